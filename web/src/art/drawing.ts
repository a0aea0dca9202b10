/** A small drawing around (0, 0), about 56 wide and high: areas of colour, painted one over the other. */

import { circle, ellipse, poly, rect } from "./shapes";

export type Area = [fill: string, path: string];
export type Drawing = Area[];

export const SKIN = "#d9a173";
export const DARK = "#3b2a1a";
export const WHITE = "#fffaf0";
export const RED = "#b93a2a";
export const BLUE = "#2c6fae";
export const GREEN = "#3f8135";
export const PURPLE = "#74409a";
export const BROWN = "#8a5a2b";
export const YELLOW = "#eec13e";
export const GREY = "#8b8377";
export const STEEL = "#c4ccd2";
export const SKY = "#8fc3de";

/** Somebody in a robe, seen from the front. */
export function person(robe: string, ...more: Area[]): Drawing {
  return [
    [robe, "M-19 27C-19 10 -12 1 0 1C12 1 19 10 19 27Z"],
    [SKIN, circle(0, -8, 9.5)],
    [DARK, circle(-3.4, -8.5, 1.1) + circle(3.4, -8.5, 1.1) + ellipse(0, -3.6, 2.4, 0.9)],
    ...more,
  ];
}

/** A wound cloth on the head. */
export function turban(cloth: string, jewel: string): Area[] {
  return [
    [cloth, "M-11 -10C-14 -20 -6 -25 0 -25C6 -25 14 -20 11 -10C6 -14 -6 -14 -11 -10Z"],
    [jewel, circle(0, -15.5, 2.4)],
  ];
}

/** A round cap. */
export function cap(cloth: string): Area {
  return [cloth, "M-10 -10C-10 -20 -5 -22 0 -22C5 -22 10 -20 10 -10C5 -12.5 -5 -12.5 -10 -10Z"];
}

/** A hood that leaves the face in its shadow. */
export function hood(cloth: string): Area {
  return [cloth, "M-13 3C-15 -14 -8 -23 0 -24C8 -23 15 -14 13 3C10 -4 10 -15 0 -15C-10 -15 -10 -4 -13 3Z"];
}

/** A veil that falls to the shoulders. */
export function veil(cloth: string): Area {
  return [cloth, "M-14 8C-16 -12 -8 -21 0 -21C8 -21 16 -12 14 8L9 6C12 -6 9 -14 0 -14C-9 -14 -12 -6 -9 6Z"];
}

export function coinStack(x: number, y: number, coins: number): Area[] {
  return Array.from({ length: coins }, (_, i): Area => [YELLOW, ellipse(x, y - i * 3.6, 7, 3)]);
}

/** A die that shows so many pips (1 to 6). */
export function die(x: number, y: number, size: number, pips: number, face = WHITE, ink = DARK): Area[] {
  const at = (column: number, row: number): string =>
    circle(x + column * size * 0.27, y + row * size * 0.27, size * 0.085);
  const spots: Record<number, [number, number][]> = {
    1: [[0, 0]],
    2: [[-1, -1], [1, 1]],
    3: [[-1, -1], [0, 0], [1, 1]],
    4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
    5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
    6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
  };
  return [
    [face, rect(x - size / 2, y - size / 2, size, size)],
    [ink, (spots[pips] ?? []).map(([column, row]) => at(column, row)).join("")],
  ];
}

/** A card lying upright, with what is on it. */
export function sheet(x: number, y: number, width: number, height: number, fill = WHITE): Area {
  return [fill, rect(x - width / 2, y - height / 2, width, height)];
}

/** A crenellated tower. */
export function turret(x: number, y: number, width: number, height: number, fill: string): Area {
  const w = width / 2;
  const notch = width / 5;
  return [
    fill,
    `M${x - w} ${y}V${y - height}h${notch}v${notch}h${notch}v${-notch}h${notch}v${notch}h${notch}v${-notch}h${notch}V${y}Z`,
  ];
}

/** A tile seen from above, with a colour in its middle. */
export function slab(x: number, y: number, size: number, mark: string): Area[] {
  const half = size / 2;
  return [
    ["#f0deb6", rect(x - half, y - half, size, size)],
    [mark, poly([[x, y - half * 0.6], [x + half * 0.6, y], [x, y + half * 0.6], [x - half * 0.6, y]])],
  ];
}
