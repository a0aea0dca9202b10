/** How the client draws it: a sign for each stall. */

import { board } from "$client/art/pieces";
import { use } from "$client/art/svg";
import { CURRENCIES } from "$client/wire";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: { stall: ({ parts: [, currency] }) => board(100, 34, use(`plaque-${currency}`, 0, 0, 100, 34)) },
  also: CURRENCIES.map((currency) => `stall-${currency}`),
  elsewhere: ["stalls"],
} satisfies RoomArt;
