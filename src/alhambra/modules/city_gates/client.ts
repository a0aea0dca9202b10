/** How the client draws it. */

import { FIGURES } from "$client/art/figures";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: FIGURES.gate!,
} satisfies RoomArt;
