/** The colours of the pieces. Colour is never the only sign: every kind also has its own shape. */

export const TYPES = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"] as const;
export type BuildingType = (typeof TYPES)[number];

export const CURRENCIES = ["denar", "dirham", "ducat", "florin", "diamond"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** How a kind of thing is painted: its colour, a darker tone of it, and ink that reads on it. */
export interface Paint {
  fill: string;
  shade: string;
  ink: string;
}

export const TYPE_PAINT: Record<BuildingType, Paint> = {
  pavilion: { fill: "#2f7fc1", shade: "#1d5688", ink: "#ffffff" },
  seraglio: { fill: "#c23f2c", shade: "#8c2a1c", ink: "#ffffff" },
  arcades: { fill: "#96602b", shade: "#6b421a", ink: "#ffffff" },
  chambers: { fill: "#fbf8f0", shade: "#6f6551", ink: "#3a3022" },
  garden: { fill: "#4a8f3c", shade: "#2f6427", ink: "#ffffff" },
  tower: { fill: "#7d489f", shade: "#553070", ink: "#ffffff" },
};

export const CURRENCY_PAINT: Record<Currency, Paint> = {
  denar: { fill: "#2c69ae", shade: "#1c4778", ink: "#ffffff" },
  dirham: { fill: "#3a7d3f", shade: "#25562a", ink: "#ffffff" },
  ducat: { fill: "#cc6418", shade: "#8f420a", ink: "#ffffff" },
  florin: { fill: "#e6b822", shade: "#8a6808", ink: "#33260a" },
  diamond: { fill: "#cfe6f2", shade: "#3e6a85", ink: "#173547" },
};

/** The letters on tiles, the same as in the terminal. */
export const LETTERS: Record<BuildingType, string> = {
  pavilion: "P",
  seraglio: "S",
  arcades: "A",
  chambers: "C",
  garden: "G",
  tower: "T",
};

export const SEAT_PAINT: Record<string, string> = {
  white: "#f7f3ea",
  red: "#c0432f",
  yellow: "#d9ae1f",
  green: "#3f8a44",
  blue: "#2f6fb5",
  orange: "#d9772b",
  dirk: "#6d6459",
};

export const SAND = "#f0deb6";
export const SAND_LIGHT = "#f8ecd0";
export const SAND_EDGE = "#cfb47c";
export const LINE = "#c3a25c";
export const INK = "#33241a";
export const PAPER = "#fffaf0";
export const BRICK = "#8d5a39";
export const MORTAR = "#4a2b1a";
export const STONE = "#8b8377";
export const STONE_DARK = "#544d43";
export const WATER = "#2e7fa8";

export function isType(word: string): word is BuildingType {
  return (TYPES as readonly string[]).includes(word);
}

export function isCurrency(word: string): word is Currency {
  return (CURRENCIES as readonly string[]).includes(word);
}
