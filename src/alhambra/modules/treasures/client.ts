/** How the client draws it: five treasures and what each is worth. */

import { chip } from "$client/art/pieces";
import { number, use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: { treasure: ({ parts: [, value = ""] }) => chip(use(`tr-${value}`, -3, -3, 54) + `<circle cx="41" cy="41" r="9" fill="var(--pen)" stroke="var(--vellum)" stroke-width="2"/>` + number(41, 46, 13, value, "var(--vellum)")) },
  also: [1, 2, 3, 4, 5].map((value) => `treasure-${value}`),
  elsewhere: ["left"],
  tokens: { left: "treasure" },
  counts: true,
} satisfies RoomArt;
