/** How the client draws it: a ladder of one currency with branches to the others; as money, the camel below the value. */

import { board } from "$client/art/pieces";
import { number, use } from "$client/art/svg";
import { money } from "$client/art/base";
import { tablesIn, valueIn } from "$client/toml";
import { listIn, partsIn } from "$client/reading";
import type { RoomArt, Seen } from "$client/rooms.svelte";
import type { Json } from "$client/wire";
import symbols from "./art.svg?raw";
import pieces from "./pieces.toml?raw";

const STEP = 19;
const MIDDLE = 48.5;
const HIGHEST = 5;
const SIDES = [[2, 22], [3, 75], [4, 22]] as const; // the value of a branch, and where it lies
const CARDS = tablesIn(pieces, "cards").map((table) => ({ main: String(valueIn(table, "main")), table }));
const ink = (currency: string): string => (currency === "florin" ? "#33241a" : "#fff");

/** Where a field lies: of the card's own currency, or of a branch. */
export const placeOf = (own: boolean, value: number): number => (own ? MIDDLE : (SIDES.find(([at]) => at === value)?.[1] ?? MIDDLE));
export const heightOf = (value: number): number => 122.5 - STEP * value;

const field = (currency: string, value: number, x: number, size: number): string =>
  use(`coin-${currency}`, x - size / 2, heightOf(value) - size / 2, size) + number(x, heightOf(value) + 4, 12, value, ink(currency));

/** The steps of a card: its own currency upwards, and where the marker may leave it. */
function ladder(main: string, copy: number): string {
  const table = CARDS.filter((one) => one.main === main)[copy - 1]?.table ?? "";
  const steps = Array.from({ length: HIGHEST + 1 }, (_, value) => field(main, value, MIDDLE, 19));
  const branches = SIDES.map(([value, x]) => {
    const currency = valueIn(table, `at${value}`);
    return typeof currency === "string" ? field(currency, value, x, 21) : "";
  });
  return steps.join("") + branches.join("");
}

/** An own card with the money that its caravan is worth now. */
function driven(card: Json, { view, seat }: Seen): { pieces: string[] } | null {
  const own = listIn(listIn(partsIn(view["caravanserai"] as Json)["cards"])[seat]).map(listIn);
  const [currency, worth] = String(own.find(([one]) => one === card)?.[1] ?? "").split(" ");
  return worth ? { pieces: [String(card), `${currency} caravan ${worth}`] } : null;
}

export default {
  symbols,
  options: { caravanserai: driven },
  pieces: {
    caravanserai: ({ words: [main = "", , copy = "1"] }) => board(100, 140, use("c-caravan", 0, 0, 100, 140, `c-${main}`) + ladder(main, Number(copy))),
    caravan: ({ words: [currency = "", , value = ""] }) => money(currency, value, use("c-caravan", 25, 70, 20, 28, `c-${currency}`)),
  },
} satisfies RoomArt;
