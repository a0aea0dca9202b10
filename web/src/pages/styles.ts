/** Bots by name: a level, and for some a character, as in `hard+builder`. */

import type { Catalogue } from "../wire";
import { ADAPT } from "./adapting";
import type { Place } from "./seating";

/** The level of a bot; without one the usual level. */
export const levelOf = (bot: string | null | undefined, offer: Catalogue): string => bot?.split("+")[0] || offer.default_bot;

/** What this bot is after beyond points, or nothing. */
export const styleOf = (bot: string | null | undefined, offer: Catalogue): string =>
  bot?.split("+").find((word) => offer.styles.some(({ id }) => id === word)) ?? "";

/** Whether bots of this level may have a character. */
export const styled = (level: string, offer: Catalogue): boolean => level === ADAPT || offer.styled.includes(level);

/** The bot of a level with a character, if it may have one. */
export const withStyle = (level: string, style: string, offer: Catalogue): string =>
  style && styled(level, offer) ? `${level}+${style}` : level;

/** Whether there is such a bot to choose. */
export function exists(bot: string, offer: Catalogue): boolean {
  const [level = "", ...styles] = bot.split("+");
  const known = level === ADAPT || offer.bots.includes(level);
  return known && (styles.length === 0 || (styles.length === 1 && styled(level, offer) && styleOf(bot, offer) === styles[0]));
}

/** The drawing a bot goes by; nothing for the usual one. */
export const faceOf = (bot: string | null | undefined, offer: Catalogue): string =>
  offer.styles.find(({ id }) => id === styleOf(bot, offer))?.face ?? "";

/** Bots that nobody has chosen get characters, each another one as long as there are enough; chance says which. */
export function cast<P extends Place>(seats: P[], offer: Catalogue, level: string = offer.default_bot): P[] {
  const taken = seats.map((seat) => styleOf(seat.bot, offer));
  const free = offer.styles.map(({ id }) => id).filter((id) => !taken.includes(id)).sort(() => Math.random() - 0.5);
  return seats.map((seat) => (seat.kind === "bot" && !seat.bot ? { ...seat, bot: withStyle(level, free.pop() ?? "", offer) } : seat));
}
