/** How a finished game went, as the server tells it, and what the end makes of it. */

import { ApiError, get } from "../../net";
import { t } from "../../texts.svelte";
import type { Chronicle } from "../../wire";
import { listing } from "../../words";
import type { Desk } from "../desk.svelte";
import { itemName, totalOf } from "../explaining";

const TRIES = 10;

/** Told as soon as the server has time for it: a busy one says when to ask again. */
export async function chronicleOf(table: string, tries = TRIES): Promise<Chronicle> {
  try {
    return await get(`/api/tables/${table}/chronicle`);
  } catch (error) {
    const wait = error instanceof ApiError && error.reason === "busy" ? Number(error.about["seconds"]) : 0;
    if (!wait || !tries) throw error;
    await new Promise((done) => setTimeout(done, 1000 * wait));
    return chronicleOf(table, tries - 1);
  }
}

/** A seat at the end; equal points share a place. Dirk scores, but has no place: he cannot win. */
export type Placed = { seat: number; score: number; colour: string; place: number | null };

const ON_PODIUM = 3; // the last place that has a stand

/** Everybody by points. */
export function ranking(desk: Desk): Placed[] {
  const view = desk.view;
  if (!view) return [];
  const better = (score: number): number => view.seats.filter((other) => other.score > score).length;
  const placed: Placed[] = view.seats.map(({ score, colour }, seat) => ({ seat, score, colour, place: 1 + better(score) }));
  if (view.dirk) placed.push({ seat: view.players, score: view.dirk.score, colour: "dirk", place: null });
  return placed.sort((a, b) => b.score - a.score || a.seat - b.seat);
}

/** Those who stand on the podium, the best first. */
export const onPodium = (placed: Placed[]): Placed[] => placed.filter(({ place }) => place !== null && place <= ON_PODIUM);

/** What a seat got at each scoring that was held, and between them. */
export function split(desk: Desk, { seat, score }: Placed): { held: number[]; between: number } {
  const held = (desk.update?.sheets ?? []).map((sheet) => totalOf(sheet, seat));
  return { held, between: score - held.reduce((sum, points) => sum + points, 0) };
}

/** Who won, and by how much. `own` are the seats of this device: whoever plays here alone is addressed. */
export function headline(desk: Desk, placed: Placed[], own: number): string {
  const first = placed.filter(({ place }) => place === 1);
  const names = listing(first.map(({ seat }) => desk.names[seat] ?? ""));
  const me = own < 2 && first.some(({ seat }) => seat === desk.you);
  if (first.length > 1) return t(me ? "end-you-share" : "end-share", { names });
  const second = placed.find(({ place }) => place !== null && place > 1);
  const by = (first[0]?.score ?? 0) - (second?.score ?? 0);
  return t(me ? "end-you-win" : "end-wins", { name: names, by });
}

/** What decided it, and how often the lead changed. */
export function verdict({ decided, leads }: Chronicle, names: readonly string[]): string {
  const lead = t("end-leads", { count: leads });
  if (!decided) return lead;
  const [winner = 0, second = 0] = decided.seats;
  const [points = 0, less = 0] = decided.points;
  const told = t("end-decided", { item: itemName(decided.item), name: names[winner] ?? "", points, other: names[second] ?? "", less });
  return `${told} ${lead}`;
}

export const minutes = ({ began, ended }: Chronicle): number => Math.max(1, Math.round((ended - began) / 60));

// --- The curve

export type Point = [step: number, value: number];

/**
 * What a seat's position was worth, from one scoring to the next. Each part ends with the points that were
 * really made; after that the position is worth what the next scoring would bring.
 */
export function curve({ turns, scorings }: Chronicle, seat: number): Point[][] {
  const parts: Point[][] = [[]];
  for (const { step, worth } of turns) {
    const held = scorings.findLast((scoring) => scoring.step === step);
    if (held) {
      parts.at(-1)?.push([step, held.scores[seat] ?? 0]);
      parts.push([]);
    }
    parts.at(-1)?.push([step, worth[seat] ?? 0]);
  }
  return parts;
}

/** Round numbers for the axis, at most five. */
export function ticks(most: number): number[] {
  const size = [5, 10, 20, 25, 50, 100, 200, 500].find((width) => most / width <= 4) ?? 1000;
  return Array.from({ length: Math.floor(most / size) + 1 }, (_, at) => at * size);
}

export const most = ({ turns, scorings }: Chronicle): number => Math.max(1, ...turns.flatMap(({ worth }) => worth), ...scorings.flatMap(({ scores }) => scores));
