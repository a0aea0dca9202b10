/** How the client draws it: a tent on trodden ground with bastions and an arrow through each. */

import { mini, tile } from "$client/art/pieces";
import { badge, group, turned, use } from "$client/art/svg";
import { sidesIn, wall } from "$client/art/walls";
import { SIDES } from "$client/wire";
import type { RoomArt } from "$client/rooms.svelte";
import "./art.css";
import symbols from "./art.svg?raw";

const bastions = (sides: string): string =>
  group(sidesIn(sides).map((side) => wall(side)).join(""), "bastion") +
  sidesIn(sides).map((side) => turned(SIDES.indexOf(side) * 90, 50, 50, use("arrow", 39, 2, 22))).join("");

export default {
  symbols,
  pieces: { camp: ({ price, walls }, how) => tile({ ground: use("camp") + bastions(how.walls ?? walls), over: badge("chambers", price, 74, 74), mini: mini("camp"), bare: true }) },
} satisfies RoomArt;
