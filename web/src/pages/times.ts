/** Moments and spans as one says them: "3 hours ago", "2 days left". */

import { language, t } from "../texts.svelte";

const MINUTE = 60;
const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [["day", 86_400], ["hour", 3600], ["minute", MINUTE]];

function measured(seconds: number): [count: number, unit: Intl.RelativeTimeFormatUnit] {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["minute", MINUTE];
  return [seconds / size, unit];
}

/** How long ago a moment was, in seconds since 1970. */
export function ago(at: number): string {
  const [count, unit] = measured(Date.now() / 1000 - at);
  const whole = Math.floor(count);
  return whole ? new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-whole, unit) : t("time-now");
}

/** How much time is left. */
export function left(deadline: number): string {
  const [count, unit] = measured(Math.max(0, deadline - Date.now() / 1000));
  return t("time-left", { span: new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(Math.ceil(count)) });
}
