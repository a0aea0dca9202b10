/** How the client draws it: a coin of value 1. */

import { card } from "$client/art/pieces";
import { number, use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: {
    coin: ({ words: [currency = ""] }) =>
      card(use("cardface", 0, 0, 70, 100, `c-${currency}`) + use(`chg-${currency}`, 11, 24, 48) + number(35, 56, 22, 1, currency === "florin" ? "var(--pen)" : "#fff")),
  },
} satisfies RoomArt;
