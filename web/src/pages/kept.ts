/** What the pages keep in this browser; what cannot be read counts as not kept. */

export function kept(store: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(store) ?? "null");
  } catch {
    return null;
  }
}

export function keep(store: string, value: unknown): void {
  try {
    localStorage.setItem(store, JSON.stringify(value));
  } catch {
    // A browser that stores nothing still plays.
  }
}

/** The texts of a list that was kept. */
export const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
