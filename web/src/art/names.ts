/** Reads the names of pieces far enough to draw them. */

import { FIGURES } from "./figures";
import { isToken } from "./tokens";
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
    price: walled ? number : body[0] === "well" ? (body[1] ?? "") : "",
    walls: walled ? last.split("/")[0]!.replaceAll("-", "") : "",
  };
}

/** How a card is drawn. */
export type CardFace =
  | { face: "money"; currency: Currency; value: string; sign: string } // the sign of money that is no plain card
  | { face: "coin"; currency: Currency }
  | { face: "bureau"; currencies: Currency[] }
  | { face: "thief"; currency: Currency }
  | { face: "mark"; currency: Currency; type: BuildingType }
  | { face: "building"; type: BuildingType; price: string }
  | { face: "walls"; sides: string }
  | { face: "other"; words: string[] };

export function readCard(name: string): CardFace {
  const words = name.split(" ").filter((word) => word !== "");
  const [first = "", second = ""] = words;
  const currencies = words.filter(isCurrency);
  if (first === "bureau" && currencies.length > 1) return { face: "bureau", currencies };
  if (first === "thief" && isCurrency(second)) return { face: "thief", currency: second };
  if (first === "city_wall") return { face: "walls", sides: second };
  if (first === "bonus" && isType(second)) return { face: "building", type: second, price: words[2] ?? "" };
  if (!isCurrency(first)) return { face: "other", words };
  const value = words.at(-1) ?? "";
  if (/^\d+$/.test(value) && (words.length === 2 || FIGURES[second])) {
    return { face: "money", currency: first, value, sign: words.length > 2 ? second : "" };
  }
  if (isType(second)) return { face: "mark", currency: first, type: second };
  return second === "coin" ? { face: "coin", currency: first } : { face: "other", words };
}

/** The six buildings that may be turned freely carry a sparkle; these prices exist only on them. */
const MAGICAL = ["pavilion 9 ", "seraglio 10 ", "arcades 11 ", "chambers 12 ", "garden 13 ", "tower 14 "];

export function magical(name: string): boolean {
  return MAGICAL.some((start) => name.startsWith(start));
}

/** Tiles that are no buildings, with a print of their own. */
export const SPECIAL_TILES = ["square", "bazaar", "bathhouse", "well", "medina", "ground"];
const TILE_KINDS = ["project", "camp", "watchtower", "plaza", ...SPECIAL_TILES];

/** What picture there is for a name; null if it is only told. A set is drawn word by word. */
export function pictureOf(name: string): "tile" | "card" | "type" | "currency" | "figure" | "token" | "set" | null {
  if (isType(name)) return "type";
  if (isCurrency(name)) return "currency";
  const [first = "", ...rest] = name.split(" ");
  if (TILE_KINDS.includes(first) || (rest.length > 1 && /^(-|[NESW/-]+)$/.test(rest.at(-1) ?? ""))) return "tile";
  const face = readCard(name).face;
  if (face !== "other") return "card";
  if (FIGURES[name]) return "figure";
  if (isToken(name)) return rest.length ? "set" : "token";
  return rest.length && rest.every((word) => pictureOf(word) !== null) ? "set" : null;
}
