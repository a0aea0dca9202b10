/** How the client draws it. */

import { BROWN, GREEN, PURPLE, RED, WHITE, YELLOW } from "$client/art/drawing";
import { circle, poly, rect } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    [BROWN, rect(-24, 8, 48, 8) + rect(-2, -20, 4, 28)],
    ["#f0deb6", circle(-15, 20, 7) + circle(15, 20, 7)],
    [RED, poly([[-26, -10], [0, -26], [26, -10]])],
    [WHITE, poly([[-9, -10], [0, -26], [9, -10]])],
    [GREEN, circle(-14, 3, 5)],
    [YELLOW, circle(-3, 3, 5) + circle(15, 3, 5)],
    [PURPLE, circle(7, 3, 5)],
  ],
  elsewhere: ["residents", "traders"],
  tokens: { supply: "resident" },
} satisfies RoomArt;
