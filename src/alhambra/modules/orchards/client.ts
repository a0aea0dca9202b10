/** How the client draws it. */

import { BROWN, GREEN, PURPLE, RED, YELLOW } from "$client/art/drawing";
import { circle, rect } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    [BROWN, rect(-3, 4, 6, 22)],
    [GREEN, circle(0, -8, 17) + circle(-13, 2, 10) + circle(13, 2, 10)],
    [RED, circle(-8, -12, 4) + circle(10, 0, 4)],
    [YELLOW, circle(6, -14, 4) + circle(-12, 2, 4)],
    [PURPLE, circle(0, -3, 4)],
    ["#b98645", "M-24 18H-6L-9 27H-21Z"],
  ],
  elsewhere: ["market"],
} satisfies RoomArt;
