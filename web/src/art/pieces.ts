/** What a drawing of a piece is made of, and how its name is read. */

import type { BuildingType } from "../wire";
import { isType } from "./palette";

/** A name, read as far as it can be read: `garden 4 NE`, `raven-black garden tower`, `denar shell`. */
export interface PieceName {
  name: string;
  words: string[]; // parted by spaces
  parts: string[]; // parted by spaces and hyphens
  types: BuildingType[];
  price: string;
  walls: string; // as printed
}

/** How a piece lies. */
export interface How {
  walls?: string; // sides with a wall as it lies; else those printed on it
  kind?: string; // which half of a tile of two cells
  seam?: string; // sides on which the other half lies
  half?: string; // the corner of the right angle of half a cell
  turn?: number; // quarter turns clockwise
  site?: boolean; // a building that is not finished
  owner?: string; // the colour of the seat
  side?: string; // where it looks
  count?: number;
}

export type Shape = "tile" | "card" | "token" | "board";

/** A drawing. A tile has three layers, because walls stand before its ground and behind its price. */
export interface Art {
  shape: Shape;
  box: readonly [x: number, y: number, width: number, height: number];
  art: string;
  ground?: string;
  over?: string;
  mini?: string; // its cell in a miniature, 14 by 14
  bare?: boolean; // it draws its walls itself
  tells?: boolean; // it tells itself how many there are, like a die
}

export type Draw = (piece: PieceName, how: How) => Art;

export const readName = (name: string): PieceName => {
  const words = name.split(" ").filter(Boolean);
  const last = words.at(-1) ?? "";
  const walled = words.length > 1 && /^(-|[NESW/-]+)$/.test(last);
  const body = walled ? words.slice(0, -1) : words;
  return {
    name,
    words,
    parts: name.split(/[ -]/).filter(Boolean),
    types: name.split(/[ /-]/).filter(isType),
    price: walled ? (body.findLast((word) => /^\d+$/.test(word)) ?? "") : "",
    walls: walled ? last.split("/")[0]!.replaceAll("-", "") : "",
  };
};

const TILE = [0, 0, 100, 100] as const;
const CARD = [0, 0, 70, 100] as const;
const TOKEN = [-3, -3, 54, 54] as const;

export const tile = (layers: { ground: string; art?: string; over?: string; mini?: string; box?: Art["box"]; bare?: boolean }): Art => ({ shape: "tile", box: TILE, art: "", ...layers });
export const card = (art: string): Art => ({ shape: "card", box: CARD, art });
/** A drawing that tells itself how many there are. */
export const telling = (art: Art): Art => ({ ...art, tells: true });
export const chip = (art: string): Art => ({ shape: "token", box: TOKEN, art });
/** Anything larger, or of another shape. */
export const board = (width: number, height: number, art: string): Art => ({ shape: "board", box: [0, 0, width, height], art });
/** A person in a niche. */
export const portrait = (art: string): Art => ({ shape: "card", box: [0, 0, 70, 90], art });

/** A cell of a miniature that is no building: a sign on sand, or on the colour of a type. */
export const mini = (sign: string, kind = ""): string =>
  `<g class="${kind ? `k-${kind} mn` : "mo"}"><rect width="14" height="14" fill="var(--mb)"/><g fill="var(--mf)" color="var(--mf)"><use href="#m-${sign}" x="1.4" y="1.4" width="11.2" height="11.2"/></g></g>`;
