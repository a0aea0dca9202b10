/** What happened, in words: the events of the log, one paragraph per seat. */

import { t, known } from "./texts.svelte";
import { isCell, isNames } from "./pieces";
import type { GameEvent, Json } from "./wire";
import { type Names, argsOf, cardNames, cellName, listing, shortTile, tileName, wareText } from "./words";

/** Events that a seat's own answer causes. */
export const DEEDS = ["took", "bought", "placed", "stored", "given", "added", "removed", "exchanged", "passed"];
const PURCHASE = ["event", "seat", "space", "price", "paid", "exact"]; // besides what names the ware

export type Paragraph = { seat: number | null; phrases: string[]; round: number | null };

const text = (value: Json | undefined): string => (typeof value === "string" ? value : "");
const cards = (value: Json | undefined): string => cardNames(isNames(value) ? value : []);
const seatOf = (event: GameEvent): number => (typeof event["seat"] === "number" ? event["seat"] : -1);

function deed(event: GameEvent, names: Names): string {
  const tile = shortTile(text(event["tile"]));
  const cell = isCell(event["at"]) ? cellName(event["at"]) : "";
  if (event.event === "took") return t("event-took", { cards: cards(event["cards"]) });
  if (event.event === "passed") return t("event-passed");
  if (event.event !== "bought") return t(`event-${event.event}`, { tile, cell });
  const ware = Object.fromEntries(Object.entries(event).filter(([part]) => !PURCHASE.includes(part)));
  const key = event["exact"] ? "event-bought-exactly" : "event-bought";
  return t(key, { tile: wareText(ware, names), cards: cards(event["paid"]) });
}

function tableEvent(event: GameEvent, names: Names): string | null {
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
      return t("event-leftover-nobody", { tile: tileName(text(event["tile"])) });
    default:
      return null;
  }
}

/** An event with a text of its own; without one it is left out. */
function moduleEvent(event: GameEvent, names: Names): [number | null, string] {
  const { event: kind, ...parts } = event;
  const args = argsOf(parts, names);
  const seat = seatOf(event);
  const acting = names[seat] !== undefined;
  return [acting ? seat : null, known(`event-${kind}`, args) ?? ""];
}

/** Whose paragraph the event belongs to, and its words ("" if it is not told). */
export function phrase(event: GameEvent, names: Names): [number | null, string] {
  if (DEEDS.includes(event.event)) return [seatOf(event), deed(event, names)];
  if (event.event === "leftover" && seatOf(event) >= 0)
    return [seatOf(event), t("event-leftover", { tile: tileName(text(event["tile"])) })];
  const told = tableEvent(event, names);
  return told === null ? moduleEvent(event, names) : [null, told];
}

/** The events worth telling, those of one seat in a row together. */
export function paragraphs(events: GameEvent[], names: Names): Paragraph[] {
  const told: Paragraph[] = [];
  for (const event of events) {
    const [seat, words] = phrase(event, names);
    if (!words) continue;
    const last = told.at(-1);
    const round = event.event === "scored" ? Number(event["round"]) : null;
    if (last && last.seat === seat && seat !== null) last.phrases.push(words);
    else told.push({ seat, phrases: [words], round });
  }
  return told;
}

/** One event as a whole sentence, for screen readers; "" if it is not told. */
export function sentence(event: GameEvent, names: Names): string {
  const [seat, words] = phrase(event, names);
  if (!words || seat === null) return words;
  return t("told", { name: names[seat] ?? "", deeds: words });
}
