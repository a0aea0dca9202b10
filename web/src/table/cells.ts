/** How one walks over a board by keys: cell by cell, or from one place that can be chosen to the next. */

import type { Cell } from "../wire";
import { includes } from "./geometry";

/** One cell on, or to an end of the row. */
export type Walk = Cell | "first" | "last";

/** The rows of the rectangle around these cells and the fountain. */
export function field(cells: Cell[], margin: number): Cell[][] {
  const [xs, ys] = [[0, ...cells.map(([x]) => x)], [0, ...cells.map(([, y]) => y)]];
  const columns = span(xs, margin);
  return span(ys, margin).map((y) => columns.map((x): Cell => [x, y]));
}

function span(places: number[], margin: number): number[] {
  const least = Math.min(...places) - margin;
  return Array.from({ length: Math.max(...places) + margin - least + 1 }, (_, at) => least + at);
}

/** Where a step leads; at the edge one stays. With `places`, to the nearest of them on that side. */
export function walked(rows: Cell[][], from: Cell, walk: Walk, places: Cell[] | null): Cell {
  const row = rows.find((one) => includes(one, from)) ?? [];
  const sought = places ? row.filter((cell) => includes(places, cell)) : row;
  if (walk === "first") return sought[0] ?? from;
  if (walk === "last") return sought.at(-1) ?? from;
  if (places) return nearest(places, from, walk) ?? from;
  const wanted: Cell = [from[0] + walk[0], from[1] + walk[1]];
  return rows.some((one) => includes(one, wanted)) ? wanted : from;
}

function nearest(places: Cell[], from: Cell, step: Cell): Cell | undefined {
  const ahead = places
    .map((cell) => ({ cell, along: (cell[0] - from[0]) * step[0] + (cell[1] - from[1]) * step[1], far: Math.hypot(cell[0] - from[0], cell[1] - from[1]) }))
    .filter(({ along }) => along > 0)
    .sort((one, other) => one.far * 2 - one.along - (other.far * 2 - other.along));
  return ahead[0]?.cell;
}
