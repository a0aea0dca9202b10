/** How the client draws it. */

import { BLUE, GREEN, PURPLE, RED, SKY, WHITE } from "$client/art/drawing";
import { arrow, circle, rect } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    ["#f0deb6", rect(-26, -26, 52, 52)],
    [SKY, circle(0, 0, 16)],
    [WHITE, "M-9 2C-6 -3 -3 -3 0 2C3 7 6 7 9 2L9 6C6 11 3 11 0 6C-3 1 -6 1 -9 6Z"],
    [RED, arrow(0, -17, 0, -27, 5, 8)],
    [GREEN, arrow(17, 0, 27, 0, 5, 8)],
    [PURPLE, arrow(0, 17, 0, 27, 5, 8)],
    [BLUE, arrow(-17, 0, -27, 0, 5, 8)],
  ],
  elsewhere: ["beside"],
} satisfies RoomArt;
