/** How the client draws it. */

import { BROWN, GREEN } from "$client/art/drawing";
import { khatam, rect } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    ["#f7e9c4", rect(-19, -22, 38, 44)],
    ["#d9b777", rect(-23, -27, 46, 7) + rect(-23, 20, 46, 7)],
    [GREEN, khatam(-9, -11, 6) + khatam(-9, 1, 6) + khatam(-9, 13, 6)],
    [BROWN, rect(0, -12.5, 14, 3) + rect(0, -0.5, 14, 3) + rect(0, 11.5, 14, 3)],
  ],
} satisfies RoomArt;
