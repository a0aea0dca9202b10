/** From touched things to a move, for moves of any kind.

The legal moves are given. Everything a person touches narrows them down: a thing on the table stands
for one of the parts below. Cards are gathered in lists, since several make one payment. No rule of
the game is known here: whatever is built of free lists is put to the server before it is offered. */

import { kindOf } from "../kinds.svelte";
import { cardFrom, keyOf, partsOf } from "../pieces";
import type { Cell, Json, KnownKindWord, Move, Parts } from "../wire";

/** The kinds of parts that a thing on the table can stand for. */
const kinds = (...words: KnownKindWord[]): string[] => words;
export const SPACE_PARTS = kinds("space");
export const TILE_PARTS = kinds("tile");
export const CELL_PARTS = kinds("cell");
export const DISPLAY_PARTS = kinds("card");
export const HAND_PARTS = kinds("money", "held");
export const THINGS = [SPACE_PARTS, TILE_PARTS, CELL_PARTS];
/** Lists of cards that are gathered one by one: from the display, and from the hand. */
export const LISTS = ["cards", "pay"];

/** Something touched: a value for a part of some kinds, for the one part of a name, or one of those in a list. */
export type Touch = { parts: string[]; value: Json };
/** Moves that differ only in the cards they name. */
export type Variant = { sample: Move; moves: Move[] };

export const onlyPart = (part: string): string[] => [`part ${part}`];
export const within = (part: string): string[] => [`in ${part}`];

const same = (a: unknown, b: unknown): boolean => keyOf(a) === keyOf(b);
export const sameTouch = (a: Touch, b: Touch): boolean => same(a, b);

/** Whether a part of a move is meant by a touch of these parts. */
export const stands = (move: Move, part: string, parts: string[]): boolean =>
  parts.includes(`part ${part}`) || parts.includes(kindOf(move.move, part));

/** Whether a move names cells or cards: then the table shows what it would do, before it is confirmed. */
export const isShown = (move: Move): boolean =>
  LISTS.some((list) => list in move) || Object.keys(partsOf(move)).some((part) => CELL_PARTS.includes(kindOf(move.move, part)));

/** The tile and the cell of a move that names one of each. */
export function putDown(move: Move): { tile: string; at: Cell } | null {
  const [tiles, cells] = [valuesIn([move], TILE_PARTS) as string[], valuesIn([move], CELL_PARTS) as Cell[]];
  return tiles.length === 1 && cells.length === 1 ? { tile: tiles[0] ?? "", at: cells[0] ?? [0, 0] } : null;
}

const listMeant = (parts: string[]): string | null => (parts[0]?.startsWith("in ") ? parts[0].slice(3) : null);

/** Whether the list of a move has everything that was gathered for it, copies counted. */
function holds(move: Move, touch: Touch, touches: Touch[]): boolean {
  const list = move[listMeant(touch.parts) ?? ""];
  const gathered = touches.filter((other) => sameTouch(other, touch)).length;
  return Array.isArray(list) && list.filter((value) => same(value, touch.value)).length >= gathered;
}

const matches = (move: Move, touch: Touch, touches: Touch[]): boolean =>
  listMeant(touch.parts) ? holds(move, touch, touches) : Object.keys(partsOf(move)).some((part) => stands(move, part, touch.parts) && same(move[part], touch.value));

/** The moves of a kind (or all) that fit everything touched. */
export function candidates(moves: Move[], kind: string | null, touches: Touch[]): Move[] {
  return moves.filter(
    (move) => (!kind || move.move === kind) && touches.every((touch) => matches(move, touch, touches)),
  );
}

/** The touches after one more: kept together if a move fits them all, else the new one wins. */
export function touched(moves: Move[], kind: string | null, before: Touch[], touch: Touch): Touch[] {
  const others = before.filter((other) => !same(other.parts, touch.parts));
  const tries = [[...before, touch], [...others, touch]];
  return tries.find((attempt) => candidates(moves, kind, attempt).length) ?? [touch];
}

/** Whether what was gathered for the lists of a move is all that they name. */
export const isGathered = (move: Move, touches: Touch[]): boolean =>
  touches.every(({ parts }) => {
    const part = listMeant(parts);
    return part === null || (move[part] as Json[]).length === touches.filter((other) => same(other.parts, parts)).length;
  });

const withoutLists = (move: Move): Parts =>
  Object.fromEntries(Object.entries(move).filter(([part]) => !LISTS.includes(part)));

/** The moves grouped by everything but the cards they name. */
export function variants(moves: Move[]): Variant[] {
  const found = new Map<string, Variant>();
  for (const move of moves) {
    const key = keyOf(withoutLists(move));
    const known = found.get(key);
    if (known) known.moves.push(move);
    else found.set(key, { sample: move, moves: [move] });
  }
  return [...found.values()];
}

/** The list for which something was gathered. */
export const gatheredPart = (touches: Touch[]): string | undefined => touches.map(({ parts }) => listMeant(parts)).find((part) => part !== null) ?? undefined;

/** The parts in which variants differ; "move" stands for the kind. */
export function differing(list: Variant[]): string[] {
  const first = list[0];
  if (!first) return [];
  const parts = new Set(list.flatMap((variant) => Object.keys(withoutLists(variant.sample))));
  return [...parts].filter((part) => list.some((other) => !same(other.sample[part], first.sample[part])));
}

/** Whether variants differ in things that can still be touched on the table. */
export const needsTouch = (list: Variant[], touches: Touch[] = []): boolean =>
  THINGS.some((parts) => differ(list, parts) && list.some(({ sample }) => named(sample, parts).some((value) => !touches.some((touch) => sameTouch(touch, { parts, value })))));

const differ = (list: Variant[], parts: string[]): boolean => new Set(list.map(({ sample }) => keyOf(named(sample, parts)))).size > 1;

/** What a move names for some kinds of parts. */
const named = (move: Move, parts: string[]): Json[] =>
  Object.entries(partsOf(move)).flatMap(([part, value]) => (stands(move, part, parts) && !isList(value, parts) ? [value] : []));

/** A cell is two numbers, but not a list of things to touch. */
const isList = (value: Json, parts: string[]): boolean => Array.isArray(value) && parts !== CELL_PARTS;

/** The values a list of moves has for some kinds of parts, each once. */
export function valuesIn(moves: Move[], parts: string[]): Json[] {
  const found = new Map<string, Json>();
  for (const move of moves) for (const value of named(move, parts)) found.set(keyOf(value), value);
  return [...found.values()];
}

/** Every card that a list part names in some move. */
export const cardsIn = (moves: Move[], part: string): string[] => [
  ...new Set(moves.flatMap((move) => (Array.isArray(move[part]) ? (move[part] as string[]) : []))),
];

const sorted = (names: string[]): string => keyOf([...names].sort());
export const sameCards = (a: Json | undefined, b: string[]): boolean =>
  Array.isArray(a) && sorted(a as string[]) === sorted(b);

/** Whether two moves are one; the order of cards does not matter. */
export const sameMove = (a: Move, b: Move): boolean =>
  keyOf(Object.keys(a).sort()) === keyOf(Object.keys(b).sort()) &&
  Object.keys(a).every((part) => (LISTS.includes(part) ? sameCards(a[part], b[part] as string[]) : same(a[part], b[part])));

/** Whether some move of a variant names no card in this list: a price of nothing. */
const mayBeEmpty = (variant: Variant, part: string): boolean =>
  variant.moves.some((move) => Array.isArray(move[part]) && !(move[part] as Json[]).length);

/** The move of a variant with the cards gathered so far; null as long as cards are missing. */
export function built(variant: Variant, cards: string[], pay: string[]): Move | null {
  const lists: Record<string, string[]> = { cards, pay };
  const move: Move = { ...variant.sample };
  for (const part of LISTS) {
    if (!(part in move)) continue;
    const listed = lists[part] ?? [];
    if (!listed.length && !mayBeEmpty(variant, part)) return null;
    move[part] = listed;
  }
  return move;
}

/** Whether the move is listed as it is. */
export const isListed = (variant: Variant, move: Move): boolean =>
  variant.moves.some((other) =>
    LISTS.every((part) => !(part in other) || sameCards(other[part], move[part] as string[])),
  );

/** The cards that some payment needs besides those of the hand: coins, cards of the display and the like. */
export function otherMeans(moves: Move[], hand: string[]): string[] {
  const most = new Map<string, number>();
  for (const move of moves) {
    const pay = Array.isArray(move["pay"]) ? (move["pay"] as string[]) : (valuesIn([move], HAND_PARTS) as string[]).filter((name) => cardFrom(name).value !== null);
    const counts = new Map<string, number>();
    for (const name of pay) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [name, count] of counts) most.set(name, Math.max(count, most.get(name) ?? 0));
  }
  const held = (name: string): number => hand.filter((card) => card === name).length;
  return [...most].flatMap(([name, count]) => Array<string>(Math.max(0, count - held(name))).fill(name));
}
