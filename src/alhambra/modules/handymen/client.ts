/** How the client draws it. */

import { STEEL, cap, die, person } from "$client/art/drawing";
import { poly } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    ...person("#6d7f4a", cap("#c79a56")),
    [STEEL, poly([[10, 0], [14, -4], [27, 9], [23, 13]])],
    ...die(-17, 18, 16, 3),
  ],
  elsewhere: ["market", "tiles"],
} satisfies RoomArt;
