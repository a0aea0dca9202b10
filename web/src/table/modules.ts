/** What modules show in the view, told without knowing any of them: by the names of its fields. */

import { CURRENCIES, keyOf } from "../pieces";
import { known } from "../texts.svelte";
import type { Json } from "../wire";
import { BY_SEAT_PARTS, SEAT_PARTS, capital, moduleName, partName, valueOf } from "../words";
import type { Desk } from "./desk.svelte";

export type Row = { label: string; entries: { seat: number | null; text: string; value: Json }[] };
export type SideBoard = { module: string; name: string; about: string; rows: Row[] };

const THINGS = ["gone", ...SEAT_PARTS, ...BY_SEAT_PARTS]; // lists that may be as long as there are seats
const isTable = (entry: Json): boolean => entry !== null && typeof entry === "object" && !Array.isArray(entry);

/** Whether a list says something of each seat; a list of names is just a list of things. */
function bySeat(part: string, value: Json, seats: number): value is Json[] {
  if (!Array.isArray(value) || value.length !== seats || THINGS.includes(part)) return false;
  return !value.some((entry) => typeof entry === "string" || isTable(entry));
}

/** What lies in stalls is told with the money it costs. */
function readable(part: string, entry: Json): Json {
  if (part !== "stalls" || !Array.isArray(entry)) return entry;
  const stalls = entry.map((tile, at): [string, Json] => [CURRENCIES[at] ?? "", tile]);
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
    rows: shownBy(desk, module).map(([part, value]) => row(desk, module, part, value)),
  }));
}

function row(desk: Desk, module: string, part: string, value: Json): Row {
  const seats = desk.view?.players ?? 0;
  const entries = bySeat(part, value, seats)
    ? value.map((entry, seat) => ({ seat, text: valueOf(part, readable(part, entry), desk.names), value: readable(part, entry) }))
    : [{ seat: null, text: valueOf(part, value, desk.names), value }];
  return { label: capital(partName(part, module)), entries };
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
  const told = `${label} ${valueOf(part, readable(part, entry), desk.names)}`;
  const things = Array.isArray(entry) ? entry.filter((thing) => thing !== null) : [];
  return things.length && told.length > LONGEST ? `${label} ${things.length}` : told;
}
