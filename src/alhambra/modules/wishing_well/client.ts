/** How the client draws it. */

import { BROWN, GREY, RED, SKY, YELLOW } from "$client/art/drawing";
import { circle, ellipse, poly, rect } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    [GREY, "M-22 4H22L18 26H-18Z"],
    [SKY, ellipse(0, 4, 22, 6)],
    [BROWN, rect(-20, -18, 3.4, 22) + rect(16.6, -18, 3.4, 22)],
    [RED, poly([[-27, -14], [0, -28], [27, -14]])],
    [YELLOW, circle(0, -4, 5)],
  ],
  elsewhere: ["beside"],
} satisfies RoomArt;
