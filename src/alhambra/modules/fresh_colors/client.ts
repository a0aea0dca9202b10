/** How the client draws it: paints, and projects with the paints they need. */

import { board, chip } from "$client/art/pieces";
import { glyph, group, plate, token, use } from "$client/art/svg";
import { TYPES } from "$client/wire";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

/** Paints are called by the colours of the building types. */
const PAINTS: Record<string, string> = { blue: "pavilion", red: "seraglio", brown: "arcades", white: "chambers", green: "garden", purple: "tower" };
const SPOTS = [[64, 25], [82, 25], [64, 45], [82, 45]] as const;

export default {
  symbols,
  pieces: {
    paint: ({ parts }) => chip(use("paint", -3, -3, 54, 54, `k-${PAINTS[parts.at(-1) ?? ""]}`)),
    decor: ({ types: [kind = ""], parts }) =>
      board(100, 64, group(use("project", 0, 0, 100, 64), `k-${kind}`) + plate(kind, 13, 14, 32) + parts.filter((part) => PAINTS[part]).map((colour, at) => token("paint", SPOTS[at]![0], SPOTS[at]![1], 19, `k-${PAINTS[colour]}`)).join("")),
    decor_done: ({ types: [kind = ""] }) => board(100, 64, group(use("project-done", 0, 0, 100, 64) + glyph(kind, 32.5, 14.5, 32, "var(--k3)"), `k-${kind}`)),
  },
  also: TYPES.map((kind) => `decor_done-${kind}`),
} satisfies RoomArt;
