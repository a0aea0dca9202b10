/** Where things lie on a drawn board: a cell is a square of 100, the fountain's at 0, 0. */

import { isType } from "../art/palette";
import type { Cell, Picture, PictureCell, Side } from "../wire";

export const UNIT = 100;

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

const STEPS: Record<Side, Cell> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The rectangle around cells, with a margin in cells. */
export function around(cells: Cell[], margin: number): Box {
  const xs = [0, ...cells.map(([x]) => x)];
  const ys = [0, ...cells.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [right, bottom] = [Math.max(...xs) + 1 + margin, Math.max(...ys) + 1 + margin];
  return { x: left * UNIT, y: top * UNIT, width: (right - left) * UNIT, height: (bottom - top) * UNIT };
}

export const boxOf = ([x, y]: Cell): Box => ({ x: x * UNIT, y: y * UNIT, width: UNIT, height: UNIT });

export const includes = (cells: Cell[], [x, y]: Cell): boolean => cells.some((cell) => cell[0] === x && cell[1] === y);

export const cellsOf = (picture: Picture): Cell[] => picture.cells.map(({ x, y }): Cell => [x, y]);

/** Whether one rectangle lies in another. */
export const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height;

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** How far a stretch must move until it holds a place. */
const way = (from: number, length: number, place: number): number => Math.min(0, place - from) + Math.max(0, place - from - length);

/** A rectangle moved as little as possible until it holds another. */
export function holding(box: Box, inner: Box): Box {
  const x = Math.min(0, inner.x - box.x) + Math.max(0, inner.x + inner.width - box.x - box.width);
  const y = Math.min(0, inner.y - box.y) + Math.max(0, inner.y + inner.height - box.y - box.height);
  return { ...box, x: box.x + x, y: box.y + y };
}

/** A rectangle moved as little as possible until one of these points lies in it. */
export function nearer(box: Box, points: Point[]): Box {
  const ways = points.map((point) => ({ x: way(box.x, box.width, point.x), y: way(box.y, box.height, point.y) }));
  const [least] = ways.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
  return least ? { ...box, x: box.x + least.x, y: box.y + least.y } : box;
}

/** The ends of one side of a cell. */
export function edge(x: number, y: number, side: Side): [Cell, Cell] {
  const [left, top, right, bottom] = [x * UNIT, y * UNIT, (x + 1) * UNIT, (y + 1) * UNIT];
  switch (side) {
    case "N":
      return [[left, top], [right, top]];
    case "E":
      return [[right, top], [right, bottom]];
    case "S":
      return [[right, bottom], [left, bottom]];
    case "W":
      return [[left, bottom], [left, top]];
  }
}

/** The sides on which the other half of a two-cell tile lies. */
export function seam(cell: PictureCell): string {
  if (!cell.mate) return "";
  const [x, y] = cell.mate;
  const sides = Object.entries(STEPS).filter(([, [dx, dy]]) => cell.x + dx === x && cell.y + dy === y);
  return sides.map(([side]) => side).join("");
}

/** Whether a cell counts for an item of a score sheet: by its type, or as a piece of what is scored. */
function counts(cell: PictureCell, item: string): boolean {
  const [word = ""] = cell.tile.split(" ");
  return cell.kind === item || (!cell.kind && item.split("_").some((part) => part.startsWith(word)));
}

/** The cells that lie in the shade while an item is looked at; none if nothing on the board stands out. */
export function shaded(picture: Picture, item: string | null): PictureCell[] {
  if (item === null) return [];
  const dark = picture.cells.filter((cell) => !counts(cell, item));
  const common = dark.length === picture.cells.length && item !== "wall" && !isType(item);
  return common ? [] : dark;
}

/** The middle of one side of a cell. */
export function middle(x: number, y: number, side: Side): Cell {
  const [from, to] = edge(x, y, side);
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}
