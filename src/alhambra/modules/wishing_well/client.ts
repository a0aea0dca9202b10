/** How the client draws it: a well whose spout points along its line; the number is its price and its points. */

import { mini, tile } from "$client/art/pieces";
import { badge, turned, use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: { well: ({ words: [, price = ""] }, { turn = 0 }) => tile({ ground: use("well"), art: turned(90 * turn, 50, 50, use("spout", 36, 0, 28, 26)), over: badge("pavilion", price, 24, 78), mini: mini("well") + turned(90 * turn, 7, 7, `<path d="M5 3L7 0L9 3z" fill="var(--wat3)"/>`) }) },
  elsewhere: ["beside", "wells"],
  counts: true,
} satisfies RoomArt;
