/** Why points are given, in one sentence for everybody: true, with the sum, and without places that earn nothing. */

import { type Args, known, t } from "../texts.svelte";
import { type Parts, type Sheet, type SheetItem, TYPES } from "../wire";
import { type Names, listing, word } from "../words";

type Ranked = { seats: number[]; count: string; place: number; tied: number; values: number[]; points: number };

export const isBuilding = (item: string): boolean => (TYPES as readonly string[]).includes(item);

export function itemName(item: string): string {
  if (isBuilding(item)) return word(item);
  return item === "wall" ? t("wall") : (known(`item-${item}`) ?? word(item));
}

/** All lines of a seat for an item: what comes early or late has a line of its own. */
const linesOf = (sheet: Sheet, seat: number, item: string): SheetItem[] => (sheet[seat] ?? []).filter(([name]) => name === item);

/** What a seat got for an item; null if it is not counted for it. */
export function pointsOf(sheet: Sheet, seat: number, item: string): number | null {
  const lines = linesOf(sheet, seat, item);
  return lines.length ? lines.reduce((sum, [, points]) => sum + points, 0) : null;
}

export const totalOf = (sheet: Sheet, seat: number): number => (sheet[seat] ?? []).reduce((sum, [, points]) => sum + points, 0);

export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace("-", "−"));

/** The items of a scoring in the order in which they are told: the wall, the types, what modules add. */
export function itemsOf(sheet: Sheet): string[] {
  const order = ["wall", ...TYPES] as string[];
  const place = (item: string): number => (order.includes(item) ? order.indexOf(item) : order.length);
  return [...new Set(sheet.flatMap((lines) => lines.map(([item]) => item)))].sort((a, b) => place(a) - place(b));
}

/** The sentence of an item. */
export function explained(sheet: Sheet, item: string, names: Names): string {
  if (item === "wall") return wall(sheet, names);
  return isBuilding(item) ? majority(sheet, item, names) : ofModule(sheet, item, names);
}

function wall(sheet: Sheet, names: Names): string {
  const walls = sheet.map((_, seat) => pointsOf(sheet, seat, "wall"));
  const told = walls.flatMap((length, seat) => (length === null ? [] : [`${names[seat]} ${length}`]));
  return t("score-wall", { walls: listing(told) });
}

// --- Majorities

function majority(sheet: Sheet, item: string, names: Names): string {
  const told = ranks(sheet, item).filter(({ points }) => points > 0).map((rank) => rankText(rank, names));
  return told.join(" ") || t("score-nobody");
}

/** Who shares which place, the best first. */
function ranks(sheet: Sheet, item: string): Ranked[] {
  const found = new Map<number, Ranked>();
  sheet.forEach((_, seat) => {
    const [line] = linesOf(sheet, seat, item);
    if (!line) return;
    const [, points, data] = line;
    const place = Number(data["place"] ?? 0);
    const values = Array.isArray(data["values"]) ? data["values"].map(Number) : [];
    const rank = found.get(place) ?? { seats: [], count: halved(Number(data["halves"] ?? 0)), place, tied: Number(data["tied"] ?? 1), values, points };
    rank.seats.push(seat);
    found.set(place, rank);
  });
  return [...found.values()].sort((a, b) => a.place - b.place);
}

/** A number of halves: `2`, `½`, `2½`. */
function halved(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 ? `${whole || ""}½` : String(whole);
}

function rankText({ seats, count, place, tied, values, points }: Ranked, names: Names): string {
  const who = seats.map((seat) => names[seat] ?? "");
  if (tied < 2) return t("score-place", { name: who[0] ?? "", count, place, points });
  const shared = values.slice(place - 1, place - 1 + tied).filter((value) => value > 0);
  const sum = shared.reduce((all, value) => all + value, 0);
  const args = {
    names: together(who),
    count,
    first: place,
    last: place + shared.length - 1,
    places: shared.length,
    sum: shared.length > 1 ? `${shared.join(" + ")} = ${sum}` : String(sum),
    tied,
    rest: sum % tied,
    points,
  };
  return t("score-shared", args);
}

/** `A and B`, `A, B and C`. */
function together(names: string[]): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? t("and", { first: listing(names.slice(0, -1)), last }) : last;
}

// --- What modules score

/** Numbers and names as they are; of a list, how many it holds. */
function argumentsOf(data: Parts): Args {
  const told = Object.entries(data).map(([key, value]) => [key, Array.isArray(value) ? value.length : value]);
  return Object.fromEntries(told) as Args;
}

function ofModule(sheet: Sheet, item: string, names: Names): string {
  const told = sheet.flatMap((_, seat) =>
    linesOf(sheet, seat, item).map(([, points, data]) => {
      const why = known(`explain-${item}`, argumentsOf(data));
      const args = { name: names[seat] ?? "", points: signed(points), why: why ?? "" };
      return t(why ? "score-why" : "score-plain", args);
    }),
  );
  return told.join(" ") || t("score-nobody");
}
