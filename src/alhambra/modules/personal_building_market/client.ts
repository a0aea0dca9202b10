/** How the client draws it. */

import { BLUE, BROWN, GREEN, RED, WHITE, slab } from "$client/art/drawing";
import { rect } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    [BROWN, rect(-27, -2, 54, 4)],
    [RED, "M-27 -2L-22 -20H-9L-11 -2Z"],
    [WHITE, "M-11 -2L-9 -20H9L11 -2Z"],
    [RED, "M11 -2L9 -20H22L27 -2Z"],
    ...slab(-13, 15, 20, BLUE),
    ...slab(13, 15, 20, GREEN),
  ],
} satisfies RoomArt;
