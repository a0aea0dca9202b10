/** What the rooms of modules bring to the client: drawings, panels, and how what they show is best seen.

Each module may bring a `client.ts`; it is loaded when a game uses the module. One without it is
drawn by what the view says. */

import type { Component } from "svelte";
import type { Draw, How, PieceName } from "./art/pieces";
import { addSymbols } from "./art/symbols";
import type { PanelProps } from "./panels";
import type { Json, View } from "./wire";

/** A value to choose that is no piece by itself: the pieces it consists of, and those it still lacks. */
export type Outlook = { pieces: string[]; lacking?: string[] };
/** What is known to whoever chooses. */
export type Seen = { view: View; seat: number };

export interface RoomArt {
  /** The symbols its drawings use: its `art.svg`. */
  symbols?: string;
  /** Drawings, by the first word of a name, or by the second of money: `denar shell` is a `shell`. */
  pieces?: Record<string, Draw>;
  /** What it adds to the tiles of buildings. */
  overlay?: (piece: PieceName, how: How) => string;
  /** How values that are no pieces look where one is chosen, by their kinds, or by the part of a question that tells them. */
  options?: Record<string, (value: Json, seen: Seen) => Outlook | null>;
  /** What a deed is about, if it names nothing that is drawn: who does it, what is bid for; by the kind of its move. */
  deeds?: Record<string, (seen: Seen) => Outlook | null>;
  /** Currencies besides the four. */
  currencies?: string[];
  /** Names of drawn things that lie in no stock of pieces: boards, backs, pieces of seats. */
  also?: string[];
  /** Parts that are seen on boards and tiles, at the market, or in the panel of another part. */
  elsewhere?: string[];
  /** Parts that only tell what some tiles can do, wherever those lie. */
  explains?: string[];
  /** Whether its panel tells itself what everybody gets for it. */
  counts?: boolean;
  /** Tokens that are walls of the tile they lie on, and drawn as such. */
  walls?: string[];
  /** Parts whose counts and lists of building types stand for tokens of a family; a mere number, for so many of them. */
  tokens?: Record<string, string>;
  /** Parts that are neither pieces nor counts of them, as the pieces that stand for them on the board. */
  looks?: Record<string, (value: Json) => Json>;
}

type Panel = Component<PanelProps>;
const CLIENTS = import.meta.glob<RoomArt>("../../src/alhambra/modules/*/client.ts", { import: "default" });
const PANELS = import.meta.glob<Panel>("../../src/alhambra/modules/*/panels/*.svelte", { import: "default" });
const ROOMS = "../../src/alhambra/modules";

let entered = $state.raw<Readonly<Record<string, RoomArt>>>({});
let panels = $state.raw<Readonly<Record<string, Panel>>>({});
const coming = new Map<string, Promise<void>>();

async function open(id: string): Promise<void> {
  const client = CLIENTS[`${ROOMS}/${id}/client.ts`];
  const boards = Object.entries(PANELS).filter(([path]) => path.startsWith(`${ROOMS}/${id}/`));
  const [room, shared, ...found] = await Promise.all([
    client?.() ?? Promise.resolve<RoomArt>({}),
    import("./art/symbols/shared.svg?raw"),
    ...boards.map(async ([path, load]) => [path, await load()] as const),
  ]);
  addSymbols(shared.default);
  if (room.symbols) addSymbols(room.symbols);
  panels = { ...panels, ...Object.fromEntries(found) };
  entered = { ...entered, [id]: room };
}

/** Loads what these modules bring; what is drawn before is drawn again. */
export async function enter(ids: readonly string[]): Promise<void> {
  await Promise.all(
    ids.map((id) => {
      const known = coming.get(id) ?? open(id);
      coming.set(id, known);
      return known;
    }),
  );
}

export const rooms = (): RoomArt[] => Object.values(entered);
export const roomOf = (id: string): RoomArt | null => entered[id] ?? null;
export const panelOf = (module: string, part: string): Panel | null => panels[`${ROOMS}/${module}/panels/${part}.svelte`] ?? null;
export const tokensOf = (module: string, part: string): string | null => entered[module]?.tokens?.[part] ?? null;
export const lookOf = (module: string, part: string): ((value: Json) => Json) | null => entered[module]?.looks?.[part] ?? null;
export const seenElsewhere = (module: string, part: string): boolean => entered[module]?.elsewhere?.includes(part) ?? false;
