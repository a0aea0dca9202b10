/** A lesson at a real table: steps that are told, and steps that are done by playing them. */

import { remember } from "../keys";
import type { Desk } from "../table/desk.svelte";
import { language } from "../texts.svelte";
import type { LessonInfo, LessonStep, Update } from "../wire";

export class Lesson {
  at = $state(0);
  exact = $state(true); // whether the last purchase was paid exactly
  closed = $state(false);

  readonly step = $derived.by((): LessonStep => this.plan.steps[this.at]!);
  readonly last = $derived.by(() => this.at === this.plan.steps.length - 1);
  readonly byButton = $derived.by(() => this.step.done.length === 0);
  /** What is said now; who has overpaid hears something else. */
  readonly text = $derived.by(() => (this.exact ? this.step.text : { ...this.step.text, ...this.step.overpaid })[language()] ?? "");

  constructor(
    readonly plan: LessonInfo,
    readonly table: string,
    at: number,
  ) {
    this.at = Math.min(at, plan.steps.length - 1);
  }

  /** Follows a seat; what happened before the lesson does not count. */
  follow(desk: Desk): void {
    desk.listen((update) => this.hear(update));
    desk.watch((move) => this.note([move.move]));
  }

  next(): void {
    if (this.last) this.closed = true;
    else this.at += 1;
    remember(this.table, { lesson: { id: this.plan.id, at: this.at } });
  }

  private hear(update: Update): void {
    const you = update.view.you;
    const heard = update.events.filter((event) => event["seat"] === undefined || event["seat"] === you);
    const bought = heard.find((event) => event.event === "bought");
    if (bought) this.exact = bought["exact"] === true;
    this.note(heard.map((event) => event.event));
  }

  /** A step is over when it was done; a late one also if nobody has come to it yet. */
  private note(words: string[]): void {
    const fits = (step: LessonStep): boolean => step.done.some((word) => words.includes(word));
    const later = this.plan.steps.findIndex((step, at) => at > this.at && step.late && fits(step));
    if (later > 0) this.at = later;
    if (fits(this.step)) this.next();
  }
}
