/** A replay: any moment of a finished game or of a file, drawn on a table that only shows. */

import { get, getText, post, tableInfo } from "../net";
import { go } from "../router.svelte";
import { Desk } from "../table/desk.svelte";
import { chronicleOf } from "../table/end/chronicle";
import type { Chronicle, ReplayStep, Scene, Start, TableInfo, Update } from "../wire";

export type Eyes = number | "all";
/** Where the game comes from: a table that is over, a record, or a written position. */
export type Source = { table: string } | { record: string } | { position: string };
/** A moment of a game, and through whose eyes it is seen. */
export type Place = { step: number; eyes: Eyes };

/** The moment that an address names; anything else is the beginning, with everything open. */
export function placeIn(query: URLSearchParams): Place {
  const [step, seat] = [query.get("step") ?? "", query.get("seat") ?? ""];
  return { step: /^\d{1,5}$/.test(step) ? Number(step) : 0, eyes: /^[0-5]$/.test(seat) ? Number(seat) : "all" };
}

const PACE = 900; // milliseconds between two moves
const REST = 300; // milliseconds at one moment until the address names it; browsers allow only so many changes

export class Replaying {
  readonly desk = new Desk();
  step = $state(0);
  steps = $state(0);
  eyes = $state<Eyes>("all");
  playing = $state(false);
  trouble = $state<Error | null>(null);
  info = $state.raw<TableInfo | null>(null);
  chronicle = $state.raw<Chronicle | null>(null); // a file has none

  private wanted = 0; // the step asked for last; answers to earlier wishes are dropped
  private timer = 0;
  private naming = 0;
  private named: string | null = null; // the moment that the address of the page names
  private scored: (number | null)[] = [];

  constructor(readonly source: Source) {
    this.desk.boardsAt = (index) => this.boardsAt(index);
  }

  /** Opens the game at a moment. */
  async open({ step, eyes }: Place): Promise<void> {
    this.eyes = eyes;
    this.named = this.addressOf({ step, eyes });
    if ("table" in this.source) this.info = await tableInfo(this.source.table);
    await this.show(step);
    if ("table" in this.source) void this.tell(this.source.table);
  }

  private async tell(table: string): Promise<void> {
    try {
      this.chronicle = await chronicleOf(table);
    } catch (error) {
      this.trouble = error as Error;
    }
  }

  /** Another moment. Only going on `telling` lays open the scoring that it leads to. */
  async show(step: number, telling = false): Promise<void> {
    this.wanted = Math.max(0, step);
    const asked = this.wanted;
    const since = asked > this.step ? this.step : 0;
    const answer = await this.ask(asked, since);
    if (asked !== this.wanted) return;
    this.draw(answer, since, telling);
    this.name();
  }

  /** A leap: the way back in the browser leads to where one was. */
  async leap(step: number): Promise<void> {
    const from = this.step;
    if (step === from) return;
    this.write(true);
    await this.show(step);
    if (this.step !== from) this.write(false);
  }

  /** Somebody went to another address of this game. */
  async visit(place: Place): Promise<void> {
    const address = this.addressOf(place);
    if (address === this.named) return;
    clearTimeout(this.naming);
    this.pause();
    this.named = address;
    this.eyes = place.eyes;
    await this.show(place.step);
  }

  /** The same moment through other eyes. */
  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.show(this.step);
  }

  /** Where anybody finds this moment; nowhere if the game is a file of this device. */
  get address(): string | null {
    return this.addressOf({ step: this.step, eyes: this.eyes });
  }

  private addressOf({ step, eyes }: Place): string | null {
    if (!("table" in this.source)) return null;
    return `/replay/${this.source.table}?step=${step}${eyes === "all" ? "" : `&seat=${eyes}`}`;
  }

  /** Lets the address of the page follow, without a trace in the browser's history. */
  private name(): void {
    clearTimeout(this.naming);
    this.naming = window.setTimeout(() => this.write(true), REST);
  }

  private write(replace: boolean): void {
    clearTimeout(this.naming);
    this.named = this.address;
    if (this.named) go(this.named, replace);
  }

  /** Leaves the game; nothing of it goes on. */
  leave(): void {
    this.pause();
    clearTimeout(this.naming);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    void this.run(this.step >= this.steps ? 0 : this.step + 1);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** The file of this game. */
  async record(): Promise<{ name: string; text: string }> {
    if ("table" in this.source) {
      const text = await getText(`/api/tables/${this.source.table}/record`);
      return { name: `alhambra-${this.source.table}.json`, text };
    }
    if ("record" in this.source) return { name: "alhambra.json", text: this.source.record };
    return { name: "alhambra.toml", text: this.source.position };
  }

  /** Where a new game would begin if one played on from here. */
  async start(): Promise<Start> {
    const { text } = await this.record();
    return "position" in this.source ? { position: text, step: this.step } : { record: text, step: this.step };
  }

  private async run(step: number): Promise<void> {
    const scorings = this.desk.update?.sheets.length ?? 0;
    try {
      await this.show(step, true);
    } catch (error) {
      this.trouble = error as Error;
      return this.pause();
    }
    const scored = (this.desk.update?.sheets.length ?? 0) > scorings; // its sheet wants to be read
    if (!this.playing || scored || this.step >= this.steps) return this.pause();
    this.timer = window.setTimeout(() => void this.run(this.step + 1), PACE);
  }

  /** What happened since the moment on the table; going back, since the beginning. */
  private ask(step: number, since: number): Promise<ReplayStep> {
    if ("table" in this.source) {
      return get(`/api/tables/${this.source.table}/replay?step=${step}&seat=${this.eyes}&since=${since}`);
    }
    return post("/api/replay", { ...this.source, step, seat: this.eyes, since });
  }

  /** The boards right after a scoring; null if it was held before the game of a file began. */
  private async boardsAt(index: number): Promise<Scene | null> {
    const step = this.scored[index] ?? null;
    if (step === null) return null;
    const { pictures, view } = await this.ask(step, step);
    return { pictures, marks: view.marks ?? [] };
  }

  private draw(answer: ReplayStep, since: number, telling: boolean): void {
    const update: Update = {
      type: "update",
      number: answer.step,
      description: answer.description,
      view: answer.view,
      pictures: answer.pictures,
      currencies: answer.currencies,
      question: null,
      answered: null,
      moves: null,
      wares: null,
      told: since ? this.desk.log.length : 0,
      events: answer.events,
      undo: null,
      restart: 0,
      sheets: answer.sheets,
      scorings: answer.scorings,
      outlook: answer.outlook,
      forecast: answer.forecast,
      orders: {},
      deadline: null,
      bank: null,
      over: answer.over,
    };
    this.desk.acting = answer.seat;
    if (answer.step !== this.step) this.desk.sheetShown = null; // a sheet belongs to its moment
    this.desk.show(update, this.info ?? undefined, !telling);
    this.scored = answer.scored;
    this.step = answer.step;
    this.steps = answer.steps;
  }
}
