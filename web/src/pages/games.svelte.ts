/** The games of this device that are not over, and whose turn it is there. */

import { forget, knownTables, remember, type KnownTable } from "../keys";
import { ApiError, tableInfo } from "../net";
import type { TableInfo } from "../wire";
import { repeat } from "./polling";

export type Game = { known: KnownTable; info: TableInfo };

const EVERY = 15; // seconds
const found = $state<{ games: Game[] }>({ games: [] });

/** All that run or wait, those that wait for somebody here first (C1). */
export const games = (): Game[] => found.games;

/** Whether the table waits for somebody at this device. */
export const yours = ({ known, info }: Game): boolean => known.seats.some((seat) => seat.seat === info.asked);

/** Keeps the list fresh while the page is open; gives what ends that. */
export const watchGames = (): (() => void) => repeat(load, EVERY);

/** What the server knows of a table; one it has forgotten is forgotten here too. */
async function look(known: KnownTable): Promise<Game | null> {
  try {
    return { known, info: await tableInfo(known.table, known.seats[0]?.key) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forget(known.table);
    return null;
  }
}

/** A seat that somebody gave up opens no more (C8). */
const playable = ({ known, info }: Game): boolean =>
  info.state !== "over" && (info.you != null || known.seats.length > 1);

const rank = (game: Game): number => (yours(game) ? 0 : game.info.state === "running" ? 1 : 2);

async function load(): Promise<void> {
  const open = knownTables().filter((known) => !known.over && known.seats.length > 0);
  const alive = (await Promise.all(open.map(look))).filter((game): game is Game => game !== null);
  for (const { known, info } of alive) if (info.state === "over") remember(known.table, { over: true });
  found.games = alive.filter(playable).sort((one, other) => rank(one) - rank(other));
}
