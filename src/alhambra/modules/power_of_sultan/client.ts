/** How the client draws it: the sultan on a card of a currency, and the die with six types. */

import { card, chip } from "$client/art/pieces";
import { glyph, group, number, use } from "$client/art/svg";
import { TYPES } from "$client/wire";
import { valueIn } from "$client/toml";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";
import pieces from "./pieces.toml?raw";

const PRICE = Number(valueIn(pieces, "price"));

export default {
  symbols,
  pieces: {
    sultan: ({ words: [, currency] }) => card(use(`c-sultan-${currency}`, 0, 0, 70, 100) + number(11.5, 19, 14, PRICE)),
    sultan_die: ({ types: [kind = ""] }) => chip(group(use("dieface", -3, -3, 54) + glyph(kind, 10.5, 10.5, 27, kind === "chambers" ? "#4a443b" : "#fff"), `k-${kind}`)),
  },
  also: TYPES.map((kind) => `sultan_die-${kind}`),
} satisfies RoomArt;
