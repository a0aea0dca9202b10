/** What part of a board is seen: pan, zoom and back home. */

import type { Box } from "./geometry";

const CLOSEST = 220; // board units across
const STEP = 1.25;

export class Camera {
  private moved = $state<{ x: number; y: number; scale: number } | null>(null);
  private readonly home: () => Box;
  private pointers = new Map<number, { x: number; y: number }>();
  dragging = $state(false);

  constructor(home: () => Box) {
    this.home = home;
  }

  readonly box = $derived.by((): Box => {
    const home = this.home();
    if (!this.moved) return home;
    const width = home.width / this.moved.scale;
    const height = home.height / this.moved.scale;
    const [x, y] = [home.x + home.width / 2 + this.moved.x, home.y + home.height / 2 + this.moved.y];
    return { x: x - width / 2, y: y - height / 2, width, height };
  });
  readonly viewBox = $derived(`${this.box.x} ${this.box.y} ${this.box.width} ${this.box.height}`);

  goHome(): void {
    this.moved = null;
  }

  zoom(inwards: boolean): void {
    const now = this.moved ?? { x: 0, y: 0, scale: 1 };
    const closest = Math.max(1, this.home().width / CLOSEST);
    const scale = Math.min(closest, Math.max(0.4, now.scale * (inwards ? STEP : 1 / STEP)));
    this.moved = { ...now, scale };
  }

  pan(dx: number, dy: number): void {
    const now = this.moved ?? { x: 0, y: 0, scale: 1 };
    this.moved = { ...now, x: now.x + dx, y: now.y + dy };
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoom(event.deltaY < 0);
  };

  down = (event: PointerEvent): void => {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragging = false;
  };

  /** Drags with one finger, zooms with two. */
  move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    if (!this.dragging && Math.hypot(dx, dy) < 6) return;
    this.dragging = true;
    const svg = event.currentTarget as SVGSVGElement;
    const unit = this.unit(svg);
    if (this.pointers.size === 2) this.pinch(event, before);
    else this.pan(-dx * unit, -dy * unit);
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  up = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
  };

  private pinch(event: PointerEvent, before: { x: number; y: number }): void {
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const now = this.moved ?? { x: 0, y: 0, scale: 1 };
    this.moved = { ...now, scale: Math.min(6, Math.max(0.4, (now.scale * is) / (was || 1))) };
  }

  /** Board units per pixel, as the picture is fitted into its place. */
  private unit(svg: SVGSVGElement): number {
    const matrix = svg.getScreenCTM();
    return matrix ? 1 / matrix.a : 1;
  }
}

/** The point of a board under the pointer. */
export function boardPoint(svg: SVGSVGElement, x: number, y: number): { x: number; y: number } | null {
  const matrix = svg.getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : null;
}
