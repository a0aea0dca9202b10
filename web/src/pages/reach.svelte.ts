/** How the person who plays here is reached while no page is open. */

import { ApiError, post } from "../net";
import { come, mine } from "../person";
import { subscribe, unsubscribe } from "../pushing";
import { settings } from "../settings.svelte";
import { t } from "../texts.svelte";
import { reasonText } from "../words";

export const FORMATS = ["discord", "slack", "matrix", "ntfy", "json"] as const;
export const REMINDERS = [0, 180, 720, 1440, 4320]; // minutes
export const GATHERINGS = [0, 60, 240, 1440];

export type Way = {
  way: string;
  kind: "push" | "webhook" | "mail";
  address: string;
  format: (typeof FORMATS)[number] | null;
  here: boolean;
  on: boolean;
  confirmed: boolean;
  trouble: string;
  last_sent: number;
};
export type Hours = { quiet: { begin: number; end: number } | null; remind: number; gather: number };
export type Reach = Hours & {
  offers: { push: boolean; webhook: boolean; mail: boolean };
  push_key: string;
  ways: Way[];
  muted: string[];
};

const PATH = "/api/my/reach";
const LOOKS = 8; // after a test, until it has arrived or failed
const PAUSE = 1500; // milliseconds between two of them

const state = $state<{ reach: Reach | null; trouble: string; said: string }>({ reach: null, trouble: "", said: "" });

export const reach = (): Reach | null => state.reach;
export const trouble = (): string => state.trouble;
export const said = (): string => state.said;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** One request after the other; what was changed meanwhile is not overwritten by an older answer. */
function ask(method: string, path: string, body?: unknown): Promise<boolean> {
  waiting += 1;
  const asked = last.then(() => answered(method, path, body));
  last = asked;
  return asked;
}

async function answered(method: string, path: string, body?: unknown): Promise<boolean> {
  state.trouble = state.said = "";
  try {
    const told = await mine<Reach>(method, PATH + path, body);
    if (waiting === 1) state.reach = told;
    return true;
  } catch (error) {
    state.trouble = explained(error);
    return false;
  } finally {
    waiting -= 1;
  }
}

function explained(error: unknown): string {
  return error instanceof ApiError ? reasonText(error.reason, error.about) : String(error);
}

/** Everything, and the language and zone in which this person is told. */
export async function look(): Promise<void> {
  try {
    await come();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
    await mine("PUT", "/api/my", { language: settings.language, zone });
  } catch (error) {
    state.trouble = explained(error);
    return;
  }
  await ask("GET", "");
}

export async function pushHere(on: boolean): Promise<void> {
  const here = state.reach?.ways.find((way) => way.here);
  if (!on) {
    await unsubscribe();
    if (here) await remove(here);
    return;
  }
  try {
    const made = await subscribe(state.reach?.push_key ?? "");
    if (!made) state.trouble = t("reach-push-denied");
    else await ask("POST", "/ways", { kind: "push", ...made });
  } catch {
    state.trouble = t("reach-push-failed");
  }
}

export const addHook = (address: string, format: string): Promise<boolean> =>
  ask("POST", "/ways", { kind: "webhook", address: address.trim(), format: format || null });
export const addMail = (address: string): Promise<boolean> =>
  ask("POST", "/ways", { kind: "mail", address: address.trim() });
export const turn = (way: Way, on: boolean): Promise<boolean> => ask("PUT", `/ways/${way.way}`, { on });
export const remove = (way: Way): Promise<boolean> => ask("DELETE", `/ways/${way.way}`);

/** Hours are shown at once and kept as soon as the server has them. */
export function keep(hours: Hours): Promise<boolean> {
  if (state.reach) state.reach = { ...state.reach, ...hours };
  return ask("PUT", "", hours);
}

export const mute = (table: string, muted: boolean): Promise<boolean> => ask("PUT", `/tables/${table}`, { muted });

/** Sends a test and says what came of it. */
export async function test(way: Way): Promise<void> {
  if (!(await ask("POST", `/ways/${way.way}/test`, {}))) return;
  state.said = t("reach-sending");
  for (let looks = 0; looks < LOOKS; looks += 1) {
    await new Promise((done) => setTimeout(done, PAUSE));
    const told = await mine<Reach>("GET", PATH);
    state.reach = told;
    const now = told.ways.find((other) => other.way === way.way);
    if (!now || now.trouble) return void (state.said = "");
    if (now.last_sent > way.last_sent) return void (state.said = t("reach-arrived"));
  }
  state.said = "";
}

/** What a link in a mail does; it needs no person. */
export async function follow(what: "confirm" | "stop", token: string): Promise<void> {
  state.trouble = state.said = "";
  try {
    await post(`/api/reach/${what}`, { token });
    state.said = t(`reach-${what}-done`);
  } catch (error) {
    state.trouble = explained(error);
  }
}
