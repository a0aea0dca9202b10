/** How the client draws it: a gate, and the card that brings one. */

import { card, chip } from "$client/art/pieces";
import { use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: { gate: () => chip(use("gate", -3, -3, 54)), city: () => card(use("c-gate", 0, 0, 70, 100)) },
  deeds: Object.fromEntries(["take_gate", "place_with_gate", "add_with_gate"].map((move) => [move, () => ({ pieces: ["gate"] })])),
  also: ["gate"],
  tokens: { held: "gate", open: "gate" },
} satisfies RoomArt;
