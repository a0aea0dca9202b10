/** A set-up as one line that people can send to each other: what stands behind `/new?`.

Nobody's name is in it. Whatever a reader does not know is left out and named, the rest holds. */

import { NO_CLOCK, type Timing, reading as readClock, written as writeClock } from "../clocks";
import { type Catalogue, FEWEST_PLAYERS, LONGEST_WAIT, MOST_PLAYERS, SEAT_KINDS, type SeatKind } from "../wire";
import { exists } from "./styles";
import { type Place, withColours } from "./seating";

export type Rules = { options: string[]; public: boolean; clock: Timing; takeover: number; hints: boolean };
export type SetUp = Rules & { modules: string[]; seats: Place[] };

export const USUAL_RULES: Rules = { options: [], public: false, clock: NO_CLOCK, takeover: 0, hints: false };

/** A set-up, what in the line nobody understands, and whether a later version wrote it. */
export type Reading = { setup: SetUp; unknown: string[]; later: boolean };

const VERSION = 1;
const KINDS: readonly string[] = SEAT_KINDS;

const listed = (text: string | null): string[] => (text ?? "").split(",").filter(Boolean);

export function written(setup: SetUp): string {
  const seats = setup.seats.map(({ kind, bot }) => (kind === "bot" && bot ? `bot.${bot.replaceAll("+", ".")}` : kind));
  const parts = [
    `setup=${VERSION}`,
    `modules=${setup.modules.join(",")}`,
    `options=${setup.options.join(",")}`,
    `seats=${seats.join(",")}`,
    `colours=${setup.seats.map(({ colour }) => colour).join(",")}`,
    ...writeClock(setup.clock),
    `takeover=${setup.takeover}`,
    ...(["public", "hints"] as const).filter((flag) => setup[flag]).map((flag) => `${flag}=1`),
  ];
  return parts.join("&");
}

/** Whether an address carries a set-up. */
export const carriesSetup = (line: string): boolean => new URLSearchParams(line).has("setup");

/** Reads a line; `usual` are the seats to take where it names none that can be. */
export function reading(line: string, offer: Catalogue, usual: Place[]): Reading {
  const parts = new URLSearchParams(line);
  const unknown: string[] = [];
  const those = (part: string, all: readonly string[]): string[] =>
    listed(parts.get(part)).filter((one) => all.includes(one) || !unknown.push(one));
  const seconds = (part: string): number => {
    const text = parts.get(part) ?? "0";
    const number = /^\d+$/.test(text) ? Number(text) : LONGEST_WAIT + 1;
    if (number <= LONGEST_WAIT) return number;
    unknown.push(`${part}=${text}`);
    return 0;
  };
  const modules = those("modules", offer.modules.map(({ id }) => id));
  const options = those("options", [...offer.options, ...offer.modules.flatMap((module) => module.options)]);
  const seats = withColours(seatsOf(parts, offer, unknown) ?? usual);
  const setup = {
    modules: [...new Set(modules)],
    options: [...new Set(options)],
    seats,
    clock: readClock(parts, unknown),
    takeover: seconds("takeover"),
    public: parts.get("public") === "1",
    hints: parts.get("hints") === "1",
  };
  return { setup, unknown, later: Number(parts.get("setup")) > VERSION };
}

/** The seats a line names; null if so many cannot play. */
function seatsOf(parts: URLSearchParams, offer: Catalogue, unknown: string[]): Place[] | null {
  const text = parts.get("seats");
  const seats = listed(text);
  const colours = listed(parts.get("colours"));
  if (seats.length < FEWEST_PLAYERS || seats.length > MOST_PLAYERS) {
    unknown.push(`seats=${text ?? ""}`);
    return null;
  }
  return seats.map((seat, at) => {
    const [kind = "", ...words] = seat.split(".");
    const bot = words.join("+");
    const colour = colours[at] ?? "";
    if (!KINDS.includes(kind) || (bot && !exists(bot, offer))) unknown.push(seat);
    if (!KINDS.includes(kind)) return { kind: "open", colour };
    return { kind: kind as SeatKind, colour, ...(bot && exists(bot, offer) ? { bot } : {}) };
  });
}
