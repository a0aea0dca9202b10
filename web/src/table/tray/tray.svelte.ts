/** What the tray shows, and which rows of the desk it may lie on; the Alhambra is never covered. */

import { kindOf } from "../../kinds.svelte";
import { keyOf, partsOf } from "../../pieces";
import type { Move } from "../../wire";
import { capital, moveText } from "../../words";
import type { Desk } from "../desk.svelte";
import { WINDOW } from "../orders";
import { shortDoor } from "../saying";
import { HAND_PARTS, isShown, needsTouch, type Variant } from "../picking";
import { isDecided, stepFor, type Step, wordsOf } from "./asking";

export type Cover = "full" | "top" | "market" | "pay";
/** Hints, deeds that found no place in the strip, ways to do the same, a bill, or things to choose. */
export type Content =
  | { how: "hints" }
  | { how: "deeds"; deeds: Move[][] }
  | { how: "ways"; ways: Variant[] }
  | { how: "bill" }
  | { how: "step"; step: Step | null; words: Move[] };

const SHORT = 3; // so many answers in words stand in the strip
const LETTERS = 36; // and no more than these

const AS_LETTERS = 4; // so wide is a picture

/** Whether answers in words are few and short enough for the strip, with so many pictures. */
export const fitsStrip = (words: string[], pictures = 0): boolean => words.length <= SHORT && words.join("").length + AS_LETTERS * pictures <= LETTERS;

export class Tray {
  /** Whether somebody looks at the deeds that found no place in the strip. */
  more = $state(false);
  /** The move that waits for a second press, because it ends the turn. */
  sure = $state<string | null>(null);

  constructor(private readonly desk: Desk) {}

  readonly content = $derived.by((): Content | null => (this.desk.asked && !this.desk.busy ? this.find() : null));
  readonly cover = $derived.by((): Cover | null => (this.content ? this.rows(this.content) : null));
  /** Whether the question wants one answer, and touches mean nothing else. */
  readonly strict = $derived.by(() => !["menu", "place"].includes(this.desk.question?.shape ?? ""));

  /** Answers that are words alone; those of a menu are its doors. */
  readonly words = $derived.by((): Move[] => (this.strict ? wordsOf(this.desk, this.desk.pick.moves) : []));

  /** Whether this is one of the things to choose. */
  offers(thing: string): boolean {
    const content = this.content;
    return content?.how === "step" && (content.step?.options ?? []).some(({ value }) => value === thing);
  }

  /** Whether the tray shows what deeds of this kind lead to. */
  shows(kind: string | undefined): boolean {
    const content = this.content;
    return content?.how === "step" && (content.step?.options ?? []).some(({ move }) => move === kind);
  }

  said(moves: Move[]): string[] {
    return moves.map((move) => capital(moveText(move, this.desk.names)));
  }

  /** For a new question everything begins anew. */
  reset(): void {
    this.more = false;
    this.sure = null;
  }

  /** Plays a move; one that ends the turn for good is asked for twice. */
  async commit(move: Move): Promise<void> {
    const confirmed = this.sure === keyOf(move);
    if (!(await this.desk.offer(move, confirmed)) && !confirmed) this.sure = keyOf(move);
  }

  /** Goes through a door: plays its only move, else what it leads to is chosen. */
  async open(moves: Move[]): Promise<void> {
    const first = moves[0];
    if (!first) return;
    if (moves.length === 1 && !isShown(first)) return void (await this.commit(first));
    if (first.move === "buy") this.desk.pick.chooseWare(first);
    else this.desk.pick.choose(first.move);
  }

  /** Whether something in the desk answers the question: then the tray must not lie on it unasked. */
  private readonly touchable = $derived.by(() => {
    const { spaces, tiles, takeable, payable } = this.desk.pick;
    return spaces.length + tiles.length + takeable.length + payable.length > 0;
  });

  private find(): Content | null {
    const { pick, question, hints } = this.desk;
    const plain = question?.kind === "act" || question?.shape === "place" || (question?.shape === "menu" && this.touchable);
    if (hints && !pick.move) return { how: "hints" };
    if (this.more && pick.empty) return { how: "deeds", deeds: pick.doors };
    if (question?.shape === "pay") return { how: "bill" };
    if (!this.strict && !pick.kind && !pick.empty) return this.ways();
    if (plain && !pick.kind) return null;
    const moves = this.strict || !pick.kind ? pick.moves : pick.moves.filter(({ move }) => move === pick.kind);
    return this.asked(moves) ?? this.ways() ?? this.left();
  }

  /** Deeds that the strip has no room for, where nothing on the table answers; between turns the table stays in sight. */
  private left(): Content | null {
    const { pick, question } = this.desk;
    const open = question?.shape === "menu" && question.kind !== WINDOW && pick.empty;
    return open && !fitsStrip(pick.doors.map((group) => shortDoor(this.desk, group))) ? { how: "deeds", deeds: pick.doors } : null;
  }

  private asked(moves: Move[]): Content | null {
    const step = stepFor(this.desk, moves);
    if (step && isDecided(this.desk, step) && this.desk.pick.unclear) return { how: "ways", ways: this.desk.pick.variants };
    const words = this.strict && !fitsStrip(this.said(this.words)) ? this.words : [];
    return step || words.length ? { how: "step", step, words } : null;
  }

  /** Ways to do the same with what was touched. */
  private ways(): Content | null {
    const { pick } = this.desk;
    const several = pick.variant !== null && pick.variants.length > 1 && !needsTouch(pick.variants, pick.touches);
    return several ? { how: "ways", ways: pick.variants } : null;
  }

  private rows(content: Content): Cover {
    if (content.how === "bill" || content.how === "ways") return "pay";
    if (content.how !== "step") return "full";
    const { pick } = this.desk;
    const parts = pick.fitting.flatMap((move) => Object.keys(partsOf(move)).map((part) => kindOf(move.move, part)));
    if (parts.some((kind) => HAND_PARTS.includes(kind))) return "top";
    return pick.takeable.length && parts.includes("card") ? "market" : "full";
  }
}
