/** Who gets the device next, where several people share one. */

import type { Update } from "../wire";
import { asks } from "./pace.svelte";

/** The place of the desk that comes to the front. The holder of the device keeps it while they are asked. Of the others
who are asked at once, whoever has the next turn comes last, for they keep it then. */
export function nextDesk(updates: (Update | null)[], holder: number, active: number): number {
  if (asks(updates[holder] ?? null)) return holder;
  const asked = updates.flatMap((update, at) => (update && asks(update) ? [{ at, wait: wait(update) }] : []));
  asked.sort((one, other) => other.wait - one.wait);
  return asked[0]?.at ?? active;
}

/** How many turns come before this seat's. */
function wait({ view }: Update): number {
  const after = (view.you ?? 0) - (view.turn ?? 0) - 1;
  return (after + view.players) % view.players;
}
