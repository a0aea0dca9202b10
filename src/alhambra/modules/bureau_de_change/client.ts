/** How the client draws it: a card with two coins. */

import { card } from "$client/art/pieces";
import { use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: { bureau: ({ words: [, one, other] }) => card(use(`c-bureau-${one}-${other}`, 0, 0, 70, 100)) },
} satisfies RoomArt;
