/** How the client draws it. */

import { BLUE, GREEN, PURPLE, RED, WHITE, YELLOW } from "$client/art/drawing";
import { circle } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    ["#c79a56", "M-4 -24C18 -26 30 -10 26 6C22 18 12 8 6 14C2 20 8 26 -4 26C-22 26 -28 12 -27 0C-26 -14 -18 -23 -4 -24Z"],
    [RED, circle(-4, -15, 5)],
    [BLUE, circle(-17, -4, 5)],
    [GREEN, circle(-15, 11, 5)],
    [PURPLE, circle(11, -12, 5)],
    [WHITE, circle(17, 1, 4.5)],
    [YELLOW, circle(-2, 17, 4.5)],
  ],
  elsewhere: ["sets"],
} satisfies RoomArt;
