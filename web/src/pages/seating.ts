/** Making a table: who sits where, and getting there. */

import { NO_CLOCK } from "../clocks";
import { remember } from "../keys";
import { makeTable } from "../net";
import { go } from "../router.svelte";
import { prefer, settings } from "../settings.svelte";
import { language, t } from "../texts.svelte";
import { AVATARS, BOT_FACE, COLOURS, type Catalogue, type NewTable, type SeatWish } from "../wire";
import { ADAPT, begun, meant } from "./adapting";
import { cast } from "./styles";
import { rememberChoice } from "./choosing";

const BOT_NAMES = 6;
/** The drawings that people go by. */
export const FACES = AVATARS.slice(0, AVATARS.indexOf(BOT_FACE));

/** A seat while it is being agreed on. */
export type Place = SeatWish & { colour?: string };

/** Names of the game for seats without a person, none of them taken twice. */
function botNames(taken: string[], count: number): string[] {
  const used = new Set(taken.map((name) => name.trim().toLowerCase()));
  const names = Array.from({ length: BOT_NAMES }, (_, i) => t(`bot-name-${i + 1}`));
  return names.filter((name) => !used.has(name.toLowerCase())).slice(0, count);
}

/** What others call whoever plays here and has not said their name (C15). */
export const ownName = (): string => settings.name.trim() || t("guest-name");

/** Whoever sits at this device, as they like to be seen. */
export const myself = (): Place => ({ kind: "human", name: settings.name, avatar: settings.avatar, colour: settings.colour });

/** Fills in the names that were left empty: the first person is a guest, bots have theirs. */
function named(seats: Place[]): Place[] {
  const free = botNames(seats.map((seat) => seat.name ?? ""), seats.length);
  return seats.map((seat, i) => {
    const name = seat.name?.trim();
    if (seat.kind === "open") return { ...seat, name: "", avatar: "" };
    if (seat.kind === "bot") return { ...seat, name: name || (free.shift() ?? t("seat-number", { number: i + 1 })) };
    return { ...seat, name: name || (i === 0 ? ownName() : t("seat-number", { number: i + 1 })) };
  });
}

/** Every person has a face, at first one that nobody else has. */
export function withFaces(seats: Place[]): Place[] {
  const free = FACES.filter((face) => !seats.some((seat) => seat.avatar === face));
  return seats.map((seat) => (seat.kind === "human" && !seat.avatar ? { ...seat, avatar: free.shift()! } : seat));
}

/** Every seat has the colour it asks for, if nobody before it has that one; else the first that is free. */
export function withColours(seats: Place[]): (Place & { colour: string })[] {
  const all: readonly string[] = COLOURS;
  const wishes = seats.map((seat) => seat.colour ?? "");
  const granted = wishes.map((wish, at) => all.includes(wish) && wishes.indexOf(wish) === at);
  const free = all.filter((colour) => !wishes.includes(colour));
  return seats.map((seat, at) => ({ ...seat, colour: granted[at] ? wishes[at]! : free.shift()! }));
}

type Wish = Omit<NewTable, "language" | "colours" | "seats"> & { modules: string[]; seats: Place[] };

/** What is agreed at a table of one's own, unless somebody wishes otherwise. */
export const PRIVATE = { name: "", modules: [], options: [], public: false, clock: NO_CLOCK, takeover: 0 };

/** Whoever sits down at this device first is remembered, so that nobody is asked twice. */
function rememberMe(seats: Place[]): void {
  const me = seats.find((seat) => seat.kind === "human");
  if (!me) return;
  const name = me.name?.trim() ?? "";
  prefer({ avatar: me.avatar ?? "", colour: me.colour ?? "", ...(name && name !== t("guest-name") ? { name } : {}) });
}

/** Makes the table and remembers its keys on this device; gives its id. Bots are as strong as their level says by now. */
export async function seated(table: Wish, offer?: Catalogue): Promise<string> {
  const places = withColours(withFaces(named(table.seats)));
  const seats = places.map(({ colour: _colour, ...seat }) => (offer && seat.bot ? { ...seat, bot: meant(seat.bot, offer) } : seat));
  const made = await makeTable({ ...table, seats, colours: places.map(({ colour }) => colour), language: language() });
  rememberMe(table.seats);
  if (table.modules.length) rememberChoice(table.modules);
  if (table.seats.some((seat) => seat.bot?.startsWith(ADAPT))) begun(made.table);
  remember(made.table, {
    seats: made.seats.map(({ seat, key }) => ({ seat, key, name: seats[seat]?.name ?? "" })),
    host: made.host,
    watch: made.watch,
    modules: table.modules,
  });
  return made.table;
}

/** Makes the table and opens it. */
export async function sitDown(table: Wish, offer?: Catalogue): Promise<void> {
  go(`/table/${await seated(table, offer)}`);
}

/** One person and bots; the person has the given seat. */
export function amongBots(players: number, own = 0): Place[] {
  const me: Place = { ...myself(), name: ownName() };
  return Array.from({ length: players }, (_, seat) => (seat === own ? me : { kind: "bot" }));
}

/** One person and bots of a level, each with another character. */
export const amongCharacters = (players: number, level: string, offer: Catalogue): Place[] => cast(amongBots(players), offer, level);
