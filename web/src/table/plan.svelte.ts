/** A plan for the own turn: up to three moves, put together by touching what lies there while others play. */

import { t } from "../texts.svelte";
import type { Ahead, Move, Question, Ware } from "../wire";
import { reasonText } from "../words";
import type { Desk } from "./desk.svelte";

export const LONGEST = 3;

export class Plan {
  /** What the server says of the own turn after these steps; null while nothing is planned. */
  private ahead = $state.raw<Ahead | null>(null);
  steps = $state.raw<Move[]>([]);

  constructor(private readonly desk: Desk) {}

  /** Whether touches make a plan now. */
  readonly open = $derived.by(() => this.ahead !== null);
  readonly question = $derived.by((): Question | null => this.ahead?.question ?? null);
  readonly moves = $derived.by((): Move[] => this.ahead?.moves ?? []);
  readonly wares = $derived.by((): Ware[] => this.ahead?.wares ?? []);

  /** Begins a new plan, with what lies on the table now. */
  async begin(): Promise<void> {
    await this.look([]);
  }

  /** One step more; after the last one, or where nobody can know what comes, the plan is kept. */
  async add(move: Move): Promise<boolean> {
    const steps = [...this.steps, move];
    if (steps.length < LONGEST && (await this.look(steps)) && this.question) return true;
    return this.keep(steps);
  }

  /** The plan is kept as it is; the server refuses what cannot be. */
  async keep(steps = this.steps): Promise<boolean> {
    const done = await this.desk.order(this.desk.orders, steps);
    if (done) this.drop();
    if (done && steps.length) this.desk.say(t("plan-kept"));
    return done;
  }

  /** Nothing is planned; what was kept before still stands. */
  drop(): void {
    this.ahead = null;
    this.steps = [];
    this.desk.pick.clear();
  }

  /** The table has changed: what is planned so far may be impossible now. */
  async renew(): Promise<void> {
    if (this.open) await this.look(this.steps);
  }

  private async look(steps: Move[]): Promise<boolean> {
    const ahead = await this.desk.lookAhead(steps);
    if (typeof ahead === "string") {
      if (ahead !== "lost") this.desk.say(reasonText(ahead), true);
      this.drop();
      return false;
    }
    this.ahead = ahead;
    this.steps = steps;
    this.desk.pick.clear();
    return true;
  }
}
