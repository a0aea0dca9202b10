/** Where the teacher points: at the things a step speaks of, found on the page by what they are. */

import { kindOf } from "../kinds.svelte";
import { isCell, isNames, keyOf, partsOf } from "../pieces";
import type { Json, KindWord, LessonStep, Move, Parts } from "../wire";

/** What a step may name, and how it is found; the first kind that is there and seen is meant. */
const THINGS: Record<string, string[]> = {
  board: [".board .alhambra"],
  market: ["[data-space]"],
  money: ["[data-display]"],
  hand: ["[data-hand]"],
  reserve: [".waiting [data-piece]"],
  seats: ["[data-place^='seat-']"],
  scores: [".track"],
  module: ["[data-module]", "[data-tab='modules']", "[data-look]"],
  ask: [".bar"],
  log: ["[data-tab='log']", "[data-look]"],
};
const CONFIRM = "[data-confirm]";
const CANCEL = "[data-cancel]";
const CHOSEN = ".chosen, [aria-pressed='true']";

/** What of a move is pointed at, by the names of its parts or by their kinds, and where that is. */
type Stage = { parts?: string[]; kinds?: KindWord[]; find: (value: Json) => string[] };
/** Things on the table, in the order in which they are pointed at; a cell that can be touched comes first: its tile is chosen. */
const TABLE: Stage[] = [
  { parts: ["at"], find: (value) => (isCell(value) ? [`[data-cell='${value.join()}']`] : []) },
  { kinds: ["space", "beside"], find: (value) => [`[data-space='${value}']`] },
  { parts: ["tile"], find: (value) => [`.waiting [data-piece='${value}']`, `[data-piece='${value}']`] },
];
/** Cards, which are touched last. */
const CARDS: Stage[] = [
  { parts: ["cards"], find: (value) => pieces("[data-display]", value) },
  { parts: ["pay", "unit", "card"], find: (value) => (held(value) ? pieces("[data-hand]", value) : pieces("[data-display]", value)) },
];

const pieces = (place: string, value: Json): string[] =>
  (isNames(value) ? value : [value]).map((name) => `${place}[data-piece='${name}']`);

const seen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(seen);
const firstOf = (selectors: string[]): Element[] => selectors.map(all).find((found) => found.length) ?? [];

/** Not chosen yet, and nothing that would refuse a touch. */
const untouched = (element: Element): boolean =>
  !element.closest(CHOSEN) && !element.querySelector(CHOSEN) && !element.closest("[aria-disabled='true']");

const held = (value: Json): boolean => pieces("[data-hand]", value).some((selector) => all(selector).length > 0);

/** The first of these things that a move names and that is not chosen yet. */
function onTable(stages: Stage[], move: Move): Element[] {
  for (const { parts, kinds, find } of stages) {
    const part = Object.keys(partsOf(move)).find((name) => parts?.includes(name) || kinds?.some((kind) => kind === kindOf(move.move, name)));
    if (!part) continue;
    const found = find(move[part]!).flatMap((selector) => all(selector).slice(0, 1));
    const open = found.map((one) => one.closest("[data-space]") ?? one).filter(untouched);
    if (open.length) return open;
  }
  return [];
}

/** What the tray offers of a move and is not chosen yet; of a list its things, one by one. */
function offered(move: Move): Element[] {
  const wanted = Object.entries(partsOf(move)).flatMap(([part, value]) =>
    [value, ...(Array.isArray(value) ? value : [])].map((one) => `.tray [data-part='${part}'][data-option='${keyOf(one)}'][aria-pressed='false']`),
  );
  return wanted.flatMap(all).slice(0, 1);
}

/** The way to do it that is meant, where the tray has several and another one is chosen. */
const way = (move: Move): Element[] =>
  all(".tray [data-way][aria-checked='false']").filter((row) =>
    Object.entries(JSON.parse(row.getAttribute("data-way") ?? "{}") as Parts).every(([part, value]) => keyOf(value) === keyOf(move[part])),
  );

/** The button that leads to a kind of move, or to where it is. */
const door = (kind: string): Element[] => firstOf([`:is(.bar, .tray) [data-move='${kind}']`, `[data-more~='${kind}'][aria-expanded='false']`]);

/** What has to be touched next for this move; when all is chosen, the button that confirms; at least where to choose, or
the button that gives up something else. */
function next(move: Move): Element[] {
  const begun = all(CONFIRM);
  const ways = [() => onTable(TABLE, move), () => offered(move), () => (begun.length ? [] : door(move.move)), () => onTable(CARDS, move), () => way(move), () => begun, () => firstOf([".tray", CANCEL])];
  for (const way of ways) {
    const found = way();
    if (found.length) return found;
  }
  return [];
}

/** The things that a step speaks of now; none if they cannot be seen. What it points at by itself is touched before what its move names. */
export const pointedAt = (step: LessonStep): Element[] => {
  const things = firstOf(THINGS[step.points] ?? []);
  if (!step.move) return things;
  const first = things.filter(untouched);
  return first.length === things.length && first.length ? first : next(step.move);
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
