/** How the client draws it. */

import { BLUE, SKY, WHITE, YELLOW } from "$client/art/drawing";
import { circle, khatam, regular } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    [SKY, regular(6, 0, 0, 27)],
    [WHITE, khatam(0, 0, 22)],
    [BLUE, khatam(0, 0, 15)],
    [YELLOW, circle(0, 0, 5.5)],
  ],
} satisfies RoomArt;
