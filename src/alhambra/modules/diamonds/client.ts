/** How the client draws it. */

import { SKY, WHITE } from "$client/art/drawing";
import { poly } from "$client/art/shapes";
import type { RoomArt } from "$client/rooms";

export default {
  emblem: [
    [SKY, poly([[-15, -20], [15, -20], [27, -5], [0, 26], [-27, -5]])],
    ["#cfe8f3", poly([[-15, -20], [-9, -5], [0, -20]]) + poly([[15, -20], [9, -5], [0, -20]])],
    [WHITE, poly([[0, -20], [-9, -5], [9, -5]])],
    ["#a5d3e6", poly([[-9, -5], [9, -5], [0, 26]])],
  ],
} satisfies RoomArt;
