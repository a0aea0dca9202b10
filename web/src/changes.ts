/** An update and what has changed since: everything else stays the same object, so nothing is drawn anew for it. */

import type { Json, Parts, Update } from "./wire";

type Node = Json[] | { [name: string]: Json };

/** The update with these parts in their places, as `view/seats/0`; the old one is left as it is. */
export function merged(update: Update, parts: Parts): Update {
  const fresh = { ...update };
  const copied = new Map<string, Node>([["", fresh as unknown as Node]]);
  for (const [place, value] of Object.entries(parts)) {
    const steps = place.split("/");
    const name = steps.pop() ?? "";
    put(opened(copied, steps), name, value);
  }
  return fresh;
}

/** What lies at the end of the way; all on the way is copied once. */
function opened(copied: Map<string, Node>, steps: string[]): Node {
  const way = steps.join("/");
  const known = copied.get(way);
  if (known) return known;
  const name = steps[steps.length - 1] ?? "";
  const above = opened(copied, steps.slice(0, -1));
  const old = (above as { [name: string]: Json })[name] as Node;
  const copy: Node = Array.isArray(old) ? [...old] : { ...old };
  put(above, name, copy as Json);
  copied.set(way, copy);
  return copy;
}

function put(node: Node, name: string, value: Json): void {
  (node as { [name: string]: Json })[name] = value;
}
