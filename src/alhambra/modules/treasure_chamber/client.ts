/** How the client draws it: chests; the lid tells how many there are of a type. */

import { CURRENCIES } from "$client/wire";
import { chip, readName } from "$client/art/pieces";
import { use } from "$client/art/svg";
import { namesIn } from "$client/reading";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

const LIDS: Record<string, string> = { pavilion: "chest-a", seraglio: "chest-a", garden: "chest-c", tower: "chest-c" };

export default {
  symbols,
  pieces: {
    chest: ({ types: [kind = ""] }) => chip(use(LIDS[kind] ?? "chest", -3, -3, 54, 54, `k-${kind}`)),
    mixed: () => chip(CURRENCIES.map((currency, at) => use(`coin-${currency}`, 2 + 22 * (at % 2), 2 + 22 * Math.floor(at / 2), 22)).join("")),
  },
  options: {
    room: (value, { view }) => {
      const chests = (view["treasure_chamber"] as { rooms: string[][] }).rooms[Number(value) - 1];
      return chests ? { pieces: chests.map((kind) => `chest-${kind}`) } : null;
    },
  },
  looks: { chests: (houses) => namesIn(houses).map((house) => `chest-${readName(house).types[0]}`) },
  tokens: { bag: "chest", carried: "chest" },
} satisfies RoomArt;
