/** How the client draws it. */

import { BROWN, WHITE } from "$client/art/drawing";
import { poly, rect } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    ["#f0deb6", rect(-26, -26, 52, 52)],
    [WHITE, [-18, 0, 18].flatMap((x) => [-18, 0, 18].map((y) => rect(x - 7, y - 7, 14, 14))).join("")],
    [BROWN, rect(-26, -26, 52, 6)],
    ["#8a5524", poly([[-13, 4], [0, -9], [13, 4]]) + rect(-10, 4, 20, 13)],
    [WHITE, rect(-3, 8, 6, 9)],
  ],
} satisfies RoomArt;
