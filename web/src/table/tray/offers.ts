/** What a bid would cost: of one currency, the cards that come closest from above. */

import { cardFrom } from "../../pieces";

export type Offer = { amount: number; cards: string[]; lost: number };

type Sum = { sum: number; cards: string[] };

/** Every sum that cards of one currency can make, with as few cards as possible. */
function sumsOf(cards: string[]): Sum[] {
  let found = new Map<number, string[]>([[0, []]]);
  for (const name of cards) {
    const next = new Map(found);
    for (const [sum, used] of found) {
      const total = sum + (cardFrom(name).value ?? 0);
      const known = next.get(total);
      if (!known || known.length > used.length + 1) next.set(total, [...used, name]);
    }
    found = next;
  }
  return [...found].map(([sum, used]) => ({ sum, cards: used }));
}

/** For each amount the cheapest payment out of a hand; without cards if no currency alone is enough. */
export function offersFor(amounts: number[], hand: string[]): Offer[] {
  const currencies = [...new Set(hand.map((name) => cardFrom(name).currency))];
  const sums = currencies.flatMap((currency) => sumsOf(hand.filter((name) => cardFrom(name).currency === currency && cardFrom(name).value !== null)));
  return amounts.map((amount) => {
    const enough = sums.filter(({ sum }) => sum >= amount).sort((a, b) => a.sum - b.sum || a.cards.length - b.cards.length);
    const best = enough[0];
    return { amount, cards: best?.cards ?? [], lost: best ? best.sum - amount : 0 };
  });
}
