/** What modules show in the view, told without knowing any of them: by the kinds of what they show. */

import type { Component } from "svelte";
import { areaKind, isBySeat, named } from "../kinds.svelte";
import { isNames, keyOf } from "../pieces";
import { known } from "../texts.svelte";
import type { PanelProps } from "../panels";
import { panelOf, seenElsewhere, tokensOf } from "../rooms.svelte";
import type { Json, Parts } from "../wire";
import { capital, moduleName, partName, valueOf } from "../words";
import type { Desk } from "./desk.svelte";

export type Entry = { seat: number | null; value: Json };
/** What a module shows under one name; `wide` if it does not fit beside the name. */
export type Row = { part: string; label: string; entries: Entry[]; wide: boolean; panel: Component<PanelProps> | null };
export type SideBoard = { module: string; name: string; about: string; rows: Row[] };

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

/** What a module shows, with names for what the view says by its place in a list. */
function shownBy(desk: Desk, module: string): { part: string; value: Json; seats: Json[] | null }[] {
  const shown = (desk.view?.[module] ?? {}) as Record<string, Json>;
  return Object.entries(shown).map(([part, raw]) => {
    const kind = areaKind(module, part);
    const value = named(kind, raw);
    return { part, value, seats: isBySeat(kind) && Array.isArray(value) ? value : null };
  });
}

/** One side board per module in play. */
export function sideBoards(desk: Desk): SideBoard[] {
  return (desk.view?.modules ?? []).map((module) => ({
    module,
    name: moduleName(module),
    about: known(`module-${module}-text`) ?? "",
    rows: shownBy(desk, module).filter(({ part }) => !seenElsewhere(module, part)).map(({ part, value, seats }) => row(desk, module, part, entriesOf(value, seats))).filter(({ entries }) => entries.length),
  }));
}

function row(desk: Desk, module: string, part: string, told: Entry[]): Row {
  const all = told.map((entry) => ({ ...entry, value: readable(module, part, entry.value) }));
  const entries = all.filter((entry) => !isEmpty(entry.value) || (entry.value === 0 && entry.seat === null));
  const texts = entries.map((entry) => valueOf(part, entry.value, desk.names));
  const wide = texts.join("").length > SHORT || entries.some((entry) => entry.value !== null && typeof entry.value === "object");
  return { part, label: capital(partName(part, module)), entries, wide, panel: panelOf(module, part) };
}

/** What is told of each seat, else the one thing that is told. */
function entriesOf(value: Json, seats: Json[] | null): Entry[] {
  if (seats) return seats.map((entry, seat) => ({ seat, value: entry }));
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
const isEmpty = (entry: Json): boolean =>
  EMPTY.includes(keyOf(entry)) || (Array.isArray(entry) && entry.every((thing) => thing === null));

/** What lies open before one seat, in a few words: for the chips beside its miniature. */
export function facts(desk: Desk, seat: number): string[] {
  const found: string[] = [];
  for (const module of desk.view?.modules ?? [])
    for (const { part, seats } of shownBy(desk, module)) {
      const entry = seats?.[seat];
      if (entry === undefined || isEmpty(entry)) continue;
      found.push(brief(module, part, entry, desk));
    }
  return found.slice(0, 3);
}

function brief(module: string, part: string, entry: Json, desk: Desk): string {
  const label = partName(part, module);
  if (entry === true) return label;
  const told = `${label} ${valueOf(part, readable(module, part, entry), desk.names)}`;
  const things = Array.isArray(entry) ? entry.filter((thing) => thing !== null) : [];
  return things.length && told.length > LONGEST ? `${label} ${things.length}` : told;
}
