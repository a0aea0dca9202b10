/** Set-ups that somebody saved under a name, on this device. */

import { keep, kept, texts } from "./kept";

const STORE = "alhambra.setups";

/** `line` is the set-up as its link carries it; `people` are the names by seat, which no link carries. */
export type Saved = { name: string; line: string; people: string[] };

function read(): Saved[] {
  const found = kept(STORE);
  return (Array.isArray(found) ? (found as Partial<Saved>[]) : [])
    .filter((one) => typeof one?.name === "string" && typeof one.line === "string")
    .map(({ name, line, people }) => ({ name: name!, line: line!, people: texts(people) }));
}

const store = $state<{ all: Saved[] }>({ all: read() });

export const savedSetups = (): Saved[] => store.all;

function put(all: Saved[]): void {
  store.all = all;
  keep(STORE, all);
}

/** One that has the same name is replaced; the newest comes first. */
export function save(one: Saved): void {
  put([one, ...store.all.filter(({ name }) => name !== one.name)]);
}

export function discard(name: string): void {
  put(store.all.filter((one) => one.name !== name));
}
