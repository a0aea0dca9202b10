/** How the client draws it: a swirl on buildings that may be turned. */

import { use } from "$client/art/svg";
import { listIn } from "$client/reading";
import { valueIn } from "$client/toml";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";
import pieces from "./pieces.toml?raw";

export const NAMES = listIn(valueIn(pieces, "tiles")).map((one) => listIn(one).join(" "));

export default {
  symbols,
  overlay: ({ name }) => (NAMES.includes(name) ? use("magic") + use("swirl", 58, 6, 36) : ""),
} satisfies RoomArt;
