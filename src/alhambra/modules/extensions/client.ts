/** How the client draws it. */

import { DARK, RED, WHITE, YELLOW } from "$client/art/drawing";
import { arch, poly, rect } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    ["#f0deb6", rect(-26, -14, 32, 40)],
    [RED, rect(-22, -2, 24, 28)],
    [WHITE, arch(-10, 26, 9, 14)],
    [RED, poly([[-26, -2], [-10, -16], [6, -2]])],
    [YELLOW, rect(8, 8, 18, 18)],
    [YELLOW, poly([[5, 8], [17, -3], [29, 8]])],
    [DARK, rect(10, -22, 15, 4) + rect(15.5, -27.5, 4, 15)],
  ],
  elsewhere: ["extended"],
} satisfies RoomArt;
