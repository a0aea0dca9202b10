/** How the client draws it. */

import { GREY } from "$client/art/drawing";
import { FIGURES } from "$client/art/figures";
import { arch, rect } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    [GREY, rect(-27, -22, 22, 49)],
    ["#5b3a1c", arch(-16, 27, 13, 34)],
    ...FIGURES.key!,
  ],
} satisfies RoomArt;
