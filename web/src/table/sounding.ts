/** Which sound an update makes: one only, the most important. */

import { type SoundName, play } from "../sounds";
import type { KnownEventWord, Update } from "../wire";

type Rung = [event: KnownEventWord, sound: SoundName][];

const GREAT: Rung = [["game_over", "end"], ["scored", "scoring"]];
const SMALL: Rung = [["placed", "tile"], ["added", "tile"], ["exchanged", "tile"], ["took", "card"], ["bought", "card"]];

/** Being asked is heard before what others did, but not before a scoring. */
function soundOf(update: Update, before: Update | null): SoundName | null {
  if (!before || update.number <= before.number) return null;
  const heard = (rung: Rung): SoundName | undefined => rung.find(([name]) => update.events.some(({ event }) => event === name))?.[1];
  const you = update.view.you;
  const called = you !== null && update.question?.seat === you && before.question?.seat !== you;
  return heard(GREAT) ?? (called ? "turn" : (heard(SMALL) ?? null));
}

export function sound(update: Update, before: Update | null): void {
  const name = soundOf(update, before);
  if (name) play(name);
}
