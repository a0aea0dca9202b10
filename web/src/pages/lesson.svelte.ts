/** The tutorial: steps that are done by playing them on a real table. */

import type { Desk } from "../table/desk.svelte";
import type { GameEvent, Update } from "../wire";

/** What finishes a step: an event of the learner's own, a scoring, the own turn; or a button. */
type Done = "button" | "turn" | "scoring" | readonly string[];
type Step = { key: string; done: Done };

const PLACED = ["placed", "stored"] as const;

export const STEPS: readonly Step[] = [
  { key: "welcome", done: "button" },
  { key: "market", done: "button" },
  { key: "buy", done: ["bought"] },
  { key: "again", done: ["took", "bought", "removed"] },
  { key: "place", done: PLACED },
  { key: "others", done: "turn" },
  { key: "second", done: ["took", "bought"] },
  { key: "scoring", done: "button" },
  { key: "walls", done: "button" },
  { key: "rebuild", done: "button" },
  { key: "onward", done: "scoring" },
  { key: "sheet", done: "button" },
  { key: "end", done: "button" },
];

export class Lesson {
  at = $state(0);
  exact = $state(true); // whether the first purchase was paid exactly
  closed = $state(false);

  readonly step = $derived(STEPS[this.at]!);
  readonly last = $derived(this.at === STEPS.length - 1);
  readonly byButton = $derived(this.step.done === "button");
  /** The text of the step; who overpays hears another one. */
  readonly key = $derived(this.step.key === "again" && !this.exact ? "overpaid" : this.step.key);

  /** Follows a seat; what happened before the lesson does not count. */
  follow(desk: Desk): void {
    desk.listen((update) => this.hear(update));
  }

  next(): void {
    if (this.last) this.closed = true;
    else this.at += 1;
  }

  private hear(update: Update): void {
    const you = update.view.you;
    const own = update.events.filter((event) => event["seat"] === you);
    this.note(own);
    const done = this.step.done;
    if (done === "turn" && own.some((event) => event.event === "turn")) this.next();
    else if (done === "scoring" && update.sheets.length > 0) this.next();
    else if (typeof done !== "string" && own.some((event) => done.includes(event.event))) this.next();
    this.skip(own);
  }

  /** Remembers how the first tile was paid. */
  private note(own: GameEvent[]): void {
    const bought = own.find((event) => event.event === "bought");
    if (bought && this.step.key === "buy") this.exact = bought["exact"] === true;
  }

  /** Who did a later step at once need not be asked for it again. */
  private skip(own: GameEvent[]): void {
    const placed = own.some((event) => (PLACED as readonly string[]).includes(event.event));
    if (placed && this.at <= STEPS.findIndex((step) => step.key === "place")) {
      this.at = STEPS.findIndex((step) => step.key === "others");
    }
  }
}
