/** How the client draws it: eight animals. */

import { chip } from "$client/art/pieces";
import { use } from "$client/art/svg";
import { namesIn } from "$client/reading";
import { valueIn } from "$client/toml";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";
import pieces from "./pieces.toml?raw";

const KINDS = namesIn(valueIn(pieces, "kinds"));

export default {
  symbols,
  pieces: { ...Object.fromEntries(KINDS.map((kind) => [kind, () => chip(use(kind, -3, -3, 54))])), animal: ({ parts: [, kind = ""] }) => chip(use(kind, -3, -3, 54)) },
  deeds: { call_animals: () => ({ pieces: KINDS.slice(0, 2) }) },
  elsewhere: ["animals"],
  counts: true,
} satisfies RoomArt;
