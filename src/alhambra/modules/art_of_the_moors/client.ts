/** How the client draws it: a culture tile: six sections around the price, what each is worth and how many buildings it needs. */

import { board } from "$client/art/pieces";
import { number, turned, use } from "$client/art/svg";
import { listIn, partsIn } from "$client/reading";
import { tablesIn, valueIn } from "$client/toml";
import type { RoomArt, Seen } from "$client/rooms.svelte";
import type { Json } from "$client/wire";
import symbols from "./art.svg?raw";
import pieces from "./pieces.toml?raw";

export const TILES = tablesIn(pieces, "tile").map((table) => ({ price: String(valueIn(table, "price")), values: listIn(valueIn(table, "values")).map(Number), squares: listIn(valueIn(table, "squares")).map(Number) }));

/** The middle of a section, counted from the one on top. */
export const placeOf = (section: number, radius: number): [x: number, y: number] => {
  const angle = ((section * 60 - 90) * Math.PI) / 180;
  return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
};

/** One section: its value upright, its squares along the rim. */
function section(place: number, value: number, squares: number): string {
  const [x, y] = placeOf(place, 29);
  const row = Array.from({ length: squares }, (_, n) => `<rect x="${48.1 + (n - (squares - 1) / 2) * 5.2}" y="10.1" width="3.8" height="3.8" fill="var(--p3)"/>`);
  return number(x, y + 4, 13, value, "#33241a") + turned(place * 60, 50, 50, row.join(""));
}

/** The tile as it lies: `turn` says which section is on top. */
function culture(price: string, turn: number): string {
  const tile = TILES.find((one) => one.price === price);
  const sections = tile?.values.map((value, n) => section(n - turn, value, tile.squares[n] ?? 0)) ?? [];
  return sections.join("") + number(50, 56.5, 17, price, "#fff");
}

/** The tiles that one could turn on. */
const own = ({ view, seat }: Seen): { pieces: string[] } => ({ pieces: listIn(listIn(partsIn(view["art_of_the_moors"] as Json)["culture"])[seat]).map((tile) => `culture-${String(listIn(tile)[0])}`) });

export default {
  symbols,
  pieces: { culture: ({ parts: [, price = ""], words }, how) => board(100, 100, use("culture") + culture(price || (words[1] ?? ""), how.turn ?? 0)), culture_strip: () => board(100, 26, use("strip", 0, 0, 100, 26)) },
  deeds: { develop_culture: own },
  also: ["culture_strip"],
  tokens: { supply: "culture" },
} satisfies RoomArt;
