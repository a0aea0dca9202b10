/** How the client draws it. */

import { BLUE, GREEN, WHITE, YELLOW } from "$client/art/drawing";
import { circle, rect } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    [BLUE, "M-6 26C-14 10 -12 -4 -4 -10C-8 -18 2 -26 8 -18L15 -14L8 -12C10 0 8 16 2 26Z"],
    [GREEN, "M-6 26C-26 22 -30 -4 -22 -24C-14 -16 -10 -6 -10 4Z"],
    [GREEN, "M2 26C10 24 26 20 28 -2C20 0 10 6 6 12Z"],
    [YELLOW, circle(-20, -8, 3) + circle(-19, 6, 3) + circle(19, 8, 3)],
    [WHITE, circle(3, -17, 1.8)],
    [YELLOW, rect(-3, -30, 1.6, 8) + rect(2, -32, 1.6, 8)],
  ],
  elsewhere: ["places"],
} satisfies RoomArt;
