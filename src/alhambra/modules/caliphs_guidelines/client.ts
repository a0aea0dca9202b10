/** How the client draws it: each wish as a small board: gold is what counts. */

import { board } from "$client/art/pieces";
import { use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";
import pieces from "./pieces.toml?raw";

const POINTS = pieces.split("[points]")[1] ?? "";
const MISSIONS = [...POINTS.matchAll(/^(\w+) = [\d[]/gm)].map(([, mission = ""]) => mission);

export default {
  symbols,
  pieces: Object.fromEntries(MISSIONS.map((mission) => [mission, () => board(64, 64, use(`w-${mission}`, 0, 0, 64))])),
  elsewhere: ["missions", "numbers", "worth"],
  counts: true,
} satisfies RoomArt;
