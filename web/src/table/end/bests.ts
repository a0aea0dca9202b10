/** What this device keeps of ends: which it has seen, and the best its people ever had. */

import type { GameRecord } from "../../wire";

const STORE = "alhambra.bests";
const KEPT = 100; // ends that are remembered

type Bests = { seen: string[]; counted: string[]; best: Record<string, number> };

function read(): Bests {
  const none: Bests = { seen: [], counted: [], best: {} };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Bests>) };
  } catch {
    return none;
  }
}

function write(bests: Bests): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(bests));
  } catch {
    // A browser that stores nothing has no bests.
  }
}

/** Whether this device sees the end of a table for the first time; from now on it has. */
export function firstSight(table: string): boolean {
  const bests = read();
  if (bests.seen.includes(table)) return false;
  write({ ...bests, seen: [table, ...bests.seen].slice(0, KEPT) });
  return true;
}

/** The most of a thing is one thing: towers are not gardens. */
const nameOf = ({ record, kind, item }: GameRecord): string => [record, kind, item].filter(Boolean).join(" ");

/** The records of own seats that no earlier game on this device has reached; the first game has nothing to beat. */
export function ownBests(table: string, records: GameRecord[], own: number[]): GameRecord[] {
  const bests = read();
  const mine = records.filter(({ seats }) => seats.some((seat) => own.includes(seat)));
  const marked = `${table} `; // a counted table carries the names of its bests
  const known = bests.counted.find((entry) => entry.startsWith(marked));
  if (known !== undefined) return mine.filter((record) => known.slice(marked.length).split(",").includes(nameOf(record)));
  const found = mine.filter((record) => record.count > (bests.best[nameOf(record)] ?? Infinity));
  for (const record of mine) bests.best[nameOf(record)] = Math.max(record.count, bests.best[nameOf(record)] ?? 0);
  bests.counted = [marked + found.map(nameOf).join(","), ...bests.counted].slice(0, KEPT);
  if (own.length) write(bests);
  return found;
}
