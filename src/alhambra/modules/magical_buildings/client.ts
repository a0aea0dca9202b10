/** How the client draws it. */

import { BLUE, DARK, WHITE, YELLOW } from "$client/art/drawing";
import { arch, dome, rect, star } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    [BLUE, dome(0, 8, 44, 34)],
    [BLUE, rect(-20, 8, 40, 18)],
    [WHITE, arch(0, 26, 12, 15)],
    [YELLOW, star(4, -20, -16, 9, 0.3) + star(4, 21, -10, 7, 0.3) + star(4, 15, -24, 5, 0.3)],
    [DARK, "M-27 16C-30 2 -26 -4 -24 -6L-22 -3C-24 0 -26 6 -24 15Z"],
  ],
} satisfies RoomArt;
