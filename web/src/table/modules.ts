/** What modules show in the view, told without knowing any of them: by the kinds of what they show. */

import type { Component } from "svelte";
import { areaKind, isBySeat, named } from "../kinds.svelte";
import { drawnIn, pictureOf } from "../art/drawn";
import { isCell, isNames, keyOf } from "../pieces";
import { known, t } from "../texts.svelte";
import type { PanelProps } from "../panels";
import { lookOf, panelOf, roomOf, seenElsewhere, tokensOf } from "../rooms.svelte";
import type { Json, Kind, Parts } from "../wire";
import { capital, moduleName, partName, valueOf } from "../words";
import type { Desk } from "./desk.svelte";

/** For one seat or for all; `hidden` if only the number of things is known. */
export type Entry = { seat: number | null; value: Json; hidden: boolean };
type Shown = { part: string; value: Json; seats: Json[] | null; listed: boolean };
/** What a module shows under one name; `wide` if it does not fit beside the name. Without entries there is none of it. */
export type Row = { part: string; label: string; entries: Entry[]; bySeat: boolean; wide: boolean; panel: Component<PanelProps> | null };
/** What a module brings every seat, then Dirk, and when. */
export type Worth = { label: string; points: number[] };
/** `whole` draws the module as it lies on the table, above the parts that it leaves to others. */
export type SideBoard = { module: string; name: string; about: string; whole: Component<PanelProps> | null; rows: Row[]; worth: Worth | null };

const BACK = "back"; // what is drawn for a card that lies face down
const WHOLE = "whole"; // the panel that is called like no part

const isTable = (entry: Json): boolean => entry !== null && typeof entry === "object" && !Array.isArray(entry);

const namesSeat = (entry: Json): entry is { [key: string]: Json } =>
  entry !== null && typeof entry === "object" && !Array.isArray(entry) && typeof entry["seat"] === "number";

/** Counts by building type become so many tokens. */
function readable(module: string, part: string, entry: Json): Json {
  const family = tokensOf(module, part);
  if (family && isTable(entry)) return Object.entries(entry as Parts).flatMap(([kind, count]) => Array<string>(Number(count)).fill(`${family}-${kind}`));
  if (family && Array.isArray(entry)) return entry.map((kind) => `${family}-${String(kind)}`);
  return entry;
}

/** What stands for it on its board: pieces instead of numbers, where there are such pieces. */
function pictured(module: string, part: string, entry: Json): Json {
  const look = lookOf(module, part);
  if (look) return look(entry);
  const family = tokensOf(module, part);
  return family && typeof entry === "number" ? Array<string>(entry).fill(family) : readable(module, part, entry);
}

/** Whether it is a list, for each seat or for all; a number in its place counts what lies face down. */
const isList = (kind: Kind | ""): boolean => typeof kind === "object" && ("list" in kind || ("seats" in kind && isList(kind.seats)));

/** What a module would bring every seat in the next scoring, or in the last one; its board may tell it itself. */
function worthOf(desk: Desk, module: string): Worth | null {
  const forecast = desk.update?.forecast;
  if (!forecast || desk.view?.over || roomOf(module)?.counts) return null;
  const next = forecast.modules[module];
  const last = forecast.last[module];
  if (next) return { label: t("panel-if-scored", { round: forecast.round }), points: next };
  return last ? { label: t("panel-at-the-end"), points: last } : null;
}

/** All that a module shows, as it is sent. */
export const areaOf = (desk: Desk, module: string): Parts => (desk.view?.[module] ?? {}) as Parts;

/** What a module shows, with names for what the view says by its place in a list. */
function shownBy(desk: Desk, module: string): Shown[] {
  return Object.entries(areaOf(desk, module)).map(([part, raw]) => {
    const kind = areaKind(module, part);
    const value = named(kind, raw);
    return { part, value, seats: isBySeat(kind) && Array.isArray(value) ? value : null, listed: isList(kind) };
  });
}

/** One side board per module in play. */
export function sideBoards(desk: Desk): SideBoard[] {
  return (desk.view?.modules ?? []).map((module) => ({
    module,
    name: moduleName(module),
    about: known(`module-${module}-text`) ?? "",
    whole: panelOf(module, WHOLE),
    rows: rowsOf(desk, module),
    worth: worthOf(desk, module),
  }));
}

/** What there is, and what seats could have; only a board that would be empty says what will lie there. */
function rowsOf(desk: Desk, module: string): Row[] {
  const shown = shownBy(desk, module).filter(({ part }) => !seenElsewhere(module, part));
  const rows = shown.map((part) => ({ ...row(desk, module, part), value: part.value }));
  const filled: Row[] = rows.filter(({ entries, bySeat }) => entries.length || bySeat);
  if (panelOf(module, WHOLE)) return filled;
  const all = shown.some(({ seats }) => seats) ? filled : [...filled, ...builtBy(desk, module)];
  return all.length ? all : rows.filter(({ value }) => value !== null && typeof value === "object");
}

/** The tiles of a module that lie on the boards, if it says nothing of the seats itself. */
function builtBy(desk: Desk, module: string): Row[] {
  const room = roomOf(module);
  const built = (desk.view?.seats ?? []).map(({ board }) => board.map(({ tile }) => tile).filter((tile) => room && drawnIn(room, tile)));
  const entries = built.map((value, seat) => ({ seat, value, hidden: false }));
  return built.some((tiles) => tiles.length) ? [{ part: "built", label: capital(t("panel-built")), entries, bySeat: true, wide: true, panel: null }] : [];
}

function row(desk: Desk, module: string, { part, value, seats, listed }: Shown): Row {
  const told = entriesOf(value, seats, desk.you).map((entry) => ({ ...entry, hidden: listed && typeof entry.value === "number" }));
  const all = told.map((entry) => (entry.hidden ? faceDown(entry) : { ...entry, value: pictured(module, part, entry.value) }));
  const has = (entry: Entry): boolean => !isEmpty(entry.value) || (entry.value === 0 && entry.seat === null);
  const entries = all.some(has) ? all : [];
  const wide = entries.reduce((sum, entry) => sum + lengthOf(part, entry.value, desk), 0) > SHORT;
  return { part, label: capital(partName(part, module)), entries, bySeat: told.some(({ seat }) => seat !== null), wide, panel: panelOf(module, part) };
}

/** Cards that a seat holds are seen from behind; of a pile only the number is told. */
const faceDown = (entry: Entry): Entry => (entry.seat === null ? entry : { ...entry, value: Array<string>(Number(entry.value)).fill(BACK), hidden: false });

/** In characters; a picture takes hardly any room, a list always a line. */
function lengthOf(part: string, value: Json, desk: Desk): number {
  if (value !== null && typeof value === "object") return isEmpty(value) ? 0 : SHORT + 1;
  return typeof value === "string" && pictureOf(value) === "token" ? 2 : valueOf(part, value, desk.names).length;
}

/** What is told of each seat, the own one first, else the one thing that is told. */
function entriesOf(value: Json, seats: Json[] | null, own: number | null): { seat: number | null; value: Json }[] {
  if (seats) return seats.map((entry, seat) => ({ seat, value: entry })).sort((one, other) => Number(other.seat === own) - Number(one.seat === own));
  if (Array.isArray(value) && value.length && value.every(namesSeat)) return value.map(({ seat, ...rest }) => ({ seat: Number(seat), value: rest }));
  return [{ seat: null, value }];
}

const SHORT = 30; // characters that stand beside a name
/** Tiles on sale beside the market space of a currency. */
export function lotsBeside(desk: Desk, currency: string): string[] {
  return (desk.view?.modules ?? []).flatMap((module) => {
    const lots = shownBy(desk, module).find(({ part }) => part === "beside")?.value;
    const names = lots && typeof lots === "object" && !Array.isArray(lots) ? lots[currency] : null;
    return isNames(names ?? null) ? (names as string[]) : [];
  });
}

const LONGEST = 20; // characters of a chip; a longer list is only counted
const EMPTY = [null, false, 0, "", [], {}].map(keyOf);
export const isEmpty = (entry: Json): boolean =>
  EMPTY.includes(keyOf(entry)) || (Array.isArray(entry) && entry.every((thing) => thing === null));

/** What lies open before one seat: as pictures, or in a few words. */
export type Fact = { label: string; pieces: string[]; text: string };
const CHIPS = 3; // so many fit beside a miniature
const PIECES = 6; // more of them are only counted

/** For the chips beside its miniature; where things stand is seen on the miniature itself. */
export function facts(desk: Desk, seat: number): Fact[] {
  const found: Fact[] = [];
  for (const module of desk.view?.modules ?? [])
    for (const { part, seats } of shownBy(desk, module)) {
      const entry = seats?.[seat];
      const fact = entry === undefined || isEmpty(entry) ? null : factOf(module, part, entry, desk);
      if (fact) found.push(fact);
    }
  return found.slice(0, CHIPS);
}

function factOf(module: string, part: string, entry: Json, desk: Desk): Fact | null {
  const label = partName(part, module);
  const things = typeof entry === "number" ? [] : piecesIn(pictured(module, part, entry));
  if (things.length) return { label, pieces: things.length > PIECES ? [] : things, text: things.length > PIECES ? `${label} ${things.length}` : "" };
  if (entry === true) return { label, pieces: [], text: label };
  if (isTable(entry) || isCell(entry)) return null;
  const told = `${label} ${valueOf(part, readable(module, part, entry), desk.names)}`;
  const count = Array.isArray(entry) ? entry.filter((thing) => thing !== null).length : 0;
  return { label, pieces: [], text: count && told.length > LONGEST ? `${label} ${count}` : told };
}

/** Every piece that a value names, but for boards: those are too much for a small picture. */
function piecesIn(value: Json): string[] {
  if (typeof value === "string") return ["board", null].includes(pictureOf(value)) ? [] : [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(piecesIn) : [];
}
