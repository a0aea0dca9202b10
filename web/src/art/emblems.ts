/** The emblem of every module, and the ground it lies on: one colour per box. */

import { UNKNOWN } from "./figures";
import { BOX_EMBLEMS } from "./emblems_boxes";
import { DESIGNER_EMBLEMS } from "./emblems_designers";
import type { Drawing } from "./drawing";

export interface GroundPaint {
  fill: string;
  star: string;
  edge: string;
}

const GROUNDS: GroundPaint[] = [
  { fill: "#dbe7ef", star: "#c3d8e6", edge: "#6d93ad" },
  { fill: "#f2dcd3", star: "#ecc8ba", edge: "#b87a63" },
  { fill: "#e3e9d2", star: "#d2dcb6", edge: "#8c9b5c" },
  { fill: "#e9dff0", star: "#d9c9e4", edge: "#9479a8" },
  { fill: "#f6e7c0", star: "#efd798", edge: "#b8943f" },
  { fill: "#d8ebe4", star: "#bfdcd1", edge: "#6a9e8b" },
  { fill: "#f6dbe3", star: "#eec3cf", edge: "#b57488" },
  { fill: "#f3e3cf", star: "#ead0af", edge: "#b08a59" },
  { fill: "#e2e2ea", star: "#cfcfdc", edge: "#8686a0" },
];

/** The last module number of each ground; the boxes follow each other in this order. */
const LAST = [4, 8, 12, 16, 20, 24, 26, 40, 43];

const ORDER = [...Object.keys(BOX_EMBLEMS), ...Object.keys(DESIGNER_EMBLEMS)];

export function ground(id: string): GroundPaint {
  const number = ORDER.indexOf(id) + 1;
  const box = LAST.findIndex((last) => number <= last);
  return GROUNDS[number > 0 && box >= 0 ? box : 7]!;
}

export function emblem(id: string): Drawing {
  return BOX_EMBLEMS[id] ?? DESIGNER_EMBLEMS[id] ?? UNKNOWN;
}
