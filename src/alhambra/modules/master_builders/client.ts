/** How the client draws it: money with the mark of the guild. */

import { use } from "$client/art/svg";
import { money } from "$client/art/base";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: { builder: ({ words: [currency = "", , value = ""] }) => money(currency, value, use("mb-mark", 47, 5, 19)) },
} satisfies RoomArt;
