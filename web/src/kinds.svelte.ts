/** Of which kinds the parts of moves, events and questions are; the server describes them once a game. */

import type { Description, Kind } from "./wire";

let parts: Record<string, Kind> = $state.raw({});

/** From now on parts are those of this game. */
export function learn(description: Description | null): void {
  if (description) parts = description.parts;
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
