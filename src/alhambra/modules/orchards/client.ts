/** How the client draws it: seven fruits. */

import { chip } from "$client/art/pieces";
import { use } from "$client/art/svg";
import { namesIn } from "$client/reading";
import { valueIn } from "$client/toml";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";
import pieces from "./pieces.toml?raw";

const FRUITS = namesIn(valueIn(pieces, "fruits"));

type Space = [group: number, fruit: string];
type Orchards = { planted: Space[][]; missing: Space[][] }; // by seat

export default {
  symbols,
  pieces: { ...Object.fromEntries(FRUITS.map((fruit) => [fruit, () => chip(use(fruit, -3, -3, 54))])), fruit: ({ parts: [, fruit = ""] }) => chip(use(fruit, -3, -3, 54)) },
  options: {
    group: (value, { view, seat }) => {
      const { planted, missing } = view["orchards"] as Orchards;
      const fruits = (spaces: Space[][]): string[] => (spaces[seat] ?? []).filter(([group]) => group === value).map(([, fruit]) => fruit);
      return { pieces: fruits(planted), lacking: fruits(missing) };
    },
  },
  elsewhere: ["market", "planted", "missing", "beside"],
} satisfies RoomArt;
