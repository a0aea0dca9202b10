/** How the client draws it: a handyman in the colour of the seat; one who is used shows his back. Dice are plain. */

import { chip, telling } from "$client/art/pieces";
import { use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: {
    handyman: ({ parts: [, back] }) => chip(use(back ? "handyman-back" : "handyman", -3, -3, 54)),
    die: ({ parts: [, face] }, { count = Number(face) }) => telling(chip(use(`die-${Math.min(6, Math.max(1, count || 1))}`, -3, -3, 54, 54, "x-white"))),
  },
  deeds: { roll_handymen: () => ({ pieces: ["die-5"] }), roll_on: () => ({ pieces: ["die-5"] }), use_handymen: () => ({ pieces: ["handyman"] }) },
  also: ["handyman", "handyman-back", "die-white"],
  elsewhere: ["market", "tiles", "supply", "largest"],
  counts: true,
} satisfies RoomArt;
