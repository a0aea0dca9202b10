/** How the client draws it. */

import { BROWN, DARK, YELLOW } from "$client/art/drawing";
import { circle, khatam, rect } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    [BROWN, "M-20 -4C-26 14 -22 27 0 27C22 27 26 14 20 -4Z"],
    [BROWN, "M-12 -14H12L20 -4H-20Z"],
    [DARK, rect(-20, -6, 40, 4)],
    [YELLOW, circle(0, 11, 9) + circle(-16, -21, 6) + circle(2, -25, 6) + circle(18, -19, 6)],
    [BROWN, khatam(0, 11, 5.5)],
  ],
} satisfies RoomArt;
