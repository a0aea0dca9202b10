/** How the client draws it: falcons in three colours; the two types they look for stand beside them. */

import { chip } from "$client/art/pieces";
import { plate, use } from "$client/art/svg";
import { listIn, partsIn, textIn } from "$client/reading";
import type { RoomArt } from "$client/rooms.svelte";
import "./art.css";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: { falcon: ({ parts: [, colour], types }) => chip(use("falcon", -3, -3, 54, 54, `f-${colour}`) + types.map((kind, at) => plate(kind, -2, 16 + at * 15, 14)).join("")) },
  looks: { falcons: (settled) => listIn(settled).map((row) => textIn(partsIn(row)["falcon"])).filter(Boolean) },
} satisfies RoomArt;
