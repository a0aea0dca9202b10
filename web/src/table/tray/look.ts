/** How something to choose looks: the pieces it is drawn as, what it is called, what one has of it. */

import { drawnAs, isCurrency, pieceName } from "../../art/drawn";
import { isType } from "../../art/palette";
import { kindAsked, kindOf } from "../../kinds.svelte";
import { cardFrom, keyOf, partsOf, worth } from "../../pieces";
import { type Outlook, rooms } from "../../rooms.svelte";
import { known, t } from "../../texts.svelte";
import type { Json, KnownKindWord, Move } from "../../wire";
import { brief, capital, partName, shortTile, valueOf, word } from "../../words";
import type { Desk } from "../desk.svelte";

const NUMBERS: readonly string[] = ["amount", "turn"] satisfies KnownKindWord[]; // drawn as numbers

/** The pieces that a value is drawn as; none if only words can tell it. */
export function lookOf(desk: Desk, kind: string, value: Json, part = ""): Outlook {
  const told = (part && roomsLook(desk, part, value)) || roomsLook(desk, kind, value);
  if (told) return told;
  const values = Array.isArray(value) ? value : [value];
  return { pieces: values.flatMap((entry) => drawn(kind, entry)) };
}

/** What the room of a module draws for a value that is no piece by itself. */
function roomsLook(desk: Desk, kind: string, value: Json): Outlook | null {
  const view = desk.view;
  if (!view) return null;
  for (const room of rooms()) {
    const look = room.options?.[kind]?.(value, { view, seat: desk.you ?? 0 });
    if (look) return look;
  }
  return null;
}

/** Who or what a kind of move is about, as a room draws it. */
export function deedPieces(desk: Desk, move: string | null | undefined): string[] {
  const view = desk.view;
  if (!view || !move) return [];
  return rooms().flatMap((room) => room.deeds?.[move]?.({ view, seat: desk.you ?? 0 })?.pieces ?? []);
}

const SEEN: readonly string[] = ["flag", "tile", "space", "cell", "turn", "money"] satisfies KnownKindWord[]; // seen where they lie, or told in words
const TWO = 2; // pictures beside a deed

/** What deeds of one kind are about: who does them, else what all of them name. */
export function deedLook(desk: Desk, moves: Move[]): string[] {
  const first = moves[0];
  if (!first) return [];
  const own = deedPieces(desk, first.move);
  if (own.length) return own.slice(0, TWO);
  const common = Object.entries(partsOf(first)).filter(([part, value]) => moves.every((move) => keyOf(move[part]) === keyOf(value)));
  const named = common.map(([part, value]) => ({ kind: kindOf(first.move, part), value })).filter(({ kind }) => !SEEN.includes(kind));
  return named.flatMap(({ kind, value }) => lookOf(desk, kind, value).pieces).slice(0, TWO);
}

function drawn(kind: string, value: Json): string[] {
  if (NUMBERS.includes(kind) || (typeof value !== "string" && typeof value !== "number")) return [];
  const name = String(value);
  const family = pieceName(kind, name);
  if (drawnAs(family)) return [family];
  return drawnAs(name) && typeof value === "string" ? [name] : [];
}

const PLAIN: readonly string[] = ["amount", "flag", "seat", "cell", "currency", "space"] satisfies KnownKindWord[]; // told in the sentence, or elsewhere
export type Thing = { part: string; kind: string; value: Json; pieces: string[] };

/** What a question is about, as far as it is drawn: a lot, a card, dice. */
export function thingsAsked(desk: Desk): Thing[] {
  const question = desk.asked ? desk.question : null;
  return Object.entries(question?.data ?? {})
    .map(([part, value]) => ({ part, kind: kindAsked(question?.kind ?? "", part), value }))
    .filter(({ kind, value }) => !PLAIN.includes(kind) && value !== null)
    .map((thing) => ({ ...thing, pieces: lookOf(desk, thing.kind, thing.value, thing.part).pieces }))
    .filter(({ pieces }) => pieces.length);
}

export const hasLook = (desk: Desk, kind: string, value: Json): boolean =>
  NUMBERS.includes(kind) || kind === "seat" || kind === "side" || lookOf(desk, kind, value).pieces.length > 0;

const MINUS = "\u2212";
/** A number with its sign; a plain one as long as nothing can be less than nothing. */
export const numeral = (value: number, signed: boolean): string => (value < 0 ? `${MINUS}${-value}` : signed && value > 0 ? `+${value}` : String(value));

/** What it is called, in as few words as its picture leaves to say. */
export function nameOf(desk: Desk, kind: string, part: string, value: Json, signed = false): string {
  if (typeof value === "string" && (isType(value) || isCurrency(value))) return word(value);
  if (typeof value === "string" && kind === "tile") return shortTile(value);
  if (typeof value === "string") return capital(known(`${part}-${value}`) ?? brief(drawnAs(value) ? value : pieceName(kind, value)));
  if (typeof value === "number" && kind !== "seat") return capital(`${partName(part)} ${numeral(value, signed)}`);
  return capital(valueOf(part, value, desk.names));
}

/** What one has of it: buildings of a type, money of a currency. */
export function ownOf(desk: Desk, value: Json): string {
  const own = desk.own;
  if (!own || typeof value !== "string") return "";
  if (isType(value)) return t("tray-built", { count: own.buildings[value] ?? 0 });
  if (isCurrency(value)) return t("tray-held", { sum: worth((own.hand ?? []).filter((name) => cardFrom(name).currency === value)) });
  return "";
}

/** What a person or a thing can do for whoever has it. */
export const powerOf = (value: Json): string => (typeof value === "string" ? (known(`power-${value.replaceAll(/[_ ]/g, "-")}`) ?? "") : "");
