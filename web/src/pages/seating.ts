/** Making a table: who sits where, and getting there. */

import { remember } from "../keys";
import { makeTable } from "../net";
import { go } from "../router.svelte";
import { prefer, settings } from "../settings.svelte";
import { language, t } from "../texts.svelte";
import type { NewSeat, NewTable } from "../wire";
import { rememberChoice } from "./choosing";

const BOT_NAMES = 6;

/** Names of the game for seats without a person, none of them taken twice. */
export function botNames(taken: string[], count: number): string[] {
  const used = new Set(taken.map((name) => name.trim().toLowerCase()));
  const names = Array.from({ length: BOT_NAMES }, (_, i) => t(`bot-name-${i + 1}`));
  return names.filter((name) => !used.has(name.toLowerCase())).slice(0, count);
}

/** What others call whoever plays here and has not said their name (C15). */
export const ownName = (): string => settings.name.trim() || t("guest-name");

/** Fills in the names that were left empty: the first person is a guest, bots have theirs. */
export function named(seats: NewSeat[]): NewSeat[] {
  const free = botNames(seats.map((seat) => seat.name ?? ""), seats.length);
  return seats.map((seat, i) => {
    const name = seat.name?.trim();
    if (seat.kind === "open") return { kind: "open" };
    if (seat.kind === "bot") return { ...seat, name: name || (free.shift() ?? t("seat-number", { number: i + 1 })) };
    return { kind: "human", name: name || (i === 0 ? ownName() : t("seat-number", { number: i + 1 })) };
  });
}

type Wish = Omit<NewTable, "language">;

/** What is agreed at a table of one's own, unless somebody wishes otherwise. */
export const PRIVATE = { name: "", modules: [], options: [], public: false, clock: 0, takeover: 0 };

/** Makes the table and remembers its keys on this device; gives its id. */
export async function seated(table: Wish): Promise<string> {
  const seats = named(table.seats);
  const made = await makeTable({ ...table, seats, language: language() });
  const first = table.seats.find((seat) => seat.kind === "human")?.name?.trim();
  if (first && first !== t("guest-name")) prefer({ name: first });
  if (table.modules.length) rememberChoice(table.modules);
  remember(made.table, {
    seats: made.seats.map(({ seat, key }) => ({ seat, key, name: seats[seat]?.name ?? "" })),
    host: made.host,
    watch: made.watch,
    modules: table.modules,
  });
  return made.table;
}

/** Makes the table and opens it. */
export async function sitDown(table: Wish): Promise<void> {
  go(`/table/${await seated(table)}`);
}

/** One person and bots of a level, or of the usual one; the person has the given seat. */
export function amongBots(players: number, own = 0, level?: string): NewSeat[] {
  const me: NewSeat = { kind: "human", name: ownName() };
  return Array.from({ length: players }, (_, seat) => (seat === own ? me : { kind: "bot", ...(level ? { bot: level } : {}) }));
}
