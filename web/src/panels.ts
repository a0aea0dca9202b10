/** Boards of modules that are drawn as they look on the table; everything else is drawn by `Thing`.

A panel lies in the room of its module and is called like the part that it draws. It gets what the
module shows under that name, for one seat or for all, and only draws it. */

import type { Component } from "svelte";
import type { Desk } from "./table/desk.svelte";
import type { Json } from "./wire";

export type PanelProps = { desk: Desk; module: string; part: string; value: Json };

const ROOMS = "../../src/alhambra/modules";
const PANELS = import.meta.glob<Component<PanelProps>>("../../src/alhambra/modules/*/panels/*.svelte", { eager: true, import: "default" });

export const panelOf = (module: string, part: string): Component<PanelProps> | null =>
  PANELS[`${ROOMS}/${module}/panels/${part}.svelte`] ?? null;
