/** How the client draws it. */

import { BROWN, DARK, WHITE, YELLOW } from "$client/art/drawing";
import { circle, poly } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    [BROWN, "M-4 -20C-14 -18 -22 -8 -27 10C-18 4 -14 4 -10 6C-12 14 -12 20 -14 27L0 18L14 27C12 20 12 14 10 6C14 4 18 4 27 10C22 -8 14 -18 4 -20Z"],
    [WHITE, "M-7 -6C-7 6 -4 14 0 17C4 14 7 6 7 -6Z"],
    [DARK, circle(0, -20, 8)],
    [YELLOW, poly([[-2, -18], [2, -18], [0, -11]])],
    [WHITE, circle(-3.4, -22, 1.6) + circle(3.4, -22, 1.6)],
  ],
  elsewhere: ["falcons"],
} satisfies RoomArt;
