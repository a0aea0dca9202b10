/** How the client draws it: portraits; one that lies face down shows its back. */

import { card, portrait } from "$client/art/pieces";
import { use } from "$client/art/svg";
import { namesIn } from "$client/reading";
import { valueIn } from "$client/toml";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";
import pieces from "./pieces.toml?raw";

const KINDS = namesIn(valueIn(pieces, "kinds"));
const NAMES = KINDS.flatMap((kind) => [[kind, kind], [`craftsman-${kind}`, kind]] as const); // other modules have builders, too
/** Who does what. */
const DEEDS: Record<string, string[]> = {
  stonemason: ["stonemason_swap"],
  goldsmith: ["goldsmith_take"],
  coiner: ["coiner_buy", "coiner_mix"],
  carpenter: ["carpenter_price"],
  blacksmith: ["forge", "late_forge"],
  mortar_mixer: ["mortar_swap", "late_mortar_swap"],
  builder: ["call_builder", "late_call_builder"],
  mosaic_artist: ["mosaic_place", "mosaic_add", "mosaic_exchange"],
  brickmaker: ["brick_exchange"],
};
const doers = Object.entries(DEEDS).flatMap(([kind, moves]) => moves.map((move) => [move, () => ({ pieces: [`craftsman-${kind}`] })] as const));

export default {
  symbols,
  pieces: {
    ...Object.fromEntries(NAMES.map(([name, kind]) => [name, () => portrait(use(`cr-${kind}`, 0, 0, 70, 90, "k-arcades"))])),
    "face-down": () => card(use("c-back", 0, 0, 70, 100)),
  },
  deeds: Object.fromEntries(doers),
} satisfies RoomArt;
