/** How the client draws it. */

import { GREEN, RED, YELLOW, sheet } from "$client/art/drawing";
import { circle, rect, star } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    sheet(-9, 2, 26, 40, "#e9d6aa"),
    sheet(5, 0, 28, 44),
    [GREEN, circle(5, -6, 8) + rect(3.5, 0, 3, 8)],
    [RED, rect(1, 13, 8, 2.6) + rect(3.7, 10.3, 2.6, 8)],
    [YELLOW, star(5, 20, -20, 9, 0.45)],
  ],
} satisfies RoomArt;
