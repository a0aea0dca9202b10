/** How the client draws it: the board with six gates, the keys that lie in its middle, and what they open. */

import { board, chip, tile } from "$client/art/pieces";
import { use } from "$client/art/svg";
import { listIn, namesIn } from "$client/reading";
import { valueIn } from "$client/toml";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";
import pieces from "./pieces.toml?raw";

const KEYS = listIn(valueIn(pieces, "keys")).map(namesIn);
const BONUSES = [...new Set(KEYS.flat())].sort();
const sign = (bonus: string): ReturnType<typeof chip> => chip(use(`kb-${bonus}`, 0, 0, 48));

/** The six bonuses of a key clockwise around its middle, as it is turned. */
const bonuses = (key: number, turn: number, middle: number, radius: number, size: number): string =>
  (KEYS[key - 1] ?? [])
    .map((bonus, at) => {
      const angle = (((at + turn) * 60 - 90) * Math.PI) / 180;
      return use(`kb-${bonus}`, middle + radius * Math.cos(angle) - size / 2, middle + radius * Math.sin(angle) - size / 2, size);
    })
    .join("");

export default {
  symbols,
  pieces: {
    key: ({ parts: [, key = ""] }, how) => board(100, 100, key ? use("keyhex") + bonuses(Number(key), how.turn ?? 0, 50, 30, 19) : use("keyhex-back")),
    gate_board: ({ parts: [, key = ""] }, how) => board(240, 240, use("gateboard", 0, 0, 240) + (key ? use("keyhex", 72, 72, 96) + bonuses(Number(key), how.turn ?? 0, 120, 28.8, 18) : "")),
    key_gate: () => chip(use("gate-k", -3, -3, 54)),
    plaza: () => tile({ ground: use("plaza-gate"), mini: `<rect width="14" height="14" fill="var(--mo)"/><path d="M7 2L11.300 4.500V9.500L7 12L2.700 9.500V4.500z" fill="none" stroke="var(--mof)" stroke-width="1.4"/>` }),
    semi_building: ({ types: [kind] }) => (kind ? board(56, 100, use(`semi-${kind}`, 0, 0, 56, 100)) : sign("semi_building")),
    ...Object.fromEntries(BONUSES.filter((bonus) => !["plaza", "semi_building"].includes(bonus)).map((bonus) => [bonus, () => sign(bonus)])),
    bonus_sign: ({ parts: [, bonus = ""] }) => sign(bonus),
  },
  deeds: { gate_plaza: () => ({ pieces: ["plaza"] }) },
  tokens: { gone: "key", semi_buildings: "semi_building" },
  also: ["gate_board-2", "key", "key_gate", ...BONUSES.map((bonus) => `bonus_sign ${bonus}`)],
  elsewhere: ["key", "rotation", "pile", "keys", "walls", "plazas"],
} satisfies RoomArt;
