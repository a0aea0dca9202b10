/** What a price means for the own hand: exact, how much must be paid, or how much is missing. */

import { cardFrom, isNames, worth } from "../pieces";
import { t } from "../texts.svelte";
import { currenciesOf } from "./columns";
import type { Desk } from "./desk.svelte";
import { bought, onMarket } from "./wares";

const FOUR = 4; // more columns leave fewer letters

export type Meaning = { text: string; how: "exact" | "dear" | "short" };

/** The least that these cards can pay for a price; null if they do not reach it. */
export function leastFor(values: number[], price: number): number | null {
  let sums = new Set([0]);
  for (const value of values) sums = new Set([...sums, ...[...sums].map((sum) => sum + value)]);
  const enough = [...sums].filter((sum) => sum >= price);
  return enough.length ? Math.min(...enough) : null;
}

const ownValues = (desk: Desk, currency: string): number[] =>
  (desk.own?.hand ?? []).map(cardFrom).filter((card) => card.currency === currency).map((card) => card.value ?? 0);

/** The payments the server lists for the tile on a space, as sums. */
function listed(desk: Desk, space: number, tile: string): number[] {
  const ware = onMarket(desk, space, tile);
  const moves = ware ? desk.moves.filter((move) => bought(desk, move) === ware) : [];
  return moves.flatMap((move) => (isNames(move["pay"]) ? [worth(move["pay"])] : []));
}

/** What the tile on a market space means; before one is asked, as far as the money of its currency goes. */
export function meaning(desk: Desk, space: number, tile: string, price: number, currency: string): Meaning | null {
  if (!desk.own) return null;
  const sums = listed(desk, space, tile);
  const held = ownValues(desk, currency);
  const least = sums.length ? Math.min(...sums) : leastFor(held, price);
  if (least === null) return { text: t("price-short", { missing: missing(held, price) }), how: "short" };
  if (least <= price) return { text: t(currenciesOf(desk).length > FOUR ? "offer-exact" : "price-exact"), how: "exact" };
  return { text: t("price-over", { sum: least }), how: "dear" };
}

const missing = (held: number[], price: number): number => price - held.reduce((sum, value) => sum + value, 0);

/** How much money of a currency is missing for a price; 0 if it is enough. */
export const missingFor = (desk: Desk, currency: string, price: number): number => Math.max(0, missing(ownValues(desk, currency), price));
