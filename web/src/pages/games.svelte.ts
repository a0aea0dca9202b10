/** My games, on whichever device they were begun: what waits for me first, finished ones last (C1). */

import { forget, knownTable, knownTables, remember } from "../keys";
import { ApiError } from "../net";
import { holdAll, mine, self, tellHabits } from "../person";
import type { MyGame } from "../wire";
import { repeat } from "./polling";

const EVERY = 15; // seconds
const AWAY = 60; // the same while nobody looks: the title still tells how many games wait
const STORE = "alhambra.games"; // the last known list, for when there is no network

const found = $state<{ games: MyGame[]; offline: boolean }>({ games: stored(), offline: false });

function stored(): MyGame[] {
  try {
    return self() ? (JSON.parse(localStorage.getItem(STORE) ?? "[]") as MyGame[]) : [];
  } catch {
    return [];
  }
}

function keep(games: MyGame[]): void {
  found.games = games;
  try {
    localStorage.setItem(STORE, JSON.stringify(games));
  } catch {
    // Then nothing is shown without network.
  }
}

/** Those that are not over, those that wait for me first. */
export const games = (): MyGame[] => found.games.filter(({ info }) => info.state !== "over");
export const finished = (): MyGame[] => found.games.filter(({ info }) => info.state === "over");
/** How many wait for me. */
export const turns = (): number => found.games.filter(({ waits }) => waits).length;
/** Whether the list is the last one known. */
export const offline = (): boolean => found.offline;

/** Keeps the list fresh; gives what ends that. */
export const watchGames = (): (() => void) => repeat(refresh, EVERY, AWAY);

let looking: Promise<void> | null = null;

/** Looks once, also if several ask for it. */
export function refresh(): Promise<void> {
  looking ??= look().finally(() => (looking = null));
  return looking;
}

async function look(): Promise<void> {
  try {
    await holdAll();
    await tellHabits();
    if (self()) settle(await mine<MyGame[]>("GET", "/api/my/games"));
    else keep([]);
    found.offline = false;
  } catch (error) {
    found.offline = error instanceof ApiError && error.status === 0;
    if (!self()) keep([]); // signed out
  }
}

/** What is over or gone is so for this device too. */
function settle(list: MyGame[]): void {
  const there = new Map(list.map((game) => [game.info.table, game]));
  for (const known of knownTables()) {
    const game = there.get(known.table);
    if (!game && known.seats.some(({ held }) => held)) forget(known.table);
    if (game?.info.state === "over" && !known.over) remember(known.table, { over: true });
  }
  keep(list);
}

/** A lesson goes on with its teacher, where it was begun (C10). */
export function addressOf({ info }: MyGame): string {
  const lesson = knownTable(info.table)?.lesson;
  return lesson ? `/learn/${lesson.id}/${info.table}` : `/table/${info.table}`;
}
