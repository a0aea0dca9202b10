/** Of which kinds the parts of moves, events, questions and areas are; the server describes them once a game. */

import type { Description, Json, Kind, KindWord, KnownKindWord, Question } from "./wire";

const NOTHING: Description = { moves: {}, events: {}, questions: {}, parts: {}, areas: {} };
let told: Description = $state.raw(NOTHING);

/** From now on parts are those of this game. */
export function learn(description: Description | null): void {
  if (description) told = description;
}

/** The kind itself, or of what it is a list; "" if it is made of several. */
function wordIn(kind: Kind | undefined): KindWord | "" {
  let inner = kind;
  while (inner && typeof inner === "object" && "list" in inner) inner = inner.list;
  return typeof inner === "string" ? inner : "";
}

/** The kind of a part of a move, or of what it is a list of. */
export const kindOf = (move: string, part: string): KindWord | "" => wordIn(told.moves[move]?.[part] ?? told.parts[part]);
/** The same for what a question speaks of. */
export const kindAsked = (question: string, part: string): KindWord | "" => wordIn(told.questions[question]?.[part] ?? told.parts[part]);

/** What a question tells of each seat, several times over, of things of a kind. */
export const rowsAsked = ({ kind, data }: Question, of: string): Json[] => {
  const fits = (told: Kind | undefined): boolean => typeof told === "object" && "list" in told && typeof told.list === "object" && "seats" in told.list && told.list.seats === of;
  return Object.keys(data).filter((part) => fits(told.questions[kind]?.[part])).flatMap((part) => data[part] ?? []);
};

export const isKind = (kind: KnownKindWord, part: string): boolean => wordIn(told.parts[part]) === kind;
/** Whether there is one for each seat. */
export const isBySeat = (kind: Kind | ""): boolean => typeof kind === "object" && "seats" in kind;
export const isForSeats = (part: string): boolean => isBySeat(told.parts[part] ?? "");

/** The kind of what a module shows under a name. */
export const areaKind = (module: string, part: string): Kind | "" => told.areas[module]?.[part] ?? "";

const isThere = (value: Json): boolean => value !== null && !(Array.isArray(value) && !value.length);
const table = (rows: [name: string, kind: Kind][], values: Json[]): Json =>
  Object.fromEntries(rows.map(([name, kind], at): [string, Json] => [name, named(kind, values[at] ?? null)]).filter(([, value]) => isThere(value)));

/** How many each seat has there, if it has any. */
const countsBySeat = (counts: Json): Json => (Array.isArray(counts) ? counts.map((count, seat) => ({ seat, count })).filter(({ count }) => count) : counts);

/** Rows and what there is one of for each name become tables; what is not there is left out. */
export function named(kind: Kind | "", value: Json): Json {
  if (typeof kind === "string" || !Array.isArray(value)) return value;
  if ("row" in kind) return table(Object.entries(kind.row), value);
  if ("each" in kind && isBySeat(kind.of)) return table(kind.each.map((name) => [name, "seat"]), value.map(countsBySeat));
  if ("each" in kind) return table(kind.each.map((name) => [name, kind.of]), value);
  const inner = "list" in kind ? kind.list : kind.seats;
  return value.map((one) => named(inner, one));
}
