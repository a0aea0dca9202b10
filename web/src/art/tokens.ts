/** Tokens that modules lay on tiles, cells and market spaces: a shape per family, a colour per owner or type.

A word such as `servant-garden` names the family and what sets this token apart. A family that nobody
has drawn is a disc with its first letter. All drawings are around (0, 0), about 52 wide. */

import { ANIMALS } from "./animals";
import { DARK, SKIN, STEEL, WHITE, YELLOW, die, type Drawing } from "./drawing";
import { FRUITS } from "./fruits";
import { LETTERS, SEAT_PAINT, TYPE_PAINT, isType, type BuildingType, type Paint } from "./palette";
import { arch, circle, dome, ellipse, khatam, poly, rect, regular } from "./shapes";

type Token = { drawing: Drawing; letter: string; turns: boolean; pips: boolean };
type Draw = (paint: Paint) => Drawing;

const NEUTRAL: Paint = { fill: "#c9a45c", shade: "#6d5527", ink: "#33241a" };
const LIGHT = ["#f7f3ea", "#d9ae1f"]; // on these, dark ink reads
const plain = (fill: string, shade = DARK): Paint => ({ fill, shade, ink: LIGHT.includes(fill) ? DARK : "#ffffff" });

/** Colours of pieces that are neither a building type's nor a seat's. */
const FURTHER: Record<string, Paint> = {
  black: plain("#2b2623", "#000000"),
  brown: plain("#8a5a2b"),
  purple: plain("#7d489f"),
  grey: plain("#8b8377"),
};

const head = (y: number, r: number): [string, string] => [SKIN, circle(0, y, r)];
const BELL = "M-17 24C-17 4 -11 -3 0 -3C11 -3 17 4 17 24Z";

const FAMILIES: Record<string, Draw> = {
  // People: who serves wears an apron, who lives there is a wooden figure, who commands has a staff.
  servant: ({ fill }) => [[fill, BELL], [WHITE, "M-8 2H8L11 24H-11Z"], head(-13, 11), [fill, "M-11 -15C-11 -27 11 -27 11 -15Z"]],
  marshal: ({ fill }) => [[fill, BELL], head(-12, 10), [fill, "M-15 -14H15L9 -26H-9Z"], [YELLOW, rect(16, -24, 5, 49) + circle(18.5, -24, 5)]],
  resident: ({ fill }) => [[fill, "M0 -26C7 -26 10 -21 8 -13C18 -11 24 -6 24 0C18 4 13 3 12 3L18 25H4L0 15L-4 25H-18L-12 3C-13 3 -18 4 -24 0C-24 -6 -18 -11 -8 -13C-10 -21 -7 -26 0 -26Z"]],
  trader: ({ fill }) => [[fill, circle(0, 0, 26)], ["#6d4a22", "M-17 19C-15 6 15 6 17 19C9 27 -9 27 -17 19Z"], head(-1, 9), ["#fff4d8", "M-12 -3C-15 -15 -6 -20 0 -20C6 -20 15 -15 12 -3C6 -7 -6 -7 -12 -3Z"], [YELLOW, circle(11, 15, 6)]],
  handyman: ({ fill }) => [[fill, regular(6, 0, 0, 26, 0)], ["#c79a56", poly([[-13, 12], [-9, 16], [8, -1], [4, -5]])], [STEEL, poly([[-3, -9], [6, -18], [17, -7], [8, 2]])]],
  designer: ({ fill }) => [[fill, "M-13 -14C-13 -28 13 -28 13 -14L10 12H-10Z"], head(-15, 9), ["#fff4d8", rect(-8, -3, 16, 11)], [DARK, "M-11 12H-2V26H-14C-14 20 -11 20 -11 12ZM2 12H11C11 20 14 20 14 26H2Z"]],
  // Things.
  chest: ({ fill }) => [[fill, rect(-24, -2, 48, 24)], [fill, "M-24 -2C-24 -22 24 -22 24 -2Z"], [YELLOW, rect(-24, -4, 48, 5) + rect(-6, -6, 12, 14)], [DARK, circle(0, 2, 2.6)]],
  falcon: ({ fill, shade }) => [["#f6ead2", circle(0, 0, 27)], [fill, "M-24 -4C-14 -18 -6 -12 -2 -8C-2 -18 6 -22 12 -17L19 -13L12 -10C14 -6 16 2 24 2C16 14 6 12 2 10L-8 22L-6 8C-14 8 -20 4 -24 -4Z"], [shade === "#000000" ? WHITE : DARK, circle(8, -13, 2)]],
  extension: ({ fill, shade }) => [["#fff6e0", rect(-24, -24, 48, 48)], [fill, dome(0, 2, 30, 22) + rect(-17, 2, 34, 20)], [shade, arch(0, 22, 12, 14)], [YELLOW, "M10 -22h6v6h6v6h-6v6h-6v-6h-6v-6h6Z"]],
  site: () => [["#e9d5a6", rect(-24, -24, 48, 48)], ["#8b6230", rect(-18, -20, 4, 40) + rect(14, -20, 4, 40)], ["#b98645", rect(-22, -10, 44, 6) + rect(-22, 6, 44, 6)]],
  hidden: () => [["#7b5f2e", rect(-22, -22, 44, 44)], ["#efe0c2", khatam(0, 0, 17)], ["#7b5f2e", khatam(0, 0, 8)]],
  bonus: ({ fill }) => [[WHITE, rect(-18, -26, 36, 52)], [fill, khatam(0, 0, 15)]],
  wall: () => [["#4a2b1a", rect(-25, -11, 50, 22)], ["#8d5a39", rect(-23, -9, 13, 8) + rect(-7, -9, 14, 8) + rect(10, -9, 13, 8) + rect(-16, 2, 14, 7) + rect(2, 2, 14, 7)]],
  mark: ({ fill }) => [[fill, circle(0, 0, 23)], ["#fff6e0", khatam(0, 0, 13)]],
  card: ({ fill }) => [[WHITE, rect(-18, -26, 36, 52)], [fill, rect(-13, -21, 26, 42)]],
  strength: () => [["#8b8377", "M-21 -22H21V2C21 16 8 23 0 27C-8 23 -21 16 -21 2Z"], [WHITE, rect(-4, -15, 8, 32) + rect(-13, -6, 26, 8)]],
  wisdom: () => [["#2c6fae", rect(-25, -18, 50, 38)], [WHITE, "M-21 -14C-12 -18 -4 -14 0 -10C4 -14 12 -18 21 -14V13C12 9 4 12 0 16C-4 12 -12 9 -21 13Z"], [DARK, rect(-1, -10, 2, 25)]],
  architecture: () => [["#f2c53d", circle(0, -19, 6)], ["#8a5a2b", poly([[-3, -17], [3, -17], [18, 25], [12, 25]]) + poly([[-3, -17], [3, -17], [-12, 25], [-18, 25]])], [STEEL, rect(-12, 4, 24, 5)]],
  prosperity: () => [[YELLOW, [18, 10, 2, -6, -14].map((y) => ellipse(0, y, 19, 7)).join("")], ["#8a6808", khatam(0, -14, 5)]],
  bazaar: () => [["#f0deb6", rect(-22, 0, 44, 24)], ["#b93a2a", rect(-26, -18, 52, 18)], [WHITE, rect(-13, -18, 13, 18) + rect(13, -18, 13, 18)]],
  bathhouse: () => [["#f0deb6", rect(-24, -24, 48, 48)], ["#2e7fa8", circle(0, 0, 17)], [WHITE, "M-10 -3C-5 -8 0 2 5 -3L10 -3C5 4 0 -1 -5 4L-10 4Z"]],
  well: () => [["#8b8377", circle(0, 4, 21)], ["#2e7fa8", circle(0, 4, 13)], ["#b93a2a", poly([[-24, -10], [0, -26], [24, -10]])]],
  colour: ({ fill }) => [[fill, "M0 -26C10 -12 18 -4 18 8C18 30 -18 30 -18 8C-18 -4 -10 -12 0 -26Z"], [WHITE, ellipse(-6, 10, 4, 7)]],
};

/** Other words for the same things. */
const SAME: Record<string, string> = {
  citizen: "resident",
  worker: "handyman",
  feet: "designer",
  under: "hidden",
  paint: "colour",
};

const LIVING = ["fruit", "animal"]; // the word goes on with what it is
const TURNS = ["designer"]; // lies with its foot to a side
const DICE: Record<string, [face: string, ink: string]> = {
  white: [WHITE, DARK],
  black: ["#2b2623", WHITE],
  red: ["#b93a2a", WHITE],
};

/** Paints are called by the colours of the building types. */
const PAINTS: Record<string, BuildingType> = { blue: "pavilion", red: "seraglio", brown: "arcades", white: "chambers", green: "garden", purple: "tower" };

/** The building type whose colour a token has. */
function typeOf(word: string): BuildingType | null {
  const [first, ...rest] = word.split("-");
  return rest.find(isType) ?? (first === "paint" ? (PAINTS[rest[0] ?? ""] ?? null) : null);
}

/** The colour that some part of the word names. */
export function paintOf(word: string, owner = ""): Paint {
  const type = typeOf(word);
  if (type) return TYPE_PAINT[type];
  for (const part of word.split("-").slice(1).reverse()) {
    if (FURTHER[part]) return FURTHER[part];
    if (SEAT_PAINT[part]) return plain(SEAT_PAINT[part]);
  }
  return SEAT_PAINT[owner] ? plain(SEAT_PAINT[owner]) : NEUTRAL;
}

/** The letter of its building type, for a token that does not lie on one. */
export function letterOf(word: string): string {
  const type = typeOf(word);
  return type && type in LETTERS ? LETTERS[type] : "";
}

/** How a token is drawn; `owner` is the colour of the seat it belongs to. */
export function token(word: string, count = 1, owner = ""): Token {
  const [first = "", ...rest] = word.split("-");
  const family = SAME[word] ?? SAME[first] ?? first;
  const found: Token = { drawing: [], letter: "", turns: TURNS.includes(family), pips: false };
  const kind = LIVING.includes(family) ? (rest.at(-1) ?? "") : first;
  const creature = FRUITS[kind] ?? ANIMALS[kind];
  if (family === "die") {
    const [face, ink] = DICE[rest.at(-1) ?? ""] ?? DICE["white"]!;
    return { ...found, drawing: die(0, 0, 44, count, face, ink), pips: true };
  }
  if (creature) return { ...found, drawing: creature };
  const draw = FAMILIES[family];
  if (draw) return { ...found, drawing: draw(paintOf(word, owner)) };
  return { ...found, drawing: [[paintOf(word, owner).fill, circle(0, 0, 24)]], letter: first.charAt(0).toUpperCase() };
}

/** Whether there is a drawing for a word. */
export function isToken(word: string): boolean {
  const [first = "", second = ""] = (word.split(" ")[0] ?? "").split("-");
  return !!(FRUITS[first] ?? ANIMALS[first]) || (second !== "" && (first === "die" || LIVING.includes(first) || !!FAMILIES[SAME[first] ?? first]));
}
