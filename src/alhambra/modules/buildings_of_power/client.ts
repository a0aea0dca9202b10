/** How the client draws it. */

import { PURPLE, RED, WHITE, YELLOW, die, turret } from "$client/art/drawing";
import { arch } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    turret(0, 26, 26, 44, PURPLE),
    [WHITE, arch(0, 26, 8, 12)],
    [YELLOW, "M-22 -20L-14 -26L-16 -18L-8 -20L-24 -4L-20 -14L-28 -12Z"],
    ...die(18, 16, 18, 4, RED, WHITE),
  ],
  elsewhere: ["dice", "hidden"],
} satisfies RoomArt;
