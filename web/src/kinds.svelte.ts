/** Of which kinds the parts of moves, events, questions and areas are; the server describes them once a game. */

import type { Description, Json, Kind, Kinds } from "./wire";

let parts: Kinds = $state.raw({});
let areas: { [module: string]: Kinds } = $state.raw({});

/** From now on parts are those of this game. */
export function learn(description: Description | null): void {
  if (description) ({ parts, areas } = description);
}

/** The kind of a part, or of what it is a list of; "" if nothing is known of it. */
function wordOf(part: string): string {
  let kind: Kind | undefined = parts[part];
  while (kind && typeof kind === "object" && "list" in kind) kind = kind.list;
  return typeof kind === "string" ? kind : "";
}

export const isKind = (kind: string, part: string): boolean => wordOf(part) === kind;
/** Whether a part is a list with something for each seat. */
export function isForSeats(part: string): boolean {
  const kind = parts[part];
  return typeof kind === "object" && "seats" in kind;
}

/** The kind of what a module shows under a name. */
export const areaKind = (module: string, part: string): Kind => areas[module]?.[part] ?? "";

const isThere = (value: Json): boolean => value !== null && !(Array.isArray(value) && !value.length);
const table = (rows: [name: string, kind: Kind][], values: Json[]): Json =>
  Object.fromEntries(rows.map(([name, kind], at): [string, Json] => [name, named(kind, values[at] ?? null)]).filter(([, value]) => isThere(value)));

/** Rows and what there is one of for each name become tables; what is not there is left out. */
export function named(kind: Kind, value: Json): Json {
  if (typeof kind === "string" || !Array.isArray(value)) return value;
  if ("row" in kind) return table(Object.entries(kind.row), value);
  if ("each" in kind) return table(kind.each.map((name) => [name, kind.of]), value);
  const inner = "list" in kind ? kind.list : kind.seats;
  return value.map((one) => named(inner, one));
}
