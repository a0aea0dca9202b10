/** Reads the names of pieces far enough to draw them. */

import { isCurrency, isType, type BuildingType, type Currency } from "./palette";

/** What a tile's name says; `types` are the buildings on it, one or two, or none. */
export interface TileName {
  kind: string;
  types: BuildingType[];
  price: string;
  walls: string;
}

export function readTile(name: string): TileName {
  const words = name.split(" ").filter((word) => word !== "");
  const last = words.at(-1) ?? "";
  const walled = words.length > 1 && /^(-|[NESW/-]+)$/.test(last);
  const body = walled ? words.slice(0, -1) : words;
  const number = body.findLast((word) => /^\d+$/.test(word)) ?? "";
  return {
    kind: body[0] ?? "",
    types: body.filter(isType),
    price: walled ? number : "",
    walls: walled ? last.split("/")[0]!.replaceAll("-", "") : "",
  };
}

/** How a card is drawn. */
export type CardFace =
  | { face: "money"; currency: Currency; value: string }
  | { face: "coin"; currency: Currency }
  | { face: "bureau"; currencies: Currency[] }
  | { face: "thief"; currency: Currency }
  | { face: "mark"; currency: Currency; type: BuildingType }
  | { face: "other"; words: string[] };

export function readCard(name: string): CardFace {
  const words = name.split(" ").filter((word) => word !== "");
  const [first = "", second = ""] = words;
  const currencies = words.filter(isCurrency);
  if (first === "bureau" && currencies.length > 1) return { face: "bureau", currencies };
  if (first === "thief" && isCurrency(second)) return { face: "thief", currency: second };
  if (!isCurrency(first)) return { face: "other", words };
  if (/^\d+$/.test(second)) return { face: "money", currency: first, value: second };
  if (isType(second)) return { face: "mark", currency: first, type: second };
  return second === "coin" ? { face: "coin", currency: first } : { face: "other", words };
}

/** The six buildings that may be turned freely carry a sparkle; these prices exist only on them. */
const MAGICAL = ["pavilion 9 ", "seraglio 10 ", "arcades 11 ", "chambers 12 ", "garden 13 ", "tower 14 "];

export function magical(name: string): boolean {
  return MAGICAL.some((start) => name.startsWith(start));
}
