/** How much of a drawing is shown, by the pixels of a tile: 2 all of it, 1 without fine lines, 0 only shapes. */

export const detail = (px: number): 0 | 1 | 2 => (px >= 48 ? 2 : px >= 28 ? 1 : 0);

const show = (node: Element, height: number): void => {
  const tall = (node as SVGSVGElement).viewBox?.baseVal.height ?? 100;
  node.setAttribute("data-detail", String(detail((height * 100) / Math.max(tall, 100))));
};
const watcher = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) show(target, contentRect.height);
});

/** Lets a drawing of its own follow its size on the screen; one inside another follows that. */
export function fitted(node: SVGSVGElement): () => void {
  if (node.ownerSVGElement) return () => undefined;
  watcher.observe(node);
  return () => watcher.unobserve(node);
}

/** Lets a group with cells of 100 follow the size and the view of the SVG around it. */
export function measured(node: SVGGraphicsElement): () => void {
  const svg = node.ownerSVGElement;
  const look = (): void => node.setAttribute("data-detail", String(detail((node.getScreenCTM()?.a ?? 1) * 100)));
  const sizes = new ResizeObserver(look);
  const views = new MutationObserver(look);
  if (svg) sizes.observe(svg);
  if (svg) views.observe(svg, { attributeFilter: ["viewBox"] });
  return () => {
    sizes.disconnect();
    views.disconnect();
  };
}
