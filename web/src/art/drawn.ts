/** From a name to its drawing: the base game's, or that of the rooms that are open. */

import { rooms, type RoomArt } from "../rooms.svelte";
import { baseArt, unknown } from "./base";
import { CURRENCIES } from "../wire";
import { isType } from "./palette";
import { readName, type Art, type Draw, type How, type PieceName } from "./pieces";

/** Also those that modules bring. */
export const isCurrency = (word: string): boolean =>
  (CURRENCIES as readonly string[]).includes(word) || rooms().some((room) => room.currencies?.includes(word));

function drawer(keys: string[]): Draw | null {
  for (const key of keys) for (const room of rooms()) if (room.pieces?.[key]) return room.pieces[key];
  return null;
}

function keysOf({ name, words, parts }: PieceName): string[] {
  const [first = "", second = ""] = words;
  const named = isCurrency(first) && second ? [second] : [];
  const value = first.slice((parts[0]?.length ?? 0) + 1); // of `master-weaver`: the kind alone tells less
  return [name, ...named, first, value, parts[0] ?? ""];
}

/** Whether a piece is one of this room. */
export const drawnIn = (room: RoomArt, name: string): boolean => {
  const piece = readName(name);
  return !baseArt(piece, {}) && keysOf(piece).some((key) => room.pieces?.[key]);
};

const overlaid = (piece: PieceName, how: How, art: Art): Art => {
  const more = rooms().map((room) => room.overlay?.(piece, how) ?? "").join("");
  return more ? { ...art, over: more + (art.over ?? "") } : art;
};

/** The drawing of a piece, or null if nobody has drawn it. */
export function drawnAs(name: string, how: How = {}): Art | null {
  const piece = readName(name);
  const base = baseArt(piece, how);
  if (base) return base.shape === "tile" ? overlaid(piece, how, base) : base;
  return drawer(keysOf(piece))?.(piece, how) ?? null;
}

/** The drawing of a piece, in any case. */
export const artOf = (name: string, how: How = {}): Art => drawnAs(name, how) ?? unknown(readName(name));

/** What a piece of a kind is called where only its kind tells what it is: a `crate` of the type `garden`. */
export const pieceName = (kind: string, value: string): string => (!isType(value) && !isCurrency(value) && drawnAs(value) ? value : `${kind}-${value.replaceAll(" ", "-")}`);

/** What picture there is for a name; null if it is only told. A set is drawn word by word. */
export function pictureOf(name: string): "tile" | "card" | "type" | "currency" | "token" | "board" | "set" | null {
  if (isType(name)) return "type";
  if (isCurrency(name)) return "currency";
  const shape = drawnAs(name)?.shape;
  if (shape) return shape;
  const words = name.split(" ");
  return words.length > 1 && words.every((word) => pictureOf(word) !== null) ? "set" : null;
}
