/** What of a question is to be chosen in the tray: everything that lies nowhere on the table.

A question is answered one part after the other. What a part is, its kind tells; which values it may
have, the legal moves. No rule of the game and no module is known here. */

import { kindOf } from "../../kinds.svelte";
import { cardFrom, keyOf, partsOf } from "../../pieces";
import type { Json, Move } from "../../wire";
import type { Desk } from "../desk.svelte";
import { lotsBeside } from "../modules";
import { elements } from "../pick.svelte";
import { candidates, CELL_PARTS, DISPLAY_PARTS, HAND_PARTS, LISTS, needsTouch, onlyPart, SPACE_PARTS, stands, TILE_PARTS, variants } from "../picking";
import { hasLook } from "./look";

/** One thing to touch: what it is, and the kind of move that it makes. */
export type Option = { move: string; part: string; value: Json; kind: string };
/** Things to choose one of, or to gather: from `least` to `most` of them. */
export type Step = { how: "one" | "side" | "amount"; options: Option[] } | { how: "set"; options: Option[]; least: number; most: number };

const COMBINED = 1.5; // so many lists for each thing they name: then they are gathered, not listed

const inOrder = (a: Json, b: Json): number => (typeof a === "number" && typeof b === "number" ? a - b : 0);

/** The moves by their kinds. */
export function byKind(moves: Move[]): Move[][] {
  const groups = new Map<string, Move[]>();
  for (const move of moves) groups.set(move.move, [...(groups.get(move.move) ?? []), move]);
  return [...groups.values()];
}

const distinct = (moves: Move[], part: string): Json[] => {
  const found = new Map<string, Json>();
  for (const move of moves) if (move[part] !== undefined) found.set(keyOf(move[part]), move[part] as Json);
  return [...found.values()].sort(inOrder);
};

/** Whether a tile lies on the market or beside it. */
const isForSale = (desk: Desk, tile: string): boolean =>
  [...(desk.view?.market ?? []), ...desk.currencies.flatMap((currency) => lotsBeside(desk, currency))].includes(tile);

/** Whether a tile lies where it can be touched: on the market or beside it, on the own board or before it. */
function liesOpen(desk: Desk, tile: string): boolean {
  const own = desk.own;
  const mine = own ? [...own.board.map((laid) => laid.tile), ...own.reserve, ...own.pending, own.fountain ?? ""] : [];
  return isForSale(desk, tile) || mine.includes(tile);
}

/** Whether the thing lies on the table, so that it is touched there. */
function onTable(desk: Desk, move: Move, part: string): boolean {
  const value = move[part];
  if (stands(move, part, CELL_PARTS)) return true;
  if (kindOf(move.move, part) === SPACE_PARTS[0]) return true;
  if (typeof value !== "string") return false;
  if (stands(move, part, TILE_PARTS)) return liesOpen(desk, value);
  if (stands(move, part, DISPLAY_PARTS)) return desk.view?.display.includes(value) ?? false;
  return stands(move, part, HAND_PARTS) && (cardFrom(value).value !== null || (desk.own?.hand ?? []).includes(value));
}

/** The parts of a kind of move that only the tray can show. */
const hidden = (desk: Desk, moves: Move[]): string[] =>
  Object.keys(moves[0] ? partsOf(moves[0]) : {}).filter((part) => !LISTS.includes(part) && moves.some((move) => part in move && !onTable(desk, move, part)));

/** The first part that is not chosen yet; once all are, the last one, so that it can still be changed. */
export function nextStep(desk: Desk, moves: Move[]): Step | null {
  const kind = moves[0]?.move ?? "";
  const parts = hidden(desk, moves);
  const elsewhere = desk.pick.touches.filter((touch) => !parts.some((part) => touch.parts[0] === `part ${part}` || touch.parts[0] === `in ${part}`));
  let left = candidates(moves, kind, elsewhere);
  if (!left.length) left = moves;
  let last: Step | null = null;
  for (const part of parts) {
    const step = stepOf(left, part);
    if (!step) continue;
    const chosen = desk.pick.kind === kind ? desk.pick.touches.filter((touch) => touch.parts.includes(`part ${part}`) || touch.parts.includes(`in ${part}`)) : [];
    if (!chosen.length || step.how === "set") return step;
    left = candidates(left, kind, chosen);
    last = step;
  }
  return last;
}

function stepOf(moves: Move[], part: string): Step | null {
  const values = distinct(moves, part);
  const move = moves[0]?.move ?? "";
  const kind = kindOf(move, part);
  if (values.length < 2) return null;
  const option = (value: Json): Option => ({ move, part, value, kind });
  const things = values.some(Array.isArray) ? elements(moves, part) : [];
  if (things.length && values.length >= things.length * COMBINED) {
    const sizes = values.map((value) => (value as Json[]).length);
    return { how: "set", options: things.map(option), least: Math.min(...sizes), most: Math.max(...sizes) };
  }
  if (kind === "side") return needsTouch(variants(moves)) ? null : { how: "side", options: values.map(option) };
  return { how: kind === "amount" ? "amount" : "one", options: values.map(option) };
}

/** A kind of move with a single answer: drawn if it names something that is seen nowhere else. */
function alone(desk: Desk, move: Move): Option | null {
  const part = hidden(desk, [move]).find((name) => hasLook(desk, kindOf(move.move, name), move[name] as Json));
  return part ? { move: move.move, part, value: move[part] as Json, kind: kindOf(move.move, part) } : null;
}

/** Whether the thing lies in the desk: a space or a tile of the market, a card on display or in hand. */
function inDesk(desk: Desk, move: Move, part: string): boolean {
  const value = move[part];
  if (stands(move, part, TILE_PARTS)) return typeof value === "string" && isForSale(desk, value);
  return ["space", "card"].includes(kindOf(move.move, part)) && onTable(desk, move, part);
}

/** Whether what is still to be chosen after the tray lies in the desk, which the tray would cover. */
function deskNext(desk: Desk, moves: Move[]): boolean {
  if (moves.some(({ move }) => move !== desk.pick.kind)) return false;
  const parts = new Set(desk.pick.fitting.flatMap((move) => Object.keys(partsOf(move))));
  return [...parts].some((part) => distinct(desk.pick.fitting.filter((move) => inDesk(desk, move, part)), part).length > 1);
}

/** Whether a step is answered, and kept only so that it can be changed. */
export const isDecided = (desk: Desk, step: Step): boolean =>
  step.how !== "set" && step.options.some(({ part, value }) => desk.pick.count(onlyPart(part), value) > 0);

/** What the tray asks for: of one kind of move part by part, else everything that answers the question. */
export function stepFor(desk: Desk, moves: Move[]): Step | null {
  const groups = byKind(moves);
  const meant = groups.find(([first]) => first?.move === desk.pick.kind);
  const next = meant ? nextStep(desk, meant) : null;
  if (next && isDecided(desk, next) && deskNext(desk, meant ?? [])) return null;
  if (next && (groups.length === 1 || next.how !== "one" || !isDecided(desk, next))) return next;
  const steps = groups.map((group) => (group.length === 1 ? single(desk, group[0] as Move) : nextStep(desk, group)));
  const found = steps.filter((step) => step !== null);
  if (found.length === 1) return found[0] ?? null;
  const options = found.flatMap((step) => (step.how === "set" ? [] : step.options));
  return options.length ? { how: "one", options } : (found[0] ?? null);
}

function single(desk: Desk, move: Move): Step | null {
  const option = alone(desk, move);
  return option ? { how: "one", options: [option] } : null;
}

/** Answers that name nothing to draw: words. */
export const wordsOf = (desk: Desk, moves: Move[]): Move[] =>
  byKind(moves).flatMap((group) => (group.length === 1 && !alone(desk, group[0] as Move) && !LISTS.some((part) => part in (group[0] as Move)) && !touchable(desk, group[0] as Move) ? group : []));

/** Whether a move is found by touching something on the table. */
const touchable = (desk: Desk, move: Move): boolean => Object.keys(partsOf(move)).some((part) => onTable(desk, move, part));
