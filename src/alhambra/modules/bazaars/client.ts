/** How the client draws it. */

import { BROWN, GREEN, PURPLE, RED, WHITE, YELLOW } from "$client/art/drawing";
import { circle, poly, rect } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    ["#f0deb6", rect(-24, 0, 48, 26)],
    [RED, rect(-28, -14, 14, 15) + rect(0, -14, 14, 15)],
    [WHITE, rect(-14, -14, 14, 15) + rect(14, -14, 14, 15)],
    [BROWN, poly([[-28, -14], [-20, -25], [20, -25], [28, -14]])],
    [GREEN, circle(-14, 14, 6)],
    [YELLOW, circle(0, 14, 6)],
    [PURPLE, circle(14, 14, 6)],
    [BROWN, rect(-24, 20, 48, 6)],
  ],
  elsewhere: ["beside"],
} satisfies RoomArt;
