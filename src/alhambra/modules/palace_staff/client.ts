/** How the client draws it. */

import { RED, STEEL, cap, person } from "$client/art/drawing";
import { circle, ellipse } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    ...person("#e9e2cf", cap(RED)),
    [STEEL, ellipse(0, 13, 22, 4)],
    [STEEL, "M-4 12C-4 2 12 2 12 12Z"],
    [RED, circle(-12, 8, 4.5)],
  ],
  elsewhere: ["marshals", "served"],
  tokens: { open: "servant" },
} satisfies RoomArt;
