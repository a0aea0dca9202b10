/** How the client draws it. */

import { BROWN, STEEL } from "$client/art/drawing";
import { poly } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    [BROWN, poly([[-24, 20], [-19, 25], [14, -8], [9, -13]])],
    [STEEL, poly([[2, -14], [12, -24], [27, -9], [17, 1]])],
    [BROWN, poly([[24, 20], [19, 25], [-8, -2], [-3, -7]])],
    [STEEL, "M-28 -10C-28 -22 -20 -27 -12 -26L-18 -18L-12 -10L-4 -16C-2 -6 -8 0 -16 0Z"],
  ],
} satisfies RoomArt;
