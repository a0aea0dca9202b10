/** Pieces of SVG as text: symbols laid over one another, numbers and badges. */

import { LETTERS, isType } from "./palette";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const clean = (value: string | number): string => String(value).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? "");
const short = (value: number): string => String(Math.round(value * 100) / 100);

/** A symbol in a rectangle; `tone` is the class that gives it its colours. */
export function use(id: string, x = 0, y = 0, width = 100, height = width, tone = ""): string {
  const colours = tone ? ` class="${clean(tone)}"` : "";
  return `<use href="#${clean(id)}" x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${colours}/>`;
}

/** A token of 48 by 48 as large as wanted, around its middle. */
export const token = (id: string, x: number, y: number, size: number, tone = ""): string => use(id, x - size / 2, y - size / 2, size, size, tone);

export function number(x: number, y: number, size: number, value: string | number, fill = "var(--pen)"): string {
  return `<text class="num" x="${short(x)}" y="${short(y)}" font-size="${short(size)}" fill="${fill}">${clean(value)}</text>`;
}

export const group = (inner: string, tone = "", transform = ""): string =>
  `<g${tone ? ` class="${clean(tone)}"` : ""}${transform ? ` transform="${transform}"` : ""}>${inner}</g>`;

export const turned = (degrees: number, x: number, y: number, inner: string): string => group(inner, "", `rotate(${degrees} ${x} ${y})`);

/** A price on its star, in the colour of a kind. */
function star(x: number, y: number, kind: string, price: string | number, r: number): string {
  const wide = String(price).length > 1;
  const figure = number(x, y + ((wide ? 5.2 : 5.6) * r) / 15.5, ((wide ? 15 : 17) * r) / 15.5, price, "#fff");
  return group(use("badge", x - r, y - r, 2 * r) + figure, `k-${kind}`);
}

/** The price of a tile: on small drawings it grows, on the smallest it is left out. */
export const badge = (kind: string, price: string | number, x = 76.5, y = 76.5): string =>
  price === "" ? "" : group(star(x, y, kind, price, 14), "d2") + group(star(x < 50 ? 30 : 70, 70, kind, price, 23), "bd");

/** The letter of a building type in the corner of its tile. */
export function tag(kind: string): string {
  if (!isType(kind)) return "";
  return group(use("tag", 14, 12, 16, 17.6) + number(22, 24.2, 12, LETTERS[kind], "#fff"), `k-${kind} d2`);
}

/** The small sign of a building type, in one colour. */
export const glyph = (kind: string, x: number, y: number, size: number, fill = "#fff"): string =>
  `<g fill="${fill}" color="${fill}">${use(`m-${kind}`, x, y, size)}</g>`;

/** The sign of a type on a plate of its colour. */
export const plate = (kind: string, x: number, y: number, size: number, round = 0.14): string =>
  group(`<rect x="${short(x)}" y="${short(y)}" width="${size}" height="${size}" rx="${short(size * round)}" fill="var(--mb)"/>` + glyph(kind, x + size * 0.1, y + size * 0.1, size * 0.8, "var(--mf)"), `k-${kind} mn`);

/** Whose a fountain is: the colour of the seat, and its sign for those who cannot tell colours. */
export const ownerSign = (colour: string): string =>
  colour === "" ? "" : group(`<circle cx="78" cy="80" r="11" fill="var(--k2)" stroke="var(--vellum)" stroke-width="2.4"/><g fill="var(--k4)">${use(`sg-${colour}`, 71, 73, 14)}</g>`, `o-${colour}`);
