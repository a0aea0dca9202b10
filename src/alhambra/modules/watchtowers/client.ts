/** How the client draws it: half a cell with a wall on its long side and the tower upright. */

import { tile } from "$client/art/pieces";
import { group, use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

/** By the corner of the right angle. */
const HALVES: Record<string, { symbol: string; path: string }> = {
  SW: { symbol: "watchtower", path: "M0 0L14 14H0z" },
  NE: { symbol: "watchtower-ne", path: "M0 0L14 14V0z" },
  NW: { symbol: "watchtower-nw", path: "M0 14L14 0H0z" },
  SE: { symbol: "watchtower-se", path: "M0 14L14 0V14z" },
};

export default {
  symbols,
  pieces: {
    watchtower: ({ types: [kind = ""] }, { half }) => {
      const corner = HALVES[half || "SW"] ?? HALVES["SW"]!;
      return tile({ ground: use(corner.symbol, 0, 0, 100, 100, `k-${kind}`), mini: group(`<path d="${corner.path}" fill="var(--k2)"/>`, `k-${kind}`), bare: true });
    },
  },
} satisfies RoomArt;
