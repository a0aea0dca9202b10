/** What is told of a seat beside its name. */

import { t } from "../texts.svelte";
import { type SeatInfo, type TableInfo, TYPES } from "../wire";
import { seatName, word } from "../words";
import type { Desk } from "./desk.svelte";

export const isBot = (desk: Desk, seat: number): boolean => desk.info?.seats[seat]?.kind === "bot";

/** Whether somebody new may sit down there. */
export const isFree = (seat: SeatInfo): boolean => seat.kind === "open" || seat.offered;

/** Whether a bot plays there until its person is back. */
export const standsIn = (desk: Desk, seat: number): boolean => desk.info?.seats[seat]?.stand_in ?? false;

export const present = (desk: Desk, seat: number): boolean => isBot(desk, seat) || (desk.info?.seats[seat]?.present ?? true);

/** What the next scoring would give, were it held now. */
export const ifScoredNow = (desk: Desk, seat: number): number => (desk.view?.over ? 0 : (desk.update?.forecast.points[seat] ?? 0));

/** A seat for those who listen: points, wall and buildings. */
export function summary(desk: Desk, seat: number): string {
  const own = desk.view?.seats[seat];
  if (!own) return "";
  const buildings = TYPES.filter((kind) => own.buildings[kind]).map((kind) => `${word(kind)} ${own.buildings[kind]}`);
  const facts = [t("map-facts", { score: own.score, wall: own.wall }), t("if-scored-now", { points: ifScoredNow(desk, seat) })];
  return [t("alhambra-of", { name: desk.names[seat] ?? "" }), ...facts, ...buildings].join(", ");
}

/** What became of somebody else's seat since it was last told; "" if nothing did. */
function change(before: SeatInfo, now: SeatInfo): string {
  if (before.kind !== "human") return "";
  if (now.kind !== "human") return "seat-given-up";
  if (now.stand_in !== before.stand_in) return now.stand_in ? "seat-stood-in" : "seat-back";
  return "";
}

/** Others who went for good, whom a bot stands in for, or who are back, in one sentence. */
export function seatNews(before: TableInfo, now: TableInfo, you: number | null): string {
  if (now.state !== "running" || before.state !== "running") return "";
  for (const [seat, was] of before.seats.entries()) {
    const told = seat === you ? "" : change(was, now.seats[seat] ?? was);
    if (told) return t(told, { name: seatName(was, seat) });
  }
  return "";
}
