/** Sides, walls and places as one says them: "north and east", "2 rows north of the fountain". */

import { language, t } from "./texts.svelte";
import type { Cell } from "./wire";

/** Things one after the other: "north, east and south". */
export const saidTogether = (things: string[]): string => new Intl.ListFormat(language(), { type: "conjunction" }).format(things);

export const sideName = (side: string): string => t(`side-name-${side.toLowerCase()}`);

/** Each side once, from its letters. */
const named = (letters: string): string[] => [...new Set(letters)].map(sideName);

/** Sides by their letters; a dash for none. */
export const sides = (letters: string): string => saidTogether(named(letters)) || t("none");

export function wallsInWords(walls: string): string {
  const all = named(walls);
  return t("reading-walls", { count: all.length, sides: saidTogether(all) });
}

/** How to get from the fountain to a cell. */
export function placeInWords([x, y]: Cell): string {
  const steps: string[] = [];
  if (y) steps.push(t(y < 0 ? "reading-north" : "reading-south", { count: Math.abs(y) }));
  if (x) steps.push(t(x < 0 ? "reading-west" : "reading-east", { count: Math.abs(x) }));
  return steps.length ? saidTogether(steps) : t("reading-at-fountain");
}
