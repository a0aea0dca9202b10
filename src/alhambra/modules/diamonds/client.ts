/** How the client draws it: money of a fifth kind. */

import { card, chip } from "$client/art/pieces";
import { group, number, use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import "./art.css";
import symbols from "./art.svg?raw";

/** The value is written on the light stone, so it has an outline. */
const face = (value: string): ReturnType<typeof card> => {
  const corner = number(11, 18.5, 15, value, "var(--m-diamond3)");
  const middle = `<g stroke="var(--white)" stroke-width="4" paint-order="stroke" stroke-linejoin="round">${number(35, 53, 27, value, "var(--m-diamond3)")}</g>`;
  return card(use("c-diamond", 0, 0, 70, 100) + middle + corner + group(corner, "", "rotate(180 35 50)"));
};

export default {
  symbols,
  currencies: ["diamond"],
  pieces: {
    diamond: ({ words: [, value = ""] }) => (value ? face(value) : chip(use("coin-diamond", -1, -1, 50))),
  },
} satisfies RoomArt;
