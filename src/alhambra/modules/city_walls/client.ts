/** How the client draws it. */

import { YELLOW } from "$client/art/drawing";
import { FIGURES } from "$client/art/figures";
import { arrow, rect } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    ...FIGURES.wall!,
    [YELLOW, arrow(0, -14, 0, -29, 4, 9)],
    ["#4a2b1a", rect(-27, 18, 54, 9)],
    ["#8d5a39", [-25, -11, 3, 17].map((x) => rect(x, 20, 10, 5)).join("")],
  ],
  elsewhere: ["aside"],
} satisfies RoomArt;
