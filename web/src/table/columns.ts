/** A column is a currency: display, market and hand lie in the same columns, so that money stands below what it buys. */

import { cardFrom } from "../pieces";
import type { Update } from "../wire";
import type { Desk } from "./desk.svelte";
import { otherMeans } from "./picking";

export type Held = { name: string; at: number };
export type Column = { currency: string; cards: Held[] };

const NARROW = 0.8; // the column of what no market space asks for

/** Whether there is money of no currency that the market asks for. */
export function hasOthers({ view, moves, currencies }: Update): boolean {
  const hand = view.you === null ? [] : (view.seats[view.you]?.hand ?? []);
  return [...view.display, ...hand, ...otherMeans(moves ?? [], hand)].some((name) => !currencies.includes(cardFrom(name).currency));
}

/** The currencies of the market in its order, and "" if there are cards that are none of them, or were: no column goes away. */
export function currenciesOf(desk: Desk): string[] {
  const usual = [...new Set(desk.currencies)];
  const cards = [...(desk.view?.display ?? []), ...desk.pick.purse];
  const others = desk.others || cards.some((name) => !usual.includes(cardFrom(name).currency));
  return others ? [...usual, ""] : usual;
}

/** Cards in the columns they belong to. */
export function columnsOf(desk: Desk, names: string[]): Column[] {
  const columns: Column[] = currenciesOf(desk).map((currency) => ({ currency, cards: [] }));
  names.forEach((name, at) => {
    const { currency } = cardFrom(name);
    (columns.find((column) => column.currency === currency) ?? columns.at(-1))?.cards.push({ name, at });
  });
  return columns;
}

/** Grid tracks of the columns; `width` says how wide a column with so many cards is beside one of the market. */
export const tracks = (columns: Column[], width: (cards: number) => number = () => 1): string =>
  columns.map(({ currency, cards }) => `minmax(0, ${Math.max(currency ? 0 : NARROW, width(cards.length))}fr)`).join(" ");
