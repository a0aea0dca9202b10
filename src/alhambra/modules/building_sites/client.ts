/** How the client draws it: scaffolds before grey buildings, and the tokens that finish them. */

import { chip } from "$client/art/pieces";
import { use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: {
    token: ({ parts: [, currency = ""] }) => chip(use("siteoct-up", -3, -3, 54, 54, `c-${currency}`) + use(`coin-${currency}`, 11, 11, 26)),
    site: () => chip(use("siteoct", -3, -3, 54)),
  },
  overlay: (_, { site }) => (site ? use("scaffold") + use("siteoct", 54, 54, 40) : ""),
  also: ["site"],
  elsewhere: ["sites", "drawn"],
} satisfies RoomArt;
