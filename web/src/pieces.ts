/** Names of pieces, read as far as they can be read; modules bring names of their own. */

import { type Cell, type Json, type Move, SIDES, type Side } from "./wire";

export type Tile = { name: string; kind: string; price: number | null; walls: string };
export type Card = { name: string; currency: string; value: number | null };

/** The currencies of the market spaces, in their order, as the server has told them. */
let currencies: readonly string[] = [];
export const useCurrencies = (names: readonly string[]): void => void (currencies = names);
/** Where money of a currency stands among the others; what is no currency comes last. */
export const placeOf = (currency: string): number => (currencies.includes(currency) ? currencies.indexOf(currency) : currencies.length);

/** Behind the name of a tile: its second cell. */
export const SECOND_MARK = " / 2";
const PRICED = /^(\S.*) (\d+) (-|[NESW/-]+)$/;
const WALLED = /^(\S.*) (-|[NESW/-]+)$/;

const firstWalls = (letters: string): string => (letters.split("/")[0] ?? "").replaceAll("-", "");

/** Reads `tower 11 N`, and any other name as far as it goes. */
export function tileFrom(name: string): Tile {
  const priced = PRICED.exec(name);
  const kind = name.split(" ")[0] ?? "";
  if (priced) return { name, kind, price: Number(priced[2]), walls: firstWalls(priced[3] ?? "") };
  const walled = WALLED.exec(name);
  return { name, kind, price: null, walls: walled ? firstWalls(walled[2] ?? "") : "" };
}

/** Reads `denar 3`; other money ends in its value, or is worth 1 if it names none (a coin). */
export function cardFrom(name: string): Card {
  const [currency = "", ...words] = name.split(" ");
  const value = words.at(-1) ?? "";
  const money = currencies.includes(currency);
  if (/^\d+$/.test(value) && (money || words.length === 1)) {
    return { name, currency, value: Number(value) };
  }
  return { name, currency, value: money && words.length > 0 ? 1 : null };
}

export const worth = (names: string[]): number =>
  names.reduce((sum, name) => sum + (cardFrom(name).value ?? 0), 0);

/** Walls after a number of quarter turns clockwise. */
export function turned(walls: string, turn: number): string {
  const there = [...walls].map((side) => SIDES[(SIDES.indexOf(side as Side) + turn) % 4]);
  return SIDES.filter((side) => there.includes(side)).join("");
}

export const isCell = (value: Json | undefined): value is Cell =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "number");

export const isNames = (value: Json | undefined): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === "string");

/** The parts of a move without its kind. */
export function partsOf(move: Move): Record<string, Json> {
  const { move: _kind, ...parts } = move;
  return parts as Record<string, Json>;
}

/** A name for a value that can be compared. */
export const keyOf = (value: unknown): string => JSON.stringify(value ?? null);
