/** The words that colours and drawings of the base game go by; the colours themselves are in palette.css. */

import { type BuildingType, TYPES } from "../wire";

/** The letters on tiles, the same as in the terminal. */
export const LETTERS: Record<BuildingType, string> = {
  pavilion: "P",
  seraglio: "S",
  arcades: "A",
  chambers: "C",
  garden: "G",
  tower: "T",
};

/** The colour of a seat for what is no drawing; `dirk` is the third player of two. */
export const seatColour = (seat: string): string => `var(--seat-${seat}, var(--w3))`;

export function isType(word: string): word is BuildingType {
  return (TYPES as readonly string[]).includes(word);
}
