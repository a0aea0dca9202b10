/** Boards of modules that are drawn as they look on the table; everything else is drawn by `Thing`.

A panel gets what the module shows under one name, for one seat or for all, and only draws it. */

import type { Component } from "svelte";
import type { Desk } from "../table/desk.svelte";
import type { Json } from "../wire";
import Culture from "./Culture.svelte";
import Dice from "./Dice.svelte";
import Extensions from "./Extensions.svelte";
import Orchard from "./Orchard.svelte";
import Rooms from "./Rooms.svelte";
import Workshop from "./Workshop.svelte";

export type PanelProps = { desk: Desk; module: string; part: string; value: Json };

const PANELS: Record<string, Component<PanelProps>> = {
  "art_of_the_moors.culture": Culture,
  "extensions.left": Extensions,
  "fresh_colors.columns": Workshop,
  "handymen.dice": Dice,
  "orchards.boards": Orchard,
  "treasure_chamber.rooms": Rooms,
};

/** What is seen elsewhere: on boards and tiles, at the market, or in the panel of another part. */
const SEEN_ELSEWHERE = [
  "alhambra_zoo.places",
  "bathhouses.beside",
  "bazaars.beside",
  "buildings_of_power.dice",
  "buildings_of_power.hidden",
  "city_walls.aside",
  "extensions.extended",
  "falconers.falcons",
  "fresh_colors.sets",
  "handymen.market",
  "handymen.tiles",
  "orchards.market",
  "palace_designers.designers",
  "palace_staff.marshals",
  "palace_staff.served",
  "street_trader.residents",
  "street_trader.traders",
  "treasure_chamber.chests",
  "wishing_well.beside",
];

/** Counts and lists of building types that stand for tokens. */
const TOKENS: Record<string, string> = {
  "palace_staff.open": "servant",
  "street_trader.supply": "resident",
  "treasure_chamber.bag": "chest",
  "treasure_chamber.carried": "chest",
};

export const tokensOf = (module: string, part: string): string | null => TOKENS[`${module}.${part}`] ?? null;
export const panelOf = (module: string, part: string): Component<PanelProps> | null => PANELS[`${module}.${part}`] ?? null;
export const seenElsewhere = (module: string, part: string): boolean => SEEN_ELSEWHERE.includes(`${module}.${part}`);
