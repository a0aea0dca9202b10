/** How the client draws it: seven fruits. */

import { chip } from "$client/art/pieces";
import { use } from "$client/art/svg";
import { namesIn } from "$client/reading";
import { valueIn } from "$client/toml";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";
import pieces from "./pieces.toml?raw";

const FRUITS = namesIn(valueIn(pieces, "fruits"));

type Group = { group: number; planted: string[]; missing: string[] };
type Orchards = { boards: { seat: number; groups: Group[] }[] };

export default {
  symbols,
  pieces: { ...Object.fromEntries(FRUITS.map((fruit) => [fruit, () => chip(use(fruit, -3, -3, 54))])), fruit: ({ parts: [, fruit = ""] }) => chip(use(fruit, -3, -3, 54)) },
  options: {
    group: (value, { view, seat }) => {
      const own = (view["orchards"] as Orchards).boards.find((board) => board.seat === seat);
      const group = own?.groups.find((one) => one.group === value);
      return group ? { pieces: group.planted, lacking: group.missing } : null;
    },
  },
  elsewhere: ["market"],
} satisfies RoomArt;
