/** How the client draws it: a vizier in the colour of the seat, awake or asleep. */

import { chip } from "$client/art/pieces";
import { use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: { vizier: ({ name }) => chip(use(name, -3, -3, 54)) },
  deeds: { wake_vizier: () => ({ pieces: ["vizier"] }) },
  looks: { awake: (awake) => (awake ? "vizier" : "vizier-asleep") },
  also: ["vizier", "vizier-asleep"],
} satisfies RoomArt;
