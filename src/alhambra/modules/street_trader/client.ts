/** How the client draws it: traders with a pack, residents in the colours of the types. */

import { board, chip, readName } from "$client/art/pieces";
import { glyph, group, use } from "$client/art/svg";
import { namesIn } from "$client/reading";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: {
    trader: () => chip(use("trader", -3, -3, 54)),
    resident: ({ types: [kind = ""] }) => chip(group(use("resident", -3, -3, 54) + group(glyph(kind, 18, 32, 11, "var(--k4)"), "d2"), `k-${kind}`)),
    trader_tile: () => board(100, 100, use("trader-tile") + use("trader", 32, 2, 38)),
  },
  also: ["trader", "trader_tile"],
  elsewhere: ["traders"],
  looks: { residents: (houses) => namesIn(houses).map((house) => `resident-${readName(house).types[0]}`) },
  tokens: { supply: "resident" },
} satisfies RoomArt;
