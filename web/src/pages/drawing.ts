/** A random draw of modules, made by the device. */

/** How far a draw goes: so many modules, or so much weight in all. */
export type Limit = { by: "count" | "weight"; most: number };

export type Pool = {
  free: readonly string[]; // what may be drawn
  pinned: readonly string[]; // what is in every draw
  weights: { readonly [module: string]: number };
};

const LIGHTEST = 1;

/** The sum of the modules' weights. */
export const weightOf = (modules: readonly string[], weights: Pool["weights"]): number =>
  modules.reduce((sum, module) => sum + (weights[module] ?? LIGHTEST), 0);

function shuffled(modules: readonly string[], chance: () => number): string[] {
  const cards = [...modules];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}

/** Pinned modules are always in, even beyond the limit; then whatever comes up and still fits. */
export function drawn({ free, pinned, weights }: Pool, limit: Limit, chance = Math.random): string[] {
  const size = (modules: string[]): number => (limit.by === "count" ? modules.length : weightOf(modules, weights));
  let found = [...pinned];
  for (const module of shuffled(free.filter((one) => !pinned.includes(one)), chance)) {
    const more = [...found, module];
    if (size(more) <= limit.most) found = more;
  }
  return found;
}
