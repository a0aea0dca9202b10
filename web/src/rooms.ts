/** What the rooms of modules tell the client: their emblems, and how what they show is best seen.

Each module brings its own `client.ts`; one without it is drawn by what the view says. */

import { UNKNOWN } from "./art/figures";
import type { Drawing } from "./art/drawing";

export interface RoomArt {
  emblem: Drawing;
  /** Parts that are seen on boards and tiles, at the market, or in the panel of another part. */
  elsewhere?: string[];
  /** Parts whose counts and lists of building types stand for tokens of a family. */
  tokens?: Record<string, string>;
}

/** The ground on which an emblem lies: one colour for each box. */
export interface GroundPaint {
  fill: string;
  star: string;
  edge: string;
}

const OTHERS: GroundPaint = { fill: "#f3e3cf", star: "#ead0af", edge: "#b08a59" };
const GROUNDS: Record<string, GroundPaint> = {
  "1": { fill: "#dbe7ef", star: "#c3d8e6", edge: "#6d93ad" },
  "2": { fill: "#f2dcd3", star: "#ecc8ba", edge: "#b87a63" },
  "3": { fill: "#e3e9d2", star: "#d2dcb6", edge: "#8c9b5c" },
  "4": { fill: "#e9dff0", star: "#d9c9e4", edge: "#9479a8" },
  "5": { fill: "#f6e7c0", star: "#efd798", edge: "#b8943f" },
  "6": { fill: "#d8ebe4", star: "#bfdcd1", edge: "#6a9e8b" },
  Queenie: { fill: "#f6dbe3", star: "#eec3cf", edge: "#b57488" },
  Designers: OTHERS,
  Fans: { fill: "#e2e2ea", star: "#cfcfdc", edge: "#8686a0" },
};

const idOf = (path: string): string => path.split("/").at(-2) ?? "";
const byId = <Found>(files: Record<string, Found>): Record<string, Found> =>
  Object.fromEntries(Object.entries(files).map(([path, found]) => [idOf(path), found]));

const ART = byId(import.meta.glob<RoomArt>("../../src/alhambra/modules/*/client.ts", { eager: true, import: "default" }));
const ABOUT = byId(import.meta.glob<string>("../../src/alhambra/modules/*/about.toml", { eager: true, query: "?raw", import: "default" }));

const boxOf = (id: string): string => /^box = "(.*)"$/m.exec(ABOUT[id] ?? "")?.[1] ?? "";

export const emblem = (id: string): Drawing => ART[id]?.emblem ?? UNKNOWN;
export const ground = (id: string): GroundPaint => GROUNDS[boxOf(id)] ?? OTHERS;
export const tokensOf = (module: string, part: string): string | null => ART[module]?.tokens?.[part] ?? null;
export const seenElsewhere = (module: string, part: string): boolean => ART[module]?.elsewhere?.includes(part) ?? false;
