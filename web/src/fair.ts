/** Fair dealing: what the server promised before the first card is checked when it tells its secret. */

import { knownTable, remember } from "./keys";
import type { Over, TableInfo } from "./wire";

/** `file`: the game began from a file, so nothing was promised. `unseen`: this device kept no promise. */
export type Fairness = "file" | "unseen" | "kept" | "broken";

const BITS = 32;
const BLOCK = 64; // bytes
const LENGTH = 8; // bytes at the end of the last block

/** The first bits behind the point of roots of the first primes: the constants of SHA-256. */
function roots(count: number, power: number): Uint32Array {
  const found: number[] = [];
  for (let one = 2; found.length < count; one++) {
    let prime = true;
    for (let other = 2; other * other <= one; other++) prime &&= one % other !== 0;
    if (prime) found.push((one ** power % 1) * 2 ** BITS);
  }
  return Uint32Array.from(found);
}

const START = roots(8, 1 / 2);
const ADDED = roots(64, 1 / 3);
const turned = (word: number, by: number): number => (word >>> by) | (word << (BITS - by));

/** SHA-256 in hexadecimal. Browsers have it, but not on pages that come by plain http. */
export function sha256(text: string): string {
  const said = new TextEncoder().encode(text);
  const bytes = new Uint8Array(Math.ceil((said.length + 1 + LENGTH) / BLOCK) * BLOCK);
  bytes.set(said);
  bytes[said.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, said.length * 8);
  const state = START.slice();
  for (let at = 0; at < bytes.length; at += BLOCK) mix(state, view, at);
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

/** One block more. */
function mix(state: Uint32Array, view: DataView, at: number): void {
  const words = new Uint32Array(64);
  const word = (place: number): number => words[place] ?? 0;
  for (let i = 0; i < 64; i++) {
    const [near, far] = [word(i - 2), word(i - 15)];
    words[i] =
      i < 16
        ? view.getUint32(at + 4 * i)
        : word(i - 16) + word(i - 7) + (turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)) + (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10));
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ADDED[i] ?? 0) + word(i);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = (state[i] ?? 0) + value));
}

/** The hash that binds seed and salt, as the server reckons it. */
export const commitment = (seed: number, salt: string): string => sha256(`{"salt": ${JSON.stringify(salt)}, "seed": ${seed}}`);

/** Keeps the promise that this device was shown first. */
export function keepPromise(info: TableInfo): void {
  const known = knownTable(info.table);
  if (known && !known.promise && info.commitment && info.state !== "over") remember(info.table, { promise: info.commitment });
}

/** Something that nobody can foresee, for whoever adds no words of their own to the deal. */
export const anyWords = (): string => [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(16).padStart(8, "0")).join("");

/** Whether the secret is the one that was promised, and what this device added has its part in the deal. */
export function fairness(info: TableInfo, over: Over): Fairness {
  if (info.commitment === null || over.seed === null || over.salt === null) return "file";
  const known = knownTable(info.table);
  if (!known?.promise) return "unseen";
  const mine = (known.luck ?? []).every((words) => over.words.includes(words));
  return mine && commitment(over.seed, over.salt) === known.promise ? "kept" : "broken";
}
