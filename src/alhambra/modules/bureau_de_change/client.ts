/** How the client draws it: a card with two coins. */

import { card } from "$client/art/pieces";
import { use } from "$client/art/svg";
import { listIn, namesIn, partsIn } from "$client/reading";
import type { RoomArt, Seen } from "$client/rooms.svelte";
import type { Json } from "$client/wire";
import symbols from "./art.svg?raw";

/** The bureaux that one could pay with. */
const own = ({ view, seat }: Seen): { pieces: string[] } => ({ pieces: namesIn(listIn(partsIn(view["bureau_de_change"] as Json)["hands"])[seat]) });

export default {
  symbols,
  deeds: { bureau_buy: own, bureau_buy_between: own },
  pieces: { bureau: ({ words: [, one, other] }) => card(use(`c-bureau-${one}-${other}`, 0, 0, 70, 100)) },
} satisfies RoomArt;
