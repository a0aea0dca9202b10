/** What is told of a seat beside its name. */

import { t } from "../texts.svelte";
import { TYPES } from "../wire";
import { word } from "../words";
import type { Desk } from "./desk.svelte";

export const isBot = (desk: Desk, seat: number): boolean => desk.info?.seats[seat]?.kind === "bot";

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
