/** All walls of an Alhambra: where they run, where two make one rampart, where towers stand, and which score. */

import type { Picture, PictureCell } from "../wire";
import { use } from "./svg";
import type { Side } from "../wire";
import { sidesIn, wall } from "./walls";

type Point = readonly [x: number, y: number];
type Edge = Side | "D"; // D is the long side of half a cell
interface Stretch {
  from: Point;
  to: Point;
  run: string; // its direction
  walls: { x: number; y: number; side: Edge }[]; // one, or two back to back
  scored: boolean;
}

function ends(x: number, y: number, side: Edge, half = ""): [Point, Point] {
  if (side === "D") return half === "NW" || half === "SE" ? [[x + 1, y], [x, y + 1]] : [[x, y], [x + 1, y + 1]];
  if (side === "N" || side === "S") return [[x, y + (side === "S" ? 1 : 0)], [x + 1, y + (side === "S" ? 1 : 0)]];
  return [[x + (side === "E" ? 1 : 0), y], [x + (side === "E" ? 1 : 0), y + 1]];
}

const runOf = ([[x, y], [toX, toY]]: [Point, Point]): string => `${toX - x},${toY - y}`;

/** Every stretch of wall between two corners of the grid. */
function stretches(picture: Picture): Map<string, Stretch> {
  const found = new Map<string, Stretch>();
  const build = (x: number, y: number, side: Edge, half = ""): void => {
    const [from, to] = ends(x, y, side, half);
    const key = `${from}|${to}`;
    const stretch = found.get(key) ?? { from, to, run: runOf([from, to]), walls: [], scored: false };
    stretch.walls.push({ x, y, side });
    found.set(key, stretch);
  };
  for (const side of sidesIn(picture.fountain.walls)) build(0, 0, side);
  for (const { x, y, walls, half, outside } of picture.cells) {
    if (outside) continue;
    for (const side of sidesIn(walls)) build(x, y, side);
    if (half) build(x, y, "D", half);
  }
  const halves = new Map(picture.cells.map((cell) => [`${cell.x},${cell.y}`, cell.half ?? ""]));
  for (const [x, y, side] of picture.rim) {
    const stretch = found.get(ends(x, y, side as Edge, halves.get(`${x},${y}`)).join("|"));
    if (stretch) stretch.scored = true;
  }
  return found;
}

const likeness = ({ run, walls }: Stretch): string => `${run} ${walls.map(({ side }) => side).sort()}`;

/** Towers hide every joint: they stand where a wall ends, turns, or becomes double. */
function towers(all: Stretch[]): string {
  const corners = new Map<string, Stretch[]>();
  for (const stretch of all) for (const point of [stretch.from, stretch.to]) corners.set(point.join(), [...(corners.get(point.join()) ?? []), stretch]);
  return [...corners]
    .map(([key, meeting]) => ({ at: key.split(",").map(Number) as unknown as Point, meeting }))
    .filter(({ meeting }) => meeting.length !== 2 || likeness(meeting[0]!) !== likeness(meeting[1]!))
    .sort(({ at: one }, { at: other }) => one[1] - other[1] || one[0] - other[0])
    .map(({ at: [x, y], meeting }) => {
      const scored = meeting.filter((stretch) => stretch.scored).length;
      const flag = scored === 1 ? use("flag", 100 * x - 16, 100 * y - 40, 32, 36) : "";
      return use("turret", 100 * x - 14.6, 100 * y - 16.4, 29.2, 32.8, scored ? "longest" : "") + flag;
    })
    .join("");
}

const seam = ({ from: [x, y], walls, run }: Stretch): string =>
  walls.length < 2 ? "" : run === "1,0" ? use("seam-h", 100 * x, 100 * y - 14, 100, 24) : use("seam-v", 100 * x - 12, 100 * y, 24, 100);

export interface Ramparts {
  /** Walls that stand behind the buildings of a row, and those before them. */
  behind: Map<number, string>;
  before: Map<number, string>;
  /** Double walls and towers, over everything. */
  over: string;
  /** Half cells whose long side scores. */
  lit: (cell: PictureCell) => boolean;
}

export function ramparts(picture: Picture): Ramparts {
  const all = [...stretches(picture).values()];
  const rows = (south: boolean): Map<number, string> => {
    const found = new Map<number, string>();
    for (const { walls, scored } of all)
      for (const { x, y, side } of walls)
        if (side !== "D" && (side === "S") === south) found.set(y, (found.get(y) ?? "") + wall(side, 100 * x, 100 * y, scored ? "longest" : ""));
    return found;
  };
  const slopes = new Set(all.filter(({ scored }) => scored).flatMap(({ walls }) => walls.filter(({ side }) => side === "D").map(({ x, y }) => `${x},${y}`)));
  return { behind: rows(false), before: rows(true), over: all.map(seam).join("") + towers(all), lit: ({ x, y }) => slopes.has(`${x},${y}`) };
}

/** Walls as lines, for a miniature with cells of 14. */
export function wallLines(picture: Picture): string {
  const all = [...stretches(picture).values()].sort((one, other) => Number(one.scored) - Number(other.scored));
  return all
    .map(({ from, to, walls, scored }) => {
      const line = `M${14 * from[0]} ${14 * from[1]}L${14 * to[0]} ${14 * to[1]}`;
      const plain = `<path d="${line}" stroke="var(--mwall)" stroke-width="${walls.length > 1 ? 3.4 : 2}" stroke-linecap="square"/>`;
      const bright = `<path d="${line}" stroke="var(--mdark)" stroke-width="4" stroke-linecap="square"/><path d="${line}" stroke="var(--mgold)" stroke-width="2.6" stroke-dasharray="5 2" stroke-dashoffset="-1"/>`;
      return scored ? bright : plain;
    })
    .join("");
}
