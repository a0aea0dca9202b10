/** The pieces of the base game: buildings, the fountain, money and scoring cards. */

import { type BuildingType, CURRENCIES, TYPES } from "../wire";
import { LETTERS, isType } from "./palette";
import { card, chip, mini, tile, type Art, type How, type PieceName } from "./pieces";
import { badge, group, number, plate, tag, use } from "./svg";

type Spot = readonly [x: number, y: number];
const BESIDE: Partial<Record<BuildingType, Spot[]>> = { pavilion: [[18, 74], [83, 74]], tower: [[18, 82], [85, 72]] };
const BEFORE: Partial<Record<BuildingType, Spot>> = { seraglio: [24, 87], chambers: [20, 86] };
const TREES = ["d-cypress", "d-orange", "d-palm", "d-cypress"];
const POTS = ["d-roses", "d-jar", "d-orange"];
const TWICE: readonly BuildingType[] = ["arcades", "garden"]; // these have a second drawing

const sum = (letters: string): number => [...letters].reduce((total, letter) => total + letter.charCodeAt(0), 0);

/** Greenery is chosen by type, price and walls, so that two tiles of a type differ. */
function greenery(kind: BuildingType, price: number, walls: string): [behind: string, before: string] {
  const seed = price * 7 + TYPES.indexOf(kind) * 5 + 3 * sum(walls);
  const trees = (BESIDE[kind] ?? []).map(([x, y], at) => use(TREES[(seed + at * (1 + Math.floor(seed / 3))) % 4]!, x - 12, y - 42, 24, 46));
  const front = BEFORE[kind];
  const pot = front ? use(POTS[seed % 3]!, front[0] - 11, front[1] - 38.5, 22, 42.2) : "";
  return [group(trees.join(""), "d2"), group(pot, "d2")];
}

/** A building on its ground; not yet finished it is grey. */
export function building(kind: BuildingType, price = "", printed = "", site = false): Art {
  const second = TWICE.includes(kind) && (Number(price) * 3 + printed.length + sum(printed)) % 2;
  const [behind, before] = greenery(kind, Number(price), printed);
  const body = behind + use(`t-${kind}${second ? "-2" : ""}`) + before;
  return tile({
    ground: site ? group(use(`g-${kind}`), "ghost") : use(`g-${kind}`),
    art: site ? group(body, "ghost") : body,
    over: tag(kind) + (site ? badge(kind, price, 24, 78) : badge(kind, price)),
    mini: group(mini(kind, kind), site ? "raw" : ""),
  });
}

const isMoney = (word: string): boolean => (CURRENCIES as readonly string[]).includes(word);

/** Money: its value in the coin and in two corners. */
export function money(currency: string, value: string, more = ""): Art {
  const ink = currency === "florin" ? "var(--pen)" : "#fff";
  const shade = `var(--m-${currency}3)`;
  const corner = number(11, 18.5, 15, value, shade);
  return card(use(`c-${currency}`, 0, 0, 70, 100) + number(35, 56, 27, value, ink) + corner + group(corner, "", "rotate(180 35 50)") + more);
}

/** What the base game draws, or null. */
export function baseArt(piece: PieceName, how: How): Art | null {
  const [first = "", second = ""] = piece.words;
  if (isType(first)) return piece.words.length > 1 ? building(first, piece.price, piece.walls, how.site) : chip(plate(first, 2, 2, 44));
  if (isMoney(first) && /^\d+$/.test(second)) return money(first, second);
  if (isMoney(first) && !second) return chip(use(`coin-${first}`, -1, -1, 50));
  if (first === "fountain") return tile({ ground: use("fountain") });
  if (first === "scoring") return card(use("c-score", 0, 0, 70, 100));
  if (first === "back") return card(use("c-back", 0, 0, 70, 100));
  if (first === "marker") return chip(use("dot-marker", -3, -3, 54) + `<g fill="var(--k4)">${use(`sg-${how.owner ?? ""}`, 17.5, 27, 13)}</g>`);
  return null;
}

/** The letters of a type that nobody has drawn: one letter on a disc. */
export const unknown = (piece: PieceName): Art => {
  const [kind] = piece.types;
  const letter = kind ? LETTERS[kind] : (piece.name.match(/\p{L}|\d/u)?.[0] ?? "?").toUpperCase();
  return chip(`<circle cx="24" cy="24" r="21" fill="var(--k2)" stroke="var(--pen)" stroke-width="1.8"/>${number(24, 33, 26, letter, "var(--vellum)")}`);
};
