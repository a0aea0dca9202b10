/** How the client draws it: the tile that the card repeats; as a token, a small card. */

import { card, chip } from "$client/art/pieces";
import { badge, group, use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: {
    bonus: ({ name, types: [kind = ""], words }) =>
      name.includes("-") ? chip(use(`c-bonus-${kind}`, 7, -1, 34, 50)) : card(use(`c-bonus-${kind}`, 0, 0, 70, 100) + group(badge(kind, words[2] ?? ""), "", "translate(8 19) scale(0.54)")),
  },
} satisfies RoomArt;
