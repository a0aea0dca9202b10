/** Reads single values out of TOML that rooms bring along: enough for lists, numbers and texts. */

import type { Json } from "./wire";

const plain = (text: string): Json => JSON.parse(text.replace(/#.*$/gm, "").replace(/,(\s*[\]}])/g, "$1")) as Json;

/** The value of a key, wherever it stands first; a list may go on over many lines. */
export function valueIn(toml: string, key: string): Json {
  const found = new RegExp(`^${key} = (\\[[\\s\\S]*?\\]\\s*$|.*$)`, "m").exec(toml);
  return found ? plain(found[1]!) : null;
}

/** The tables of a list of tables: `[[name]]`. */
export const tablesIn = (toml: string, name: string): string[] => toml.split(`[[${name}]]`).slice(1).map((table) => table.split(/^\[/m)[0]!);
