/** Who plays here: one key in the browser holds all seats, on every device of the same person. */

import { drop, forget, forgetHeld, type KnownTable, knownTable, knownTables, remember, type SeatKey } from "./keys";
import { ApiError, askAs } from "./net";
import { settings } from "./settings.svelte";
import type { HeldKeys } from "./wire";

const STORE = "alhambra.person";

/** `told`: the language and the time zone that the server knows. */
export type Self = { person: string; device: string; key: string; told?: string };
type Arrived = { person: string; device: string; key: string | null };
export type Device = { device: string; name: string; made: number; seen: number; here: boolean };
export type Carry = { link: string; until: number; square: { size: number; path: string } };

export function self(): Self | null {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "null") as Self | null;
  } catch {
    return null;
  }
}

function write(me: Self | null): void {
  try {
    if (me) localStorage.setItem(STORE, JSON.stringify(me));
    else localStorage.removeItem(STORE);
  } catch {
    // A browser that stores nothing still plays by its links.
  }
}

/** This device is nobody's any more: what it was given is gone. */
export function signedOut(): void {
  write(null);
  forgetHeld();
}

/** Asks for something of mine. */
export async function mine<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  try {
    return await askAs<T>(self()?.key, method, path, body, key);
  } catch (error) {
    if (error instanceof ApiError && error.reason === "unknown_device") signedOut();
    throw error;
  }
}

// --- Coming

const BROWSERS: [RegExp, string][] = [[/Firefox/, "Firefox"], [/Edg/, "Edge"], [/OPR/, "Opera"], [/Chrom/, "Chrome"], [/Safari/, "Safari"]];
const SYSTEMS: [RegExp, string][] = [[/Android/, "Android"], [/iPhone/, "iPhone"], [/iPad/, "iPad"], [/Windows/, "Windows"], [/Mac/, "macOS"], [/CrOS/, "ChromeOS"], [/Linux/, "Linux"]];

/** What one would call this device: "Firefox, Linux". */
function deviceName(): string {
  const found = [BROWSERS, SYSTEMS].map((kinds) => kinds.find(([sign]) => sign.test(navigator.userAgent))?.[1]);
  return found.filter(Boolean).join(", ");
}

const habits = (): { language: string; zone: string } => ({
  language: settings.language,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? "",
});

/** What I am told while I am away shall be in my language and at my time of day. */
export async function tellHabits(): Promise<void> {
  const me = self();
  const now = JSON.stringify(habits());
  if (!me || me.told === now) return;
  try {
    await mine("PUT", "/api/my", habits());
    write({ ...me, told: now });
  } catch {
    // Next time, then.
  }
}

export async function come(): Promise<void> {
  if (self()) return;
  const made = await askAs<Self>(undefined, "POST", "/api/people", { ...habits(), device: deviceName() });
  write({ ...made, told: JSON.stringify(habits()) });
}

/** This device becomes that of the person whose link it has, with all that it held before. */
export async function arrive(code: string): Promise<void> {
  await holdAll();
  const told = await mine<Arrived>("POST", "/api/people/arrive", { code, device: deviceName() });
  write({ person: told.person, device: told.device, key: told.key ?? self()?.key ?? "" });
}

// --- Holding

let running: Promise<void> | null = null;

/** Everything whose key lies here is held by the person who plays here; one round at a time. */
export function holdAll(): Promise<void> {
  running ??= round().finally(() => (running = null));
  return running;
}

async function round(): Promise<void> {
  for (const known of knownTables()) {
    for (const seat of known.seats) if (!seat.held) await hold(known, seat);
    if (known.host && !known.hosted && known.seats.length) await hold(known, null);
  }
}

async function hold(known: KnownTable, seat: SeatKey | null): Promise<void> {
  const key = seat?.key ?? known.host;
  try {
    await come();
    take(known.table, await mine<HeldKeys>("POST", "/api/my/games", { table: known.table }, key), seat?.name);
  } catch (error) {
    if (!(error instanceof ApiError)) return;
    if (error.status === 404) forget(known.table);
    else if (error.reason === "bad_key" && seat) drop(known.table, seat.key);
    else if (error.reason === "bad_key") remember(known.table, { host: undefined });
  }
}

function take(table: string, told: HeldKeys, name?: string): void {
  const before = knownTable(table)?.seats ?? [];
  const called = (seat: number): string => name ?? before.find((known) => known.seat === seat)?.name ?? "";
  const seats = told.seats.map(({ seat, key }) => ({ seat, key, name: called(seat), held: true }));
  remember(table, { seats, ...(told.host ? { host: told.host, hosted: true } : {}) });
}

/** Fresh keys to what I hold at a table; whether there is anything. */
export async function open(table: string): Promise<boolean> {
  if (!self()) return false;
  try {
    const told = await mine<HeldKeys>("POST", `/api/my/games/${table}/keys`, {});
    const held = told.seats.length > 0 || told.host !== null;
    if (held) take(table, told);
    return held;
  } catch {
    return false;
  }
}
