/** How the client draws it: small houses that are added to buildings, and the board on which they wait. */

import { board, chip } from "$client/art/pieces";
import { use } from "$client/art/svg";
import { listIn, namesIn } from "$client/reading";
import type { RoomArt } from "$client/rooms.svelte";
import { valueIn } from "$client/toml";
import symbols from "./art.svg?raw";
import pieces from "./pieces.toml?raw";

const MONEY = listIn(valueIn(pieces, "columns")).map(namesIn); // the cards to play, by column

export default {
  symbols,
  pieces: {
    extension: ({ types: [kind] }) => chip(use(`ext-${kind}`, -3, -3, 54)),
    extension_board: () => board(268, 236, use("extboard", 0, 0, 268, 236)),
  },
  options: {
    column: (value) => ({ pieces: MONEY[Number(value) - 1] ?? [] }),
  },
  also: ["extension_board"],
  elsewhere: ["extended"],
} satisfies RoomArt;
