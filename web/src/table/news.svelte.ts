/** What the others did since the own last turn, to be tapped through; and what is lit on the boards meanwhile. */

import { settings } from "../settings.svelte";
import { type Light, type Step, sinceOwnDeed, steps } from "../story";
import type { Cell, Picture, Update } from "../wire";
import type { Desk } from "./desk.svelte";
import { asks } from "./pace.svelte";

const MOST = 60; // more than these last events nobody taps through

export class News {
  open = $state(false);
  at = $state(0);
  private read = $state(0); // events that were there when this person last answered
  private lit = $state.raw<Light | null>(null); // what a line of the log speaks of

  constructor(private readonly desk: Desk) {}

  /** The steps since the own last deed; whoever only watches is told the last move. */
  readonly steps = $derived.by((): Step[] => {
    const { log, news, you, names } = this.desk;
    const since = you === null ? log.length - news.length : Math.max(this.read, sinceOwnDeed(log, you), log.length - MOST);
    return steps(log.slice(since), names).filter((step) => step.seat !== you || you === null);
  });
  readonly step = $derived.by((): Step | null => this.steps[Math.min(this.at, this.steps.length - 1)] ?? null);
  /** What is lit on the boards: what a touched line speaks of, else what the strip tells; a scoring has them to itself. */
  readonly light = $derived.by((): Light | null => {
    if (this.desk.sheetShown !== null) return null;
    return this.lit ?? (this.open ? (this.step?.light ?? null) : null);
  });

  /** An update is shown: others' moves are followed live, and on the own turn they may be read again. */
  hear(update: Update, before: Update | null): void {
    const answered = asks(before);
    this.lit = null;
    if (answered) this.read = this.desk.log.length;
    const asked = asks(update);
    const unseen = before === null || settings.speed === "at-once";
    this.open = this.steps.length > 0 && !update.view.over && (!asked || unseen);
    this.at = asked && unseen ? 0 : Math.max(0, this.steps.length - 1);
  }

  turn(by: number): void {
    this.lit = null;
    this.at = Math.max(0, Math.min(this.steps.length - 1, this.at + by));
  }

  fold(): void {
    this.open = false;
    this.lit = null;
  }

  unfold(): void {
    this.open = true;
    this.at = 0;
  }

  /** Lights what a line of the log speaks of; once more puts it out. */
  point(light: Light | null): void {
    this.lit = this.lit === light ? null : light;
  }

  isLit(light: Light | null): boolean {
    return light !== null && this.lit === light;
  }

  /** The cells of a seat's board that are lit. */
  cellsOf(seat: number, picture: Picture): Cell[] {
    const light = this.light;
    if (!light || light.seat !== seat) return [];
    const tiles = picture.cells.filter(({ tile }) => light.tiles.includes(tile)).map(({ x, y }): Cell => [x, y]);
    const cells = light.cells.filter(([x, y]) => picture.cells.some((cell) => cell.x === x && cell.y === y));
    return tiles.length ? tiles : cells;
  }
}
