/** Where the teacher points: at the things a step speaks of, found on the page by what they are. */

import { kindOf } from "../kinds.svelte";
import { isCell, isNames, partsOf } from "../pieces";
import type { Json, KindWord, LessonStep, Move } from "../wire";

/** What a step may name, and how it is found; the first kind that is there and seen is meant. */
const THINGS: Record<string, string[]> = {
  board: [".board .alhambra"],
  market: ["[data-space]"],
  money: ["[data-display]"],
  hand: ["[data-hand]"],
  reserve: [".waiting [data-piece]"],
  seats: ["[data-place^='seat-']"],
  scores: [".track"],
  module: ["[data-module]", "[data-tab='modules']", "[data-sheet]"],
  ask: [".bar"],
  log: ["[data-tab='log']", "[data-sheet]"],
};
const CONFIRM = "[data-confirm]";
const CHOSEN = ".chosen, [aria-pressed='true']";

/** What of a move is pointed at, by the names of its parts or by their kinds, and where that is. */
type Stage = { parts?: string[]; kinds?: KindWord[]; find: (value: Json) => string[] };
/** In the order in which they are pointed at; a cell that can be touched comes first: its tile is chosen. */
const STAGES: Stage[] = [
  { parts: ["at"], find: (value) => (isCell(value) ? [`[data-cell='${value.join()}']`] : []) },
  { kinds: ["space", "beside"], find: (value) => [`[data-space='${value}']`] },
  { parts: ["tile"], find: (value) => [`.waiting [data-piece='${value}']`, `[data-piece='${value}']`] },
  { parts: ["cards"], find: (value) => pieces("[data-display]", value) },
  { parts: ["pay", "unit", "card"], find: (value) => [...pieces("[data-hand]", value), ...pieces("[data-display]", value)] },
];

const pieces = (place: string, value: Json): string[] =>
  (isNames(value) ? value : [value]).map((name) => `${place}[data-piece='${name}']`);

const seen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(seen);
const firstOf = (selectors: string[]): Element[] => selectors.map(all).find((found) => found.length) ?? [];

/** What has to be touched next for this move; when all is chosen, the button that confirms. */
function next(move: Move): Element[] {
  for (const { parts, kinds, find } of STAGES) {
    const part = Object.keys(partsOf(move)).find((name) => parts?.includes(name) || kinds?.some((kind) => kind === kindOf(move.move, name)));
    if (!part) continue;
    const found = find(move[part]!).map((selector) => all(selector)[0]).filter((one) => one !== undefined);
    const open = found.filter((one) => !one.closest(CHOSEN) && !one.querySelector(CHOSEN));
    if (open.length) return open;
  }
  const button = all(`.bar [data-move='${move.move}']`);
  return all(CONFIRM).length ? all(CONFIRM) : button;
}

/** The things that a step speaks of now; none if they cannot be seen. */
export const pointedAt = (step: LessonStep): Element[] => {
  const wanted = step.move ? next(step.move) : [];
  return wanted.length ? wanted : firstOf(THINGS[step.points] ?? []);
};

export type Ring = { left: number; top: number; width: number; height: number };

/** One ring around things that lie together. */
export function ringAround(elements: Element[]): Ring | null {
  if (!elements.length) return null;
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return { left, top, width: Math.max(...boxes.map((box) => box.right)) - left, height: Math.max(...boxes.map((box) => box.bottom)) - top };
}
