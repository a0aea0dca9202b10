/** How the client draws it: servants in the colours of the types, and a marshal for each seat. */

import { chip } from "$client/art/pieces";
import { glyph, group, use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: {
    servant: ({ types: [kind = ""] }) => chip(group(use("servant", -3, -3, 54) + group(glyph(kind, 18, 30, 11, "var(--k4)"), "d2"), `k-${kind}`)),
    marshal: () => chip(use("marshal", -3, -3, 54)),
  },
  also: ["marshal"],
  elsewhere: ["marshals", "served", "bare"],
  tokens: { open: "servant" },
  counts: true,
} satisfies RoomArt;
