/** How the client draws it: a card with the sides on which walls are built; as a token, a piece of wall. */

import { card, chip } from "$client/art/pieces";
import { use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: { city_wall: ({ words: [, sides = ""] }) => (sides ? card(use(`c-wall-${sides}`, 0, 0, 70, 100)) : chip(use("cw", -11, -12, 70, 100))) },
  walls: ["city_wall"],
  elsewhere: ["aside"],
} satisfies RoomArt;
