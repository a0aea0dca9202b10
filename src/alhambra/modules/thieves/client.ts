/** How the client draws it: a thief and the currency he goes for. */

import { card } from "$client/art/pieces";
import { use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: { thief: ({ words: [, currency] }) => card(use(`c-thief-${currency}`, 0, 0, 70, 100)) },
} satisfies RoomArt;
