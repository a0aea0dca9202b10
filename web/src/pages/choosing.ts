/** The modules somebody chose last on this device, to choose them again with one tap. */

const STORE = "alhambra.modules";

export function lastChoice(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function rememberChoice(modules: string[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(modules));
  } catch {
    // A browser that stores nothing still plays.
  }
}
