/** What is new since the own last turn: cards, market tiles, and what the others have built. */

import type { View } from "../wire";

export class Fresh {
  private seen = $state.raw<View | null>(null); // the table as it lay in the own turn before
  private turn: View | null = null; // the table in the own turn, as long as that lasts

  note(view: View): void {
    if (view.you === null) return;
    if (view.turn === view.you) this.turn = view;
    else if (this.turn) {
      this.seen = this.turn;
      this.turn = null;
    }
  }

  tile(name: string): boolean {
    return this.seen !== null && !this.seen.market.includes(name);
  }

  /** The places of the display with cards that were not there; of equal ones the last are new. */
  cards(display: string[]): number[] {
    if (!this.seen) return [];
    const left = [...this.seen.display];
    return display.flatMap((name, at) => {
      const found = left.indexOf(name);
      if (found < 0) return [at];
      left.splice(found, 1);
      return [];
    });
  }

  /** The tiles another seat has built. */
  built(view: View | null, seat: number): string[] {
    const before = this.seen?.seats[seat]?.board;
    if (!view || !before || seat === view.you) return [];
    const known = new Set(before.map(({ tile }) => tile));
    return (view.seats[seat]?.board ?? []).map(({ tile }) => tile).filter((tile) => !known.has(tile));
  }
}
