/** The updates that wait to be shown. Others' moves are shown one after the other, as fast as the person here
likes; whoever reads a score sheet is shown nothing new until it is closed. Nobody else at the table waits. */

import { keyOf } from "../pieces";
import { type Speed, settings } from "../settings.svelte";
import type { Update } from "../wire";

/** Milliseconds between two moves of others; step by step the person decides. */
const BETWEEN: Record<Speed, number> = { slow: 2200, normal: 1000, "at-once": 0, step: Infinity };

/** Whether the person here must answer; where only one answer is left, the server gives it. */
export const asks = (update: Update | null): boolean => update?.moves != null;

/** Whether the person here is asked the very same as before: others who are asked too have let it pass. */
export const asksOn = (before: Update | null, update: Update): boolean =>
  asks(before) && update.events.length === 0 && keyOf([before?.question, before?.moves]) === keyOf([update.question, update.moves]);

export class Pace {
  /** What has come but is not shown yet, the oldest first. */
  waiting = $state.raw<Update[]>([]);
  /** Whether the person waits for others' moves one by one. */
  readonly stepping = $derived(settings.speed === "step" && this.waiting.length > 0);
  front = true; // a seat that is not on the screen has nobody to wait for

  private newest: Update | null = null;
  private shown = 0; // when the last one was shown
  private timer = 0;

  constructor(
    private readonly show: (update: Update) => void,
    private readonly reading: () => boolean,
  ) {}

  /** The number of the last update that came. */
  get number(): number | null {
    return this.newest?.number ?? null;
  }

  /** Whether this person is asked as soon as everything is shown. */
  readonly due = $derived(asks(this.waiting.at(-1) ?? null));

  receive(update: Update): void {
    const answered = asks(this.newest) || this.newest === null;
    this.newest = update;
    this.waiting = [...this.waiting, update];
    if (answered && !this.reading()) this.catchUp();
    else this.go();
  }

  /** Shows the next one now. */
  next(): void {
    const [first, ...rest] = this.waiting;
    if (!first) return;
    this.waiting = rest;
    this.shown = Date.now();
    this.show(first);
    this.go();
  }

  /** Shows everything that waits. */
  catchUp(): void {
    while (this.waiting.length) this.next();
  }

  /** Shows what is due, and comes back for the rest. */
  go(): void {
    clearTimeout(this.timer);
    if (!this.waiting.length) return;
    if (this.unwatched()) return this.catchUp();
    if (this.reading()) return;
    const left = this.shown + BETWEEN[settings.speed] - Date.now();
    if (left <= 0) this.next();
    else if (left < Infinity) this.timer = window.setTimeout(() => this.go(), left);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  /** Nobody looks, or somebody's time runs out. */
  private unwatched(): boolean {
    const last = this.waiting.at(-1) ?? null;
    return !this.front || document.hidden || (asks(last) && last?.deadline != null);
  }
}
