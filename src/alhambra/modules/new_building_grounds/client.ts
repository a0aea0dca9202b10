/** How the client draws it: a staked-out plot; the buildings for it stand on no ground. */

import { chip, tile } from "$client/art/pieces";
import { badge, use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

export default {
  symbols,
  pieces: {
    ground: ({ price }) => tile({ ground: use("plot"), over: badge("chambers", price, 24, 78), mini: `<rect width="14" height="14" fill="var(--mo)"/><path d="M3 3H11V11H3z" fill="none" stroke="var(--mof)" stroke-width="1.4" stroke-dasharray="2 1.4"/>` }),
    building: ({ types: [kind] }) => chip(use(`t-${kind}`, -3, -3, 54)),
  },
} satisfies RoomArt;
