/** What a table has agreed about time, in words; the usual agreements; how much is left. */

import { language, t } from "./texts.svelte";
import { type Clock, LATES, LONGEST_BANK, LONGEST_TURN, MOST_HOLIDAYS } from "./wire";

export type Timing = Required<Clock>;

export const DAY = 86_400;
const [HOUR, MINUTE] = [3600, 60];
export const SLOW = HOUR; // from here on a turn may last over nights and holidays
export const NO_CLOCK: Timing = { turn: 0, bank: 0, soft: false, late: "answer", night: false, holidays: 0 };
export const USUAL: Record<string, Timing> = {
  none: NO_CLOCK,
  lively: { ...NO_CLOCK, turn: 30, bank: 5 * MINUTE },
  evening: { ...NO_CLOCK, turn: MINUTE, bank: 20 * MINUTE },
  days: { ...NO_CLOCK, turn: DAY, bank: 5 * DAY, late: "stand_in", night: true, holidays: 14 },
};

const KEYS = Object.keys(NO_CLOCK) as (keyof Timing)[];

export const same = (one: Timing, other: Timing): boolean => KEYS.every((key) => one[key] === other[key]);

/** The usual agreement that this is, or the people's own. */
export const nameOf = (clock: Timing): string => Object.keys(USUAL).find((name) => same(USUAL[name]!, clock)) ?? "own";

/** The same without what makes no sense together: the server would refuse it. */
export function sensible(clock: Timing): Timing {
  if (!clock.turn) return NO_CLOCK;
  const slow = clock.turn >= SLOW && !clock.soft;
  return { ...clock, late: clock.soft ? "answer" : clock.late, night: slow && clock.night, holidays: slow ? clock.holidays : 0 };
}

/** A length of time in the unit people would use (C35). */
export function span(key: string, seconds: number): string {
  const unit = seconds % DAY === 0 ? DAY : seconds % HOUR === 0 ? HOUR : seconds % MINUTE === 0 ? MINUTE : 1;
  return seconds ? t(key, { count: seconds / unit, unit: { [DAY]: "days", [HOUR]: "hours", [MINUTE]: "minutes", 1: "seconds" }[unit]! }) : t(`${key}-none`);
}

/** What was agreed, sentence by sentence. */
export function told(clock: Timing): string[] {
  if (!clock.turn) return [t("clock-says-none")];
  const said = [t("clock-says-turn", { span: span("time-limit", clock.turn) })];
  if (clock.bank) said.push(t("clock-says-bank", { span: span("time-limit", clock.bank) }));
  said.push(t(clock.soft ? "clock-says-soft" : `clock-says-${clock.late.replace("_", "-")}`));
  if (clock.night) said.push(t("clock-says-night"));
  if (clock.holidays) said.push(t("clock-says-holidays", { count: clock.holidays }));
  return said;
}

// --- As part of an address

export const written = (clock: Timing): string[] =>
  KEYS.filter((key) => key === "turn" || clock[key] !== NO_CLOCK[key]).map((key) => `${key === "turn" ? "clock" : key}=${clock[key] === true ? 1 : clock[key]}`);

/** Reads it; what nobody understands is named in `unknown`. */
export function reading(parts: URLSearchParams, unknown: string[]): Timing {
  const number = (part: string, most: number): number => {
    const text = parts.get(part) ?? "0";
    const found = /^\d+$/.test(text) ? Number(text) : most + 1;
    if (found <= most) return found;
    unknown.push(`${part}=${text}`);
    return 0;
  };
  const wanted = parts.get("late") ?? NO_CLOCK.late;
  const late = LATES.find((known) => known === wanted);
  if (!late) unknown.push(`late=${wanted}`);
  return sensible({
    turn: number("clock", LONGEST_TURN),
    bank: number("bank", LONGEST_BANK),
    holidays: number("holidays", MOST_HOLIDAYS),
    late: late ?? NO_CLOCK.late,
    soft: parts.get("soft") === "1",
    night: parts.get("night") === "1",
  });
}

// --- How much is left

const two = (number: number): string => String(number).padStart(2, "0");

/** The last hour to the second, then whole hours, then whole days: it has to fit into the head of a phone. */
export function brief(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)}:${two(whole % MINUTE)}`;
  const [size, unit] = whole < 2 * DAY ? [HOUR, "hour"] : [DAY, "day"];
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "narrow" }).format(Math.floor(whole / size));
}

/** A moment on the calendar and the clock. */
export const moment = (at: number): string => new Date(at * 1000).toLocaleString(language(), { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
