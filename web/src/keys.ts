/** The tables this device sits at: secret keys, kept in the browser. */

import { HOME } from "./below";

const STORE = "alhambra.tables";
const KEPT = 40; // of the games that are over; older ones are forgotten, running ones never (C1)

/** `held`: the key is this device's own, and the person who plays here holds the seat. */
export type SeatKey = { seat: number; key: string; name: string; held?: boolean };
export type KnownTable = {
  table: string;
  seats: SeatKey[];
  host?: string;
  hosted?: boolean; // the key of the host is this device's own
  watch?: string;
  modules?: string[];
  seen?: number; // how many events of its log were on this screen
  at: number; // when this device last saw it, in milliseconds
  over?: boolean;
  promise?: string; // the hash of the deal's secret, as it was shown first
  luck?: string[]; // what was added to the deal from here
  lesson?: { id: string; at: number }; // what is taught there, and how far it has come
};

/** Tables of this device, the last one used first. */
export function knownTables(): KnownTable[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "[]") as KnownTable[];
  } catch {
    return [];
  }
}

export function knownTable(table: string): KnownTable | undefined {
  return knownTables().find((known) => known.table === table);
}

function write(tables: KnownTable[]): void {
  const old = new Set(tables.filter((known) => known.over).slice(KEPT));
  try {
    localStorage.setItem(STORE, JSON.stringify(tables.filter((known) => !old.has(known))));
  } catch {
    // A browser that stores nothing still plays by its link.
  }
}

/** Adds what is new about a table; seats are merged by their number. */
export function remember(table: string, news: Partial<Omit<KnownTable, "table">>): void {
  const others = knownTables().filter((known) => known.table !== table);
  const before = knownTable(table) ?? { table, seats: [], at: 0 };
  const fresh = (news.seats ?? []).map((seat) => unlessHeld(seat, before.seats));
  const kept = before.seats.filter((seat) => !fresh.some((other) => other.seat === seat.seat));
  const seats = [...kept, ...fresh].sort((a, b) => a.seat - b.seat);
  write([{ ...before, ...news, seats, at: Date.now() }, ...others]);
}

/** A key of this device's own outlives the link by which somebody came. */
function unlessHeld(fresh: SeatKey, before: SeatKey[]): SeatKey {
  const own = before.find((seat) => seat.seat === fresh.seat && seat.held);
  return own && !fresh.held ? { ...own, name: fresh.name } : fresh;
}

/** A key opens nothing any more. */
export function drop(table: string, key: string): void {
  write(knownTables().map((known) => (known.table === table ? { ...known, seats: known.seats.filter((seat) => seat.key !== key) } : known)));
}

/** All that this device was given goes; what it only watched stays. */
export function forgetHeld(): void {
  write(knownTables().filter((known) => !known.seats.length && !known.host));
}

export function forget(table: string): void {
  write(knownTables().filter((known) => known.table !== table));
}

/** The address that opens a seat on any device. */
export function seatLink(table: string, key: string): string {
  return `${HOME}/table/${table}#${key}`;
}
