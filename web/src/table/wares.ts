/** What is for sale and what it costs now, as the server's engine counts it. */

import { keyOf, partsOf } from "../pieces";
import type { Json, Move, Parts, Ware } from "../wire";
import { wareParts } from "../words";
import type { Desk } from "./desk.svelte";

/** The move that would buy a ware, but for the payment. */
export function purchase(ware: Ware): Move {
  const { currency: _currency, price: _price, ...move } = ware;
  return move as Move;
}

/** The parts that name a ware. */
const nameOf = (ware: Ware): Parts => partsOf(purchase(ware));

const sameParts = (one: Parts, other: Parts): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([part, value]) => keyOf(other[part]) === keyOf(value));

/** What a move buys; null if it buys nothing that has a price. */
export const bought = (desk: Desk, move: Move): Ware | null =>
  desk.wares.find((ware) => ware.move === move.move && sameParts(nameOf(ware), wareParts(move))) ?? null;

/** The tile on a market space and nothing else with it. */
export const onMarket = (desk: Desk, space: number, tile: string): Ware | null =>
  desk.wares.find((ware) => sameParts(nameOf(ware), { space, tile })) ?? null;

/** What else one can have the tile for, such as at half price: everything that names it and costs something else. */
export const otherPrices = (desk: Desk, tile: string, price: Json): Ware[] =>
  desk.wares.filter((ware) => ware["tile"] === tile && ware.price !== price);
