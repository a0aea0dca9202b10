/** What part of a board is seen: pan, zoom and back home. The board can never be lost. */

import { type Box, type Point, holding, holds, middleOf, nearer } from "./geometry";

/** What the camera looks at: whose board, all of it with the places around it, and the middles of its tiles. */
export type Subject = { seat: number; all: Box; tiles: Point[] };

const STEP = 1.25;
const [FARTHEST, CLOSEST] = [0.6, 2.5];
const SLIP = 6; // pixels that are still a tap

export class Camera {
  private readonly subject: () => Subject;
  private kept: { seat: number; box: Box } | null = null;
  private fits = $state(0); // how often somebody asked to see all
  private moved = $state.raw<{ home: Box; box: Box } | null>(null);
  private pointers = new Map<number, Point>();
  dragging = $state(false);

  constructor(subject: () => Subject) {
    this.subject = subject;
  }

  /** Fits the board once; it stays as long as the same board fits into it. */
  private readonly home = $derived.by((): Box => {
    void this.fits;
    const { seat, all } = this.subject();
    if (this.kept?.seat !== seat || !holds(this.kept.box, all)) this.kept = { seat, box: all };
    return this.kept.box;
  });
  readonly box = $derived.by((): Box => (this.moved?.home === this.home ? this.moved.box : this.home));
  readonly viewBox = $derived(`${this.box.x} ${this.box.y} ${this.box.width} ${this.box.height}`);

  /** Shows all of the board, as large as it fits. */
  goHome(): void {
    this.kept = null;
    this.moved = null;
    this.fits += 1;
  }

  zoom(inwards: boolean): void {
    this.scale(inwards ? STEP : 1 / STEP, middleOf(this.box));
  }

  pan(dx: number, dy: number): void {
    this.look({ ...this.box, x: this.box.x + dx, y: this.box.y + dy });
  }

  /** Brings a cell into sight. */
  reveal(cell: Box): void {
    if (!holds(this.box, cell)) this.look(holding(this.box, cell));
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.scale(event.deltaY < 0 ? STEP : 1 / STEP, this.pointAt(event.currentTarget as Element, event.clientX, event.clientY));
  };

  down = (event: PointerEvent): void => {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragging = false;
  };

  /** Drags with one finger; two of them drag and zoom what lies between them. */
  move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragging && Math.hypot(now.x - before.x, now.y - before.y) < SLIP) return;
    this.dragging = true;
    const board = event.currentTarget as Element;
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(board, other, before, now);
    else this.drag(board, before, now);
    this.pointers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
  };

  /** The point of the board under a point of the window. */
  pointAt(board: Element, x: number, y: number): Point {
    const place = board.getBoundingClientRect();
    const unit = this.unit(place);
    const middle = middleOf(this.box);
    return { x: middle.x + (x - place.left - place.width / 2) * unit, y: middle.y + (y - place.top - place.height / 2) * unit };
  }

  private drag(board: Element, from: Point, to: Point): void {
    const unit = this.unit(board.getBoundingClientRect());
    this.pan((from.x - to.x) * unit, (from.y - to.y) * unit);
  }

  private pinch(board: Element, fixed: Point, from: Point, to: Point): void {
    const between = (finger: Point): Point => ({ x: (finger.x + fixed.x) / 2, y: (finger.y + fixed.y) / 2 });
    const apart = (finger: Point): number => Math.hypot(finger.x - fixed.x, finger.y - fixed.y) || 1;
    const { x, y } = between(from);
    this.scale(apart(to) / apart(from), this.pointAt(board, x, y));
    this.drag(board, between(from), between(to));
  }

  /** Zooms so that a point of the board stays where it is. */
  private scale(by: number, at: Point): void {
    const { all } = this.subject();
    const now = all.width / this.box.width;
    const factor = Math.min(CLOSEST, Math.max(FARTHEST, now * by)) / now;
    const [width, height] = [this.box.width / factor, this.box.height / factor];
    this.look({ x: at.x - (at.x - this.box.x) / factor, y: at.y - (at.y - this.box.y) / factor, width, height });
  }

  /** Looks at a part of the board that has a tile in it. */
  private look(box: Box): void {
    this.moved = { home: this.home, box: nearer(box, this.subject().tiles) };
  }

  /** Board units per pixel, as the picture is fitted into its place. */
  private unit(place: DOMRect): number {
    return Math.max(this.box.width / place.width, this.box.height / place.height);
  }
}
