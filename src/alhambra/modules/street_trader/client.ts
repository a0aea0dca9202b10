/** How the client draws it: traders with a pack, residents in the colours of the types. */

import { board, chip, readName } from "$client/art/pieces";
import { glyph, group, use } from "$client/art/svg";
import { listIn, namesIn, partsIn } from "$client/reading";
import type { RoomArt, Seen } from "$client/rooms.svelte";
import type { Json } from "$client/wire";
import symbols from "./art.svg?raw";

/** Who would move into the building that was laid where the trader stood. */
function mover({ view, seat }: Seen): { pieces: string[] } | null {
  const [at] = listIn(listIn(partsIn(view["street_trader"] as Json)["traders"])[seat]);
  const laid = view.seats[seat]?.board.find((one) => String(one.at) === String(at));
  return laid ? { pieces: [`resident-${readName(laid.tile).types[0]}`] } : null;
}

export default {
  symbols,
  pieces: {
    trader: () => chip(use("trader", -3, -3, 54)),
    resident: ({ types: [kind = ""] }) => chip(group(use("resident", -3, -3, 54) + group(glyph(kind, 18, 32, 11, "var(--k4)"), "d2"), `k-${kind}`)),
    trader_tile: () => board(100, 100, use("trader-tile") + use("trader", 32, 2, 38)),
  },
  deeds: { move_in: mover },
  also: ["trader", "trader_tile"],
  elsewhere: ["traders"],
  looks: { residents: (houses) => namesIn(houses).map((house) => `resident-${readName(house).types[0]}`) },
  tokens: { supply: "resident" },
} satisfies RoomArt;
