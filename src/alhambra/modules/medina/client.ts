/** How the client draws it: a quarter of houses around a minaret-like tower. */

import { mini, tile } from "$client/art/pieces";
import { badge, use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: { medina: ({ price }) => tile({ ground: use("medina"), over: badge("arcades", price), mini: mini("medina") }) },
  elsewhere: ["losses"],
  counts: true,
} satisfies RoomArt;
