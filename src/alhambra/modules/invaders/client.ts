/** How the client draws it: the side of an attack, and scouts who know of it. */

import { card } from "$client/art/pieces";
import { use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: {
    ...Object.fromEntries(["north", "east", "south", "west"].map((side) => [side, () => card(use(`c-attack-${side[0]!.toUpperCase()}`, 0, 0, 70, 100))])),
    attack: () => card(use("c-attack-back", 0, 0, 70, 100)),
    scout: ({ types: [kind] }) => card(use(`c-scout-${kind}`, 0, 0, 70, 100)),
  },
  also: ["attack"],
  tokens: { scouts: "scout" },
} satisfies RoomArt;
