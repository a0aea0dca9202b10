/** What modules show in the view, told without knowing any of them: by the names of its fields. */

import type { Component } from "svelte";
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

const THINGS = ["gone", "rooms", "dice", "owner", "looked", "losses"]; // lists that may be as long as there are seats
const isTable = (entry: Json): boolean => entry !== null && typeof entry === "object" && !Array.isArray(entry);

/** Whether a list says something of each seat; a list of names is just a list of things. */
function bySeat(part: string, value: Json, seats: number): value is Json[] {
  if (!Array.isArray(value) || value.length !== seats || THINGS.includes(part)) return false;
  return !value.some((entry) => typeof entry === "string" || isTable(entry));
}

const namesSeat = (entry: Json): entry is { [key: string]: Json } =>
  entry !== null && typeof entry === "object" && !Array.isArray(entry) && typeof entry["seat"] === "number";

/** Counts by building type become so many tokens; what lies in stalls is told with the money it costs. */
function readable(desk: Desk, module: string, part: string, entry: Json): Json {
  const family = tokensOf(module, part);
  if (family && isTable(entry)) return Object.entries(entry as Parts).flatMap(([kind, count]) => Array<string>(Number(count)).fill(`${family}-${kind}`));
  if (family && isNames(entry)) return entry.map((kind) => `${family}-${kind}`);
  if (part !== "stalls" || !Array.isArray(entry)) return entry;
  const stalls = entry.map((tile, at): [string, Json] => [desk.currencies[at] ?? "", tile]);
  return Object.fromEntries(stalls.filter(([, tile]) => tile !== null));
}

const shownBy = (desk: Desk, module: string): [string, Json][] => {
  const shown = desk.view?.[module];
  return shown && typeof shown === "object" ? Object.entries(shown as Record<string, Json>) : [];
};

/** One side board per module in play. */
export function sideBoards(desk: Desk): SideBoard[] {
  return (desk.view?.modules ?? []).map((module) => ({
    module,
    name: moduleName(module),
    about: known(`module-${module}-text`) ?? "",
    rows: shownBy(desk, module).filter(([part]) => !seenElsewhere(module, part)).map(([part, value]) => row(desk, module, part, value)).filter(({ entries }) => entries.length),
  }));
}

function row(desk: Desk, module: string, part: string, value: Json): Row {
  const seats = desk.view?.players ?? 0;
  const all = entriesOf(part, value, seats).map((entry) => ({ ...entry, value: readable(desk, module, part, entry.value) }));
  const entries = all.filter((entry) => !isEmpty(entry.value) || (entry.value === 0 && entry.seat === null));
  const texts = entries.map((entry) => valueOf(part, entry.value, desk.names));
  const wide = texts.join("").length > SHORT || entries.some((entry) => entry.value !== null && typeof entry.value === "object");
  return { part, label: capital(partName(part, module)), entries, wide, panel: panelOf(module, part) };
}

/** What is told of each seat, else the one thing that is told. */
function entriesOf(part: string, value: Json, seats: number): Entry[] {
  if (bySeat(part, value, seats)) return value.map((entry, seat) => ({ seat, value: entry }));
  if (Array.isArray(value) && value.length && value.every(namesSeat)) return value.map(({ seat, ...rest }) => ({ seat: Number(seat), value: rest }));
  return [{ seat: null, value }];
}

const SHORT = 30; // characters that stand beside a name
/** Tiles on sale beside the market space of a currency. */
export function lotsBeside(desk: Desk, currency: string): string[] {
  return (desk.view?.modules ?? []).flatMap((module) => {
    const lots = shownBy(desk, module).find(([part]) => part === "beside")?.[1];
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
    for (const [part, value] of shownBy(desk, module)) {
      const entry = bySeat(part, value, desk.view?.players ?? 0) ? value[seat] : undefined;
      if (entry === undefined || isEmpty(entry)) continue;
      found.push(brief(module, part, entry, desk));
    }
  return found.slice(0, 3);
}

function brief(module: string, part: string, entry: Json, desk: Desk): string {
  const label = partName(part, module);
  if (entry === true) return label;
  const told = `${label} ${valueOf(part, readable(desk, module, part, entry), desk.names)}`;
  const things = Array.isArray(entry) ? entry.filter((thing) => thing !== null) : [];
  return things.length && told.length > LONGEST ? `${label} ${things.length}` : told;
}
