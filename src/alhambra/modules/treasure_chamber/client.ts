/** How the client draws it. */

import { BROWN, DARK, YELLOW } from "$client/art/drawing";
import { circle, rect } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    [BROWN, "M-26 -4C-26 -20 26 -20 26 -4Z"],
    ["#a06a34", rect(-26, -4, 52, 28)],
    [YELLOW, rect(-26, -6, 52, 4) + rect(-18, -4, 4, 28) + rect(14, -4, 4, 28) + rect(-5, -8, 10, 13)],
    [DARK, circle(0, -2, 2) + rect(-0.8, -2, 1.6, 5)],
  ],
  elsewhere: ["chests"],
  tokens: { bag: "chest", carried: "chest" },
} satisfies RoomArt;
