/** What the server offers: modules, bots, presets, options; loaded once. */

import { get } from "../net";
import { type Catalogue, FEWEST_PLAYERS, type Lengths, type PresetInfo } from "../wire";
import { lastChoice } from "./choosing";

const loaded = $state<{ catalogue: Catalogue | null; failed: string }>({ catalogue: null, failed: "" });
const UNSKILLED = "random";
const PRAISED = ["first", "recommended", "court", "last"];
let asked = false;

/** The catalogue, or null while it is on its way. */
export function catalogue(): Catalogue | null {
  if (!asked) {
    asked = true;
    get<Catalogue>("/api/catalogue").then(
      (answer) => (loaded.catalogue = answer),
      (error: Error) => {
        loaded.failed = error.message;
        asked = false;
      },
    );
  }
  return loaded.catalogue;
}

/** The bots that people choose for how strong they are. */
export const levelsOf = (offer: Catalogue): string[] => offer.bots.filter((bot) => bot !== UNSKILLED);

/** Why there is none. */
export function failed(): string {
  return loaded.failed;
}

/** Sets to choose with one tap: those that players praise, and what was chosen last time if that is none of them. */
export const setsOf = (offer: Catalogue): PresetInfo[] => presetsOf(offer).filter((preset) => PRAISED.includes(preset.id));

/** The presets, and what was chosen last time if that is none of them. */
export function presetsOf(offer: Catalogue): PresetInfo[] {
  const known = new Set(offer.modules.map((module) => module.id));
  const last = { id: "last", modules: lastChoice().filter((id) => known.has(id)) };
  const old = last.modules.length === 0 || offer.presets.some((preset) => sameModules(preset.modules, last.modules));
  return old ? offer.presets : [...offer.presets, last];
}

export function sameModules(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((module) => other.includes(module));
}

/** Minutes a game takes, given who plays; an estimate from measured games. */
function minutes(lengths: Lengths, modules: string[], players: number, bots: number): number {
  const at = players - FEWEST_PLAYERS;
  const base = lengths.base[at] ?? 0;
  const added = modules.reduce((sum, module) => sum + (lengths.extra[module]?.[at] ?? 0), 0);
  const decisions = Math.max(base / 2, base + added);
  const share = bots / players;
  const seconds = decisions * ((1 - share) * lengths.seconds + share * lengths.bot_seconds);
  return seconds / 60;
}

/** Who the players are decides how long a game takes. */
export const lengthOf = (offer: Catalogue, modules: string[], players: number, bots: number): number =>
  rounded(minutes(offer.lengths, modules, players, bots));

/** A length as people say it: to five minutes, to a quarter of an hour when it is long. */
function rounded(length: number): number {
  const step = length > 60 ? 15 : 5;
  return Math.max(step, Math.round(length / step) * step);
}
