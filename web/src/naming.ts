/** Pieces as people say them: no notation, walls in words. */

import { isType } from "./art/palette";
import { readName } from "./art/pieces";
import { sidesIn } from "./art/walls";
import { known, t } from "./texts.svelte";
import { piece, word } from "./words";

/** The walls of a tile in words, "" if there are none. */
export const wallsText = (walls: string): string =>
  sidesIn(walls).length ? t("walls-on", { sides: sidesIn(walls).map((side) => t(`compass-${side.toLowerCase()}`)).join(", ") }) : "";

/** A piece without the walls of a tile: as a whole, by what it is of its kind, or word by word. */
export function called(name: string): string {
  const { words, price, parts } = readName(name);
  const [first = "", ...rest] = words.length > 1 ? words : parts;
  if (price) return `${word(first)} ${price}`;
  if (isType(name)) return word(name);
  const spelled = name.replaceAll(" ", "-");
  const whole = [spelled, spelled.slice(first.length + 1)].map((key) => known(`piece-${key}`)).find((text) => text !== null);
  if (whole) return whole;
  if (known(`piece-${first}`) === null) return piece(name);
  if (words.length > 2 && /^\d+$/.test(rest.at(-1) ?? "")) rest.pop(); // the number only tells copies apart
  return [word(first), rest.filter((part) => !/^[NESW]+$/.test(part)).map(word).join(", ")].join(" ").trim();
}
