/** Walls of one tile as it lies alone; on a board they join those of other tiles. */

import { SIDES, type Side } from "../wire";
import { readName, type Art } from "./pieces";
import { use } from "./svg";

/** The sides named in a text such as "NE", in order; anything else in it is ignored. */
export const sidesIn = (letters: string): Side[] => SIDES.filter((side) => letters.includes(side));

export const wall = (side: Side, x = 0, y = 0, tone = ""): string => use(`wall-${side.toLowerCase()}`, x, y, 100, 100, tone);

const CORNERS: [Side, Side, x: number, y: number][] = [["N", "W", 7.5, 12.5], ["N", "E", 92.5, 12.5], ["S", "E", 92.5, 90], ["S", "W", 7.5, 90]];

/** Little towers inside the corners where two walls of a loose tile meet. */
const towers = (sides: string): string =>
  CORNERS.filter(([one, other]) => sides.includes(one) && sides.includes(other))
    .map(([, , x, y]) => use("turret", x - 13.6, y - 15.3, 27.2, 30.6))
    .join("");

/** Walls behind and before what stands on a cell. */
export const behind = (sides: string): string => sidesIn(sides).filter((side) => side !== "S").map((side) => wall(side)).join("");
export const before = (sides: string): string => (sides.includes("S") ? wall("S") : "");

/** A tile with its walls, from the ground to its price. */
export function walled(art: Art, name: string, walls?: string): string {
  const sides = art.bare ? "" : (walls ?? readName(name).walls);
  return (art.ground ?? "") + behind(sides) + art.art + before(sides) + towers(sides) + (art.over ?? "");
}
