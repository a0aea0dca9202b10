/** How the client draws it: a pool, and on each side the type that counts there. */

import { mini, tile } from "$client/art/pieces";
import { glyph, group, turned, use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

/** A type on one side; its sign stays upright. */
const side = (kind: string, at: number): string =>
  turned(90 * at, 50, 50, group(use("bathtab", 30, 1, 40, 20) + turned(-90 * at, 50, 9, glyph(kind, 43, 1.5, 14, kind === "chambers" ? "var(--k4)" : "#fff")), `k-${kind}`));

export default {
  symbols,
  pieces: { bathhouse: ({ types }, { turn = 0 }) => tile({ ground: use("bath"), art: types.map((kind, at) => side(kind, (at + turn) % 4)).join(""), mini: mini("bath") }) },
  elsewhere: ["beside", "baths"],
  counts: true,
} satisfies RoomArt;
