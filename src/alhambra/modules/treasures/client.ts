/** How the client draws it. */

import { BLUE, GREEN, RED, SKY, YELLOW } from "$client/art/drawing";
import { circle, rect } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    [YELLOW, "M-22 -18L-12 -6L0 -24L12 -6L22 -18L18 10H-18Z"],
    [YELLOW, rect(-18, 11, 36, 7)],
    [RED, circle(0, 0, 5)],
    [BLUE, circle(-11, 3, 3.4)],
    [GREEN, circle(11, 3, 3.4)],
    [SKY, circle(-22, -20, 3) + circle(22, -20, 3) + circle(0, -26, 3)],
  ],
} satisfies RoomArt;
