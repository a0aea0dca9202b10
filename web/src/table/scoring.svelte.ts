/** A scoring that is told step by step: which item is spoken of, what it gives, and why. */

import type { Sheet } from "../wire";
import { t } from "../texts.svelte";
import type { Desk } from "./desk.svelte";
import { explained, itemName, itemsOf, pointsOf, signed, totalOf } from "./explaining";

export class Scoring {
  at = $state(0); // the step: an item, or after the last one the total
  private unread = 0; // the last scoring that wants to be read; one move can lead to several

  constructor(private readonly desk: Desk) {}

  readonly sheet = $derived.by((): Sheet | null => (this.desk.sheetShown === null ? null : this.desk.sheet(this.desk.sheetShown)));
  readonly items = $derived.by((): string[] => (this.sheet ? itemsOf(this.sheet) : []));
  readonly last = $derived(this.at >= this.items.length);
  /** The item that is told; null at the total, and while no scoring is. */
  readonly item = $derived.by((): string | null => (this.sheet ? (this.items[this.at] ?? null) : null));
  /** What the step gives to each seat; null while no scoring is told. */
  readonly gains = $derived.by((): (number | null)[] | null => this.sheet?.map((_, seat) => this.gain(seat)) ?? null);
  readonly title = $derived.by((): string => (this.item ? itemName(this.item) : t("sheet-total")));
  readonly sentence = $derived.by((): string => {
    const { sheet, item } = this;
    if (!sheet) return "";
    return item ? explained(sheet, item, this.desk.names) : this.totals();
  });

  /** What is told up to now gives a seat. */
  soFar(seat: number): number {
    const told = this.items.slice(0, this.at + 1);
    return told.reduce((sum, item) => sum + (this.sheet ? (pointsOf(this.sheet, seat, item) ?? 0) : 0), 0);
  }

  /** Lays a scoring open, and those up to `unread` after it. */
  open(index: number, unread = index): void {
    this.desk.sheetShown = index;
    this.unread = unread;
    this.at = 0;
  }

  turn(by: number): void {
    this.at = Math.max(0, Math.min(this.items.length, this.at + by));
  }

  /** The next step, or the end of the sheet. */
  next(): void {
    if (this.last) this.close();
    else this.turn(1);
  }

  close(): void {
    const index = this.desk.sheetShown ?? 0;
    if (index < this.unread) return this.open(index + 1, this.unread);
    this.desk.sheetShown = null;
    this.at = 0;
    this.desk.pace.go();
  }

  private gain(seat: number): number | null {
    if (!this.sheet) return null;
    return this.item ? pointsOf(this.sheet, seat, this.item) : totalOf(this.sheet, seat);
  }

  private totals(): string {
    const { sheet } = this;
    const told = sheet?.map((_, seat) => `${this.desk.names[seat]} ${signed(totalOf(sheet, seat))}`) ?? [];
    return t("score-total", { points: told.join(", ") });
  }
}
