/** How the client draws it: chests; the lid tells how many there are of a type. */

import { chip } from "$client/art/pieces";
import { use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

const LIDS: Record<string, string> = { pavilion: "chest-a", seraglio: "chest-a", garden: "chest-c", tower: "chest-c" };

export default {
  symbols,
  pieces: { chest: ({ types: [kind = ""] }) => chip(use(LIDS[kind] ?? "chest", -3, -3, 54, 54, `k-${kind}`)) },
  elsewhere: ["chests"],
  tokens: { bag: "chest", carried: "chest" },
} satisfies RoomArt;
