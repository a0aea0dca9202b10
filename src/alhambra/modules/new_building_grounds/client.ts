/** How the client draws it. */

import { BROWN, RED, STEEL } from "$client/art/drawing";
import { poly, rect } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    ["#d9b777", poly([[0, -6], [29, 10], [0, 26], [-29, 10]])],
    ["#c7a25c", poly([[0, 2], [15, 10], [0, 18], [-15, 10]])],
    [BROWN, rect(-20, -22, 3, 28)],
    [RED, poly([[-17, -22], [4, -16], [-17, -10]])],
    [BROWN, poly([[16, -18], [19, -16], [6, 10], [3, 8]])],
    [STEEL, poly([[10, -22], [24, -14], [20, -6], [13, -10]])],
  ],
} satisfies RoomArt;
