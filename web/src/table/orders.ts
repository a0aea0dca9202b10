/** Standing orders: questions out of turn that are answered for you until your next turn. */

import type { KnownMoveWord, KnownQuestionWord, MoveWord } from "../wire";
import type { Desk } from "./desk.svelte";

/** Between turns there is one window that all modules share; letting it pass is the only sensible order. */
export const WINDOW = "window_question" satisfies KnownQuestionWord;
export const PASS = "done_window" satisfies KnownMoveWord;

export const passing = (desk: Desk): boolean => desk.update?.orders[WINDOW] === PASS;

/** The orders with or without letting windows pass. */
export function standing(desk: Desk, on: boolean): Record<string, MoveWord> {
  const { [WINDOW]: _gone, ...others } = desk.update?.orders ?? {};
  return on ? { ...others, [WINDOW]: PASS } : others;
}
