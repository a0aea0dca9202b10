/** What happened, in sentences: each with the tiles it names as pictures, and what of the boards it speaks of. */

import { cardFrom, isCell, isNames, tileFrom } from "./pieces";
import { known, t } from "./texts.svelte";
import type { Cell, GameEvent, Json, KnownEventWord, Parts } from "./wire";
import { type Names, argsOf, cardNames, listing, shortTile, wareText, word } from "./words";

/** Events that a seat's own answer causes. */
export const DEEDS: readonly string[] = ["took", "bought", "placed", "stored", "given", "added", "removed", "exchanged", "passed"] satisfies KnownEventWord[];
const PURCHASE = ["event", "seat", "space", "price", "paid", "exact"]; // besides what names the ware
const SETTLING: readonly string[] = ["placed", "stored", "given"] satisfies KnownEventWord[]; // what becomes of a tile that was bought

/** A run of a sentence: words, or a tile that is drawn. */
export type Said = string | { tile: string };
/** What a sentence speaks of: tiles and cells of one board. */
export type Light = { seat: number; tiles: string[]; cells: Cell[] };
/** One thing that happened. */
export type Step = { seat: number | null; said: Said[]; light: Light | null; round: number | null };
/** What one seat did in a row. */
export type Paragraph = { seat: number | null; steps: Step[] };

const text = (value: Json | undefined): string => (typeof value === "string" ? value : "");
const seatOf = (event: GameEvent): number => (typeof event["seat"] === "number" ? event["seat"] : -1);
const isTile = (name: string): boolean => tileFrom(name).price !== null;

// --- Tiles within sentences

const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARK = new RegExp(`${OPEN}(\\d+)${CLOSE}`);

/** Puts signs for tiles into texts, and finds them again. */
class Signs {
  private readonly tiles: string[] = [];

  sign(tile: string): string {
    return `${OPEN}${this.tiles.push(tile) - 1}${CLOSE}`;
  }

  /** Parts with their tiles as signs. */
  signed(parts: Parts): Parts {
    return Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, this.value(part, value)]));
  }

  private value(part: string, value: Json): Json {
    if (Array.isArray(value)) return value.map((one) => this.value("", one));
    const drawn = typeof value === "string" && (isTile(value) || (part === "tile" && value.includes(" ") && !value.startsWith("fountain")));
    return drawn ? this.sign(value) : value;
  }

  read(told: string): Said[] {
    return told.split(MARK).flatMap((run, at): Said[] => {
      if (at % 2) return [{ tile: this.tiles[Number(run)] ?? "" }];
      return run ? [run] : [];
    });
  }
}

/** A sentence in words alone. */
export const plain = (said: Said[]): string => said.map((run) => (typeof run === "string" ? run : shortTile(run.tile))).join("");

/** Money as one says it: the values, then the currency. */
function money(value: Json | undefined): string {
  const names = isNames(value) ? value : [];
  const sums = new Map<string, number[]>();
  const others: string[] = [];
  for (const card of names.map(cardFrom)) {
    if (card.value !== null && card.name === `${card.currency} ${card.value}`)
      sums.set(card.currency, [...(sums.get(card.currency) ?? []), card.value]);
    else others.push(card.name);
  }
  const told = [...sums].map(([currency, values]) => `${values.sort((a, b) => a - b).join(" + ")} ${word(currency)}`);
  return listing([...told, ...(others.length ? [cardNames(others)] : [])]);
}

// --- One event

function deed(event: GameEvent, names: Names, signs: Signs): string {
  const { event: kind, ...parts } = event;
  if (kind === "took") return t("event-took", { cards: money(event["cards"]) });
  if (kind === "passed") return t("event-passed");
  if (kind !== "bought") return t(`event-${kind}`, { tile: signs.sign(text(parts["tile"])) });
  const ware = Object.fromEntries(Object.entries(event).filter(([part]) => !PURCHASE.includes(part)));
  const told = Object.keys(ware).length === 1 && "tile" in ware ? signs.sign(text(ware["tile"])) : wareText(signs.signed(ware), names);
  return t(event["exact"] ? "event-bought-exactly" : "event-bought", { tile: told, cards: money(event["paid"]) });
}

function tableEvent(event: GameEvent, names: Names, signs: Signs): string | null {
  const name = names[seatOf(event)] ?? "";
  const list = (part: string): Json[] => (Array.isArray(event[part]) ? event[part] : []);
  switch (event.event) {
    case "starts":
      return t("event-starts", { name });
    case "scored": {
      const points = list("points").map((won, seat) => `${names[seat]} ${Number(won) < 0 ? "" : "+"}${won}`);
      return t(`event-scored-${event["round"]}`, { points: listing(points) });
    }
    case "dirk_drew":
      return t("event-dirk-drew", { count: list("tiles").length });
    case "reshuffled":
      return t("event-reshuffled");
    case "leftover":
      return t("event-leftover-nobody", { tile: signs.sign(text(event["tile"])) });
    default:
      return null;
  }
}

/** An event with a text of its own; without one it is left out. */
function moduleEvent(event: GameEvent, names: Names, signs: Signs): [number | null, string] {
  const { event: kind, ...parts } = event;
  const seat = seatOf(event);
  const acting = names[seat] !== undefined;
  return [acting ? seat : null, known(`event-${kind}`, argsOf(signs.signed(parts), names)) ?? ""];
}

/** Whose deed the event is, and its words ("" if it is not told). */
function phrase(event: GameEvent, names: Names, signs: Signs): [number | null, string] {
  if (DEEDS.includes(event.event)) return [seatOf(event), deed(event, names, signs)];
  if (event.event === "leftover" && seatOf(event) >= 0)
    return [seatOf(event), t("event-leftover", { tile: signs.sign(text(event["tile"])) })];
  const told = tableEvent(event, names, signs);
  return told === null ? moduleEvent(event, names, signs) : [null, told];
}

function lightOf(event: GameEvent): Light | null {
  const seat = seatOf(event);
  const values = Object.values(event);
  const tiles = values.flatMap((value) => (Array.isArray(value) ? value : [value])).filter((value): value is string => typeof value === "string" && value.includes(" "));
  const cells = values.filter(isCell);
  return seat >= 0 && (tiles.length || cells.length) ? { seat, tiles, cells } : null;
}

// --- Many events

/** The things worth telling; what becomes of a tile is told together with its purchase. */
export function steps(events: GameEvent[], names: Names): Step[] {
  const told: Step[] = [];
  let sale: { tile: Json | undefined; step: Step } | null = null;
  for (const event of events) {
    const signs = new Signs();
    const [seat, words] = phrase(event, names, signs);
    if (!words) continue;
    const settles = sale !== null && sale.step.seat === seat && sale.tile === event["tile"] && SETTLING.includes(event.event);
    if (sale && settles) {
      sale.step.said.push(` ${t(`event-${event.event}-it`)}`);
      sale.step.light = lightOf(event);
      sale = null;
      continue;
    }
    const round = event.event === "scored" ? Number(event["round"]) : null;
    const step: Step = { seat, said: signs.read(words), light: lightOf(event), round };
    told.push(step);
    sale = event.event === "bought" ? { tile: event["tile"], step } : null;
  }
  return told;
}

/** The things worth telling, those of one seat in a row together. */
export function paragraphs(events: GameEvent[], names: Names): Paragraph[] {
  const told: Paragraph[] = [];
  for (const step of steps(events, names)) {
    const last = told.at(-1);
    if (last && last.seat === step.seat && step.seat !== null) last.steps.push(step);
    else told.push({ seat: step.seat, steps: [step] });
  }
  return told;
}

/** One step as a whole sentence in words. */
export const sentence = (step: Step, names: Names): string =>
  step.seat === null ? plain(step.said) : t("told", { name: names[step.seat] ?? "", deeds: plain(step.said) });

/** Where the news begin for a seat: after its own last deed. */
export function sinceOwnDeed(log: GameEvent[], you: number | null): number {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const event = log[at];
    if (event && DEEDS.includes(event.event) && seatOf(event) === you) return at + 1;
  }
  return 0;
}
