/** How the client draws it: portraits; the frame tells when a card may be used. */

import { portrait } from "$client/art/pieces";
import { use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";
import pieces from "./pieces.toml?raw";

const FRAMES: Record<string, string> = { once: "seraglio", round: "pavilion", scoring: "tower" };
const CARDS = [...pieces.matchAll(/id = "(\w+)", symbol = "(\w+)"/g)].map(([, id = "", symbol = ""]) => ({ id, symbol }));
/** Who does what. */
const DEEDS: Record<string, string> = {
  patron_buy: "rich_patron",
  merchant_take: "merchant",
  dancer_swap: "dancer",
  change_money: "money_changer",
  beg: "beggar",
  miser_take: "miser",
  builder_add: "master_builder",
  builder_remove: "master_builder",
  builder_exchange: "master_builder",
  juggler_keep: "juggler",
  juggler_swap: "juggler",
};

export default {
  symbols,
  deeds: Object.fromEntries(Object.entries(DEEDS).map(([move, id]) => [move, () => ({ pieces: [id] })])),
  pieces: Object.fromEntries(CARDS.map(({ id, symbol }) => [id, () => portrait(use(`ch-${id}`, 0, 0, 70, 90, `k-${FRAMES[symbol]}`))])),
} satisfies RoomArt;
