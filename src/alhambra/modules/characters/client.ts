/** How the client draws it. */

import { YELLOW } from "$client/art/drawing";
import { FIGURES } from "$client/art/figures";
import { star } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    ...FIGURES.dancer!,
    [YELLOW, star(5, 21, -20, 7, 0.45)],
    [YELLOW, star(5, -21, -20, 7, 0.45)],
  ],
} satisfies RoomArt;
