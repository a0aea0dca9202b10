/** The level that adapts: bots that whoever plays at this device beats in about half of the games.

After a victory they get a step stronger, after a defeat a step weaker. It is reckoned from games that ended on this device,
and it is kept there alone; the server is only asked for bots of one strength or another. */

import type { Catalogue } from "../wire";

const STORE = "alhambra.adapting";
const OPEN = 40; // games that may be under way
export const ADAPT = "adapt";
const BEGINNING = 2; // the step for whoever has not played against it yet: above "easy"

/** `open` are the tables whose end will count. */
type Kept = { step: number; games: number; won: number; open: string[] };

function kept(): Kept {
  const usual: Kept = { step: BEGINNING, games: 0, won: 0, open: [] };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

function keep(changed: Kept): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(changed));
  } catch {
    // A browser that stores nothing always begins anew.
  }
}

/** The strength that is reached, counted from 1, of how many; and in how many games, of which so many were won. */
export function reached(offer: Catalogue): { step: number; of: number; games: number; won: number } {
  const { step, games, won } = kept();
  return { step: Math.min(step, offer.rungs.length - 1) + 1, of: offer.rungs.length, games, won };
}

/** The bot that is meant now; a character stays where bots of that strength have any. */
export function meant(bot: string, offer: Catalogue): string {
  if (bot.split("+")[0] !== ADAPT) return bot;
  const rung = offer.rungs[reached(offer).step - 1]!;
  return offer.styled.includes(rung.split("+")[0]!) ? rung + bot.slice(ADAPT.length) : rung;
}

/** A table where bots adapt: its end will count. */
export function begun(table: string): void {
  const now = kept();
  keep({ ...now, open: [...now.open, table].slice(-OPEN) });
}

/** The game at this table is over; gives whether the bots will be stronger (1), weaker (-1), or if it does not count (0). */
export function ended(table: string, won: boolean, offer: Catalogue): number {
  const now = kept();
  if (!now.open.includes(table)) return 0;
  const step = Math.max(0, Math.min(offer.rungs.length - 1, now.step + (won ? 1 : -1)));
  keep({ step, games: now.games + 1, won: now.won + (won ? 1 : 0), open: now.open.filter((other) => other !== table) });
  return Math.sign(step - now.step);
}
