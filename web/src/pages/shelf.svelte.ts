/** What this device knows for its random draws: the boxes somebody owns, and modules that are pinned or banned. */

import type { ModuleInfo } from "../wire";
import { keep, kept, texts } from "./kept";

const STORE = "alhambra.shelf";

export type Wish = "pinned" | "banned";
type Shelf = { boxes: string[] } & { [wish in Wish]: string[] };

function read(): Shelf {
  const found = (kept(STORE) ?? {}) as Partial<Record<keyof Shelf, unknown>>;
  return { boxes: texts(found.boxes), pinned: texts(found.pinned), banned: texts(found.banned) };
}

export const shelf = $state<Shelf>(read());

const toggled = (list: string[], one: string): string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

function put(changes: Partial<Shelf>): void {
  Object.assign(shelf, changes);
  keep(STORE, shelf);
}

export const toggleBox = (box: string): void => put({ boxes: toggled(shelf.boxes, box) });

/** Nothing is pinned and banned at once. */
export function toggleWish(module: string, wish: Wish): void {
  const other = wish === "pinned" ? "banned" : "pinned";
  put({ [wish]: toggled(shelf[wish], module), [other]: shelf[other].filter((one) => one !== module) });
}

/** Whoever names no box has them all. */
export const owned = (entry: ModuleInfo): boolean => shelf.boxes.length === 0 || shelf.boxes.includes(entry.box);

export const mayBeDrawn = (entry: ModuleInfo): boolean => owned(entry) && !shelf.banned.includes(entry.id);
