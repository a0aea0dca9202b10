/** How the client draws it: small houses that are added to buildings, and the board on which they wait. */

import { board, chip } from "$client/art/pieces";
import { use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: {
    extension: ({ types: [kind] }) => chip(use(`ext-${kind}`, -3, -3, 54)),
    extension_board: () => board(268, 236, use("extboard", 0, 0, 268, 236)),
  },
  options: {
    column: (value, { view }) => {
      const left = (view["extensions"] as { left: { column: number; combination: string[] }[] }).left;
      const found = left.find(({ column }) => column === value);
      return found ? { pieces: found.combination } : null;
    },
  },
  also: ["extension_board"],
  elsewhere: ["extended"],
} satisfies RoomArt;
