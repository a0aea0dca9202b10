/** How the client draws it: four abilities, their buildings with gold corners, and dice. */

import { chip, telling } from "$client/art/pieces";
import { use } from "$client/art/svg";
import { listIn } from "$client/reading";
import { valueIn } from "$client/toml";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";
import pieces from "./pieces.toml?raw";

const TILES = listIn(valueIn(pieces, "tiles")).map((one) => listIn(one).map(String));
const nameOf = ([kind, price, walls]: string[]): string => `${kind} ${price} ${walls || "-"}`;
const NAMES = TILES.map(nameOf);
export const ABILITIES = [...new Set(TILES.map(([, , , ability]) => ability ?? ""))];
export const namesOf = (ability: string): string[] => TILES.filter(([, , , other]) => other === ability).map(nameOf);

export default {
  symbols,
  pieces: {
    ...Object.fromEntries(ABILITIES.map((ability) => [ability, () => chip(use(`pw-${ability}`, -3, -3, 54))])),
    die: ({ parts: [, colour] }, { count = 1 }) => telling(chip(use(`die-${Math.min(6, Math.max(1, count))}`, -3, -3, 54, 54, `x-${colour}`))),
    hidden: () => chip(use("c-back", 7, -1, 34, 50)),
  },
  overlay: ({ name }) => (NAMES.includes(name) ? use("power") : ""),
  also: ["die-white", "die-black", "die-red", "hidden"],
  elsewhere: ["dice", "fresh", "abilities"],
  explains: ["abilities"],
} satisfies RoomArt;
