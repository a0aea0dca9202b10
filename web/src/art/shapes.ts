/** Path data for simple shapes, so that drawings can be written as short lists of paths. */

const n = (value: number): string => String(Math.round(value * 100) / 100);

export function poly(points: [number, number][]): string {
  return "M" + points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L") + "Z";
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
}

export function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;
}

/** A regular polygon; `from` is the angle of its first corner in degrees, 0 being east. */
export function regular(corners: number, x: number, y: number, r: number, from = -90): string {
  const points: [number, number][] = [];
  for (let i = 0; i < corners; i++) {
    const angle = ((from + (360 / corners) * i) * Math.PI) / 180;
    points.push([x + r * Math.cos(angle), y + r * Math.sin(angle)]);
  }
  return poly(points);
}

/** A star of so many points; `inner` is the radius of its notches as a share of `r`. */
export function star(points: number, x: number, y: number, r: number, inner: number, from = -90): string {
  const corners: [number, number][] = [];
  for (let i = 0; i < points * 2; i++) {
    const angle = ((from + (180 / points) * i) * Math.PI) / 180;
    const radius = i % 2 ? r * inner : r;
    corners.push([x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
  }
  return poly(corners);
}

/** The eight-pointed star of Moorish tilework: two squares, one turned by 45 degrees. */
export function khatam(x: number, y: number, r: number): string {
  return star(8, x, y, r, Math.SQRT2 / 2 / Math.cos(Math.PI / 8));
}

/** A horseshoe arch standing on `y`, open below. */
export function arch(x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  const r = half * 1.14;
  const spring = y - height + r;
  return `M${n(x - half)} ${n(y)}V${n(spring + r * 0.48)}A${n(r)} ${n(r)} 0 1 1 ${n(x + half)} ${n(spring + r * 0.48)}V${n(y)}Z`;
}

/** An onion dome standing on `y` with a finial. */
export function dome(x: number, y: number, width: number, height: number): string {
  const w = width / 2;
  const h = height;
  return (
    `M${n(x - w * 0.86)} ${n(y)}C${n(x - w * 1.25)} ${n(y - h * 0.42)} ${n(x - w * 0.35)} ${n(y - h * 0.55)} ${n(x)} ${n(y - h)}` +
    `C${n(x + w * 0.35)} ${n(y - h * 0.55)} ${n(x + w * 1.25)} ${n(y - h * 0.42)} ${n(x + w * 0.86)} ${n(y)}Z`
  );
}

/** A battlement along the top of a wall: a band with so many merlons on it. */
export function battlement(x: number, y: number, width: number, height: number, merlons: number): string {
  const step = width / (2 * merlons - 1);
  let path = `M${n(x)} ${n(y + height)}V${n(y)}`;
  for (let i = 0; i < merlons; i++) {
    path += `h${n(step)}`;
    if (i < merlons - 1) path += `v${n(height * 0.5)}h${n(step)}v${n(-height * 0.5)}`;
  }
  return path + `V${n(y + height)}Z`;
}

/** An arrow from one point to another. */
export function arrow(x1: number, y1: number, x2: number, y2: number, thick: number, head: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const at = (along: number, aside: number): [number, number] => [
    x1 + ux * along - uy * aside,
    y1 + uy * along + ux * aside,
  ];
  const neck = length - head;
  const half = thick / 2;
  return poly([at(0, -half), at(neck, -half), at(neck, -head * 0.62), at(length, 0), at(neck, head * 0.62), at(neck, half), at(0, half)]);
}
