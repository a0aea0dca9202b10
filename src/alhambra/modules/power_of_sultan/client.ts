/** How the client draws it: the sultan on a card of a currency, and the die with six types. */

import { card, chip } from "$client/art/pieces";
import { glyph, group, number, use } from "$client/art/svg";
import { type Json, TYPES } from "$client/wire";
import { valueIn } from "$client/toml";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";
import pieces from "./pieces.toml?raw";

/** The die as it shows a type; also the stone that marks one on a card. */
const die = (kind: string): string => group(use("dieface", -3, -3, 54) + glyph(kind, 10.5, 10.5, 27, kind === "chambers" ? "#4a443b" : "#fff"), `k-${kind}`);
const marked = (kind: string | undefined): string => (kind ? group(die(kind), "", "translate(35 58) scale(0.7)") : "");
/** Cards are told by their currency and mark alone. */
const cards = (value: Json): Json => (Array.isArray(value) ? value.map((card) => `sultan ${String(card)}`) : value);

const PRICE = Number(valueIn(pieces, "price"));

export default {
  symbols,
  pieces: {
    sultan: ({ words: [, currency], types: [kind] }) => card(use(`c-sultan-${currency}`, 0, 0, 70, 100) + number(11.5, 19, 14, PRICE) + marked(kind)),
    sultan_die: ({ types: [kind = ""] }) => chip(die(kind)),
  },
  options: { rolled: (kind) => (typeof kind === "string" ? { pieces: [`sultan_die-${kind}`] } : null) },
  looks: { open: cards, held: cards },
  also: TYPES.map((kind) => `sultan_die-${kind}`),
} satisfies RoomArt;
