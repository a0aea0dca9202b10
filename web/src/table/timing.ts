/** Time at the table: what was agreed, and what is left of it. */

import type { Timing } from "../clocks";
import type { Desk } from "./desk.svelte";

/** The clock of this table, if it has one. */
export const timing = (desk: Desk): Timing | null => (desk.info?.clock.turn ? (desk.info.clock as Timing) : null);

/** Seconds that are left; fewer than none where a clock only shows. */
export const left = (desk: Desk, now: number): number | null => (desk.update?.deadline ? desk.update.deadline - now / 1000 : null);

/** Whether the own bank is being used up. */
export const fromBank = (desk: Desk, seconds: number): boolean => seconds < (desk.update?.bank ?? 0);
