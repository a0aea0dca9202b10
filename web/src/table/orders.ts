/** Standing orders: questions out of turn that are answered for you until your next turn. */

import type { Desk } from "./desk.svelte";

/** Between turns there is one window that all modules share; letting it pass is the only sensible order. */
export const WINDOW = "window_question";
export const PASS = "done_window";

export const passing = (desk: Desk): boolean => desk.update?.orders[WINDOW] === PASS;

/** The orders with or without letting windows pass. */
export function standing(desk: Desk, on: boolean): Record<string, string> {
  const { [WINDOW]: _gone, ...others } = desk.update?.orders ?? {};
  return on ? { ...others, [WINDOW]: PASS } : others;
}
