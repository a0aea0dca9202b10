/** How the client draws it. */

import { BLUE, BROWN, DARK, YELLOW } from "$client/art/drawing";
import { arrow, circle, poly, rect } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    [BROWN, rect(-26, 12, 52, 5) + rect(-20, 17, 4, 10) + rect(16, 17, 4, 10)],
    [BLUE, circle(-13, -6, 12)],
    [YELLOW, poly([[13, -20], [27, -6], [13, 8], [-1, -6]])],
    [DARK, arrow(-6, -22, 8, -22, 3, 7) + arrow(6, 7, -8, 7, 3, 7)],
  ],
} satisfies RoomArt;
