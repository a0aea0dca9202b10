/** How the client draws it. */

import { DARK, WHITE, YELLOW, sheet } from "$client/art/drawing";
import { circle, poly } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    sheet(0, 2, 50, 46, "#2f5f86"),
    [WHITE, "M-18 18V-2L-6 -12L6 -2V18ZM-16 16H4V-1L-6 -9L-16 -1Z"],
    [YELLOW, poly([[12, -26], [15, -26], [24, 22], [21, 22]]) + poly([[12, -26], [15, -26], [6, 20], [3, 20]])],
    [DARK, circle(13.5, -25, 3.4)],
  ],
  elsewhere: ["designers"],
} satisfies RoomArt;
