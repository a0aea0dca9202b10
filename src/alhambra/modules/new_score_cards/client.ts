/** How the client draws it. */

import { BLUE, BROWN, GREEN, PURPLE, RED, WHITE, YELLOW, sheet } from "$client/art/drawing";
import { rect } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    sheet(0, 0, 42, 54),
    ...[PURPLE, GREEN, WHITE, BROWN, RED, BLUE].map((fill, i): [string, string] => [fill, rect(-16, -23 + i * 8, 9, 6)]),
    [YELLOW, [26, 18, 22, 10, 14, 6].map((width, i) => rect(-4, -22 + i * 8, width * 0.85, 4)).join("")],
  ],
} satisfies RoomArt;
