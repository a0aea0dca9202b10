/** How the client draws it: three stalls in the colours that count, and the coin it is sold for. */

import { mini, tile } from "$client/art/pieces";
import { use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

const SPOTS = [[9, 11], [50, 11], [25, 48]] as const;

export default {
  symbols,
  pieces: {
    bazaar: ({ types, words: [, currency] }) =>
      tile({ ground: use("bazaar"), art: types.map((kind, at) => use("stall", SPOTS[at]![0], SPOTS[at]![1], 41, 43, `k-${kind}`)).join("") + use(`coin-${currency}`, 66, 66, 24), mini: mini("bazaar") }),
  },
  elsewhere: ["beside"],
} satisfies RoomArt;
