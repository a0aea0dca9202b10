/** Walls as bands of bricks inside the edge of a tile that is 100 wide. */

import { rect } from "./shapes";

const BAND = 10; // thickness of a wall

export type Side = "N" | "E" | "S" | "W";
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];

/** A wall on the north side; the others are turned copies of it. */
export const WALL_BAND = rect(0, 0, 100, BAND);

/** Two courses of bricks, the joints of one over the middle of the other's bricks. */
export const WALL_BRICKS =
  [0, 1, 2, 3, 4, 5, 6].map((i) => rect(i * 14.3 + 1, 1.3, 12.3, 3.3)).join("") +
  rect(1, 5.6, 5.2, 3.3) +
  [0, 1, 2, 3, 4, 5].map((i) => rect(i * 14.3 + 8.2, 5.6, 12.3, 3.3)).join("") +
  rect(94, 5.6, 5, 3.3);

/** A bastion: a thick wall of stone blocks with merlons that point inwards. */
export const BASTION_BAND = rect(0, 0, 100, 9) + [0, 1, 2, 3, 4].map((i) => rect(i * 22 + 2, 8, 8, 6)).join("");
export const BASTION_STONES = [0, 1, 2, 3, 4].map((i) => rect(i * 20 + 1.5, 1.8, 17, 5.4)).join("");

/** How far a side is turned from the north, in degrees. */
export function turnOf(side: Side): number {
  return SIDES.indexOf(side) * 90;
}

/** The sides named in a text such as "NE", in order; anything else in it is ignored. */
export function sidesIn(letters: string): Side[] {
  return SIDES.filter((side) => letters.includes(side));
}
