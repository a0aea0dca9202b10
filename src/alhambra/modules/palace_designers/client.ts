/** How the client draws it: a designer in the colour of the seat, with feet that point to a side. */

import { chip } from "$client/art/pieces";
import { turned, use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

const FEET: Record<string, number> = { S: 0, W: 90, N: 180, E: 270 };

export default {
  symbols,
  pieces: { designer: (_, { side = "" }) => chip((side ? turned(FEET[side] ?? 0, 24, 24, use("designer-feet", -3, -3, 54)) : "") + use("designer", -3, -3, 54)) },
  also: ["designer"],
  elsewhere: ["designers", "swapped"],
} satisfies RoomArt;
