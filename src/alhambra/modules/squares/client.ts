/** How the client draws it: a paved square around the sign of its type. */

import { mini, tile } from "$client/art/pieces";
import { glyph, group, use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: { square: ({ types: [kind = ""] }) => tile({ ground: use("plaza", 0, 0, 100, 100, `k-${kind}`), art: group(glyph(kind, 34, 33, 32, "var(--k3)"), `k-${kind}`), mini: mini("square", kind) }) },
} satisfies RoomArt;
