/** What a panel gets: what a module shows under one name, for one seat or for all. It only draws it.

Panels lie in the rooms of their modules and are called like the part that they draw; everything
else is drawn by `Thing`. One called `whole` gets all that the module shows and draws it as it lies
on the table; the parts that it draws are `elsewhere` in the room's `client.ts`. */

import type { Desk } from "./table/desk.svelte";
import type { Json } from "./wire";

export type PanelProps = { desk: Desk; module: string; part: string; seat: number | null; value: Json };
