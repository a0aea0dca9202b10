/** How the client draws it: seven fruits. */

import { chip } from "$client/art/pieces";
import { use } from "$client/art/svg";
import { namesIn } from "$client/reading";
import { valueIn } from "$client/toml";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";
import pieces from "./pieces.toml?raw";

const FRUITS = namesIn(valueIn(pieces, "fruits"));

export default {
  symbols,
  pieces: { ...Object.fromEntries(FRUITS.map((fruit) => [fruit, () => chip(use(fruit, -3, -3, 54))])), fruit: ({ parts: [, fruit = ""] }) => chip(use(fruit, -3, -3, 54)) },
  elsewhere: ["market"],
} satisfies RoomArt;
