/** How the client draws it: the six types from the least to the most valuable, as a ladder. */

import { card } from "$client/art/pieces";
import { glyph, group, use } from "$client/art/svg";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

const bar = (kind: string, at: number): string => {
  const y = 24 + 11.5 * (5 - at);
  return group(`<rect x="9.5" y="${y}" width="${22 + 6 * at}" height="9.5" rx="2" fill="var(--mb)" stroke="var(--k3)" stroke-width="0.6"/>` + glyph(kind, 11, y + 0.7, 8, "var(--mf)"), `k-${kind} mn`);
};

export default {
  symbols,
  pieces: { score_card: ({ types }) => card(use("c-rank", 0, 0, 70, 100, "k-seraglio") + types.map(bar).join("")) },
  elsewhere: ["first", "second", "third"],
} satisfies RoomArt;
