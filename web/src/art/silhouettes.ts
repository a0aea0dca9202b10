/** The six building types as drawings around (0, 0): about 60 wide, the ground at y = 26. */

import { arch, battlement, circle, dome, ellipse, poly, rect } from "./shapes";
import type { BuildingType } from "./palette";

/** `body` takes the colour of the type, `shade` its darker tone, `light` are openings. */
export interface Silhouette {
  body: string;
  shade: string;
  light: string;
}

const pavilion: Silhouette = {
  body:
    dome(0, 0, 40, 30) +
    circle(0, -31.5, 2.6) +
    rect(-25, 0, 50, 5) +
    rect(-22, 5, 44, 18) +
    rect(-27, 22, 54, 4),
  shade: rect(-25, 3, 50, 3.2) + "M4 -22C9 -16 21 -12 17 0H9C13 -8 9 -14 4 -22Z" + rect(-27, 24, 54, 2),
  light: arch(0, 22, 15, 14.5) + rect(-18.5, 8.5, 4, 13.5) + rect(14.5, 8.5, 4, 13.5),
};

const seraglio: Silhouette = {
  body:
    rect(-28, -3, 56, 29) +
    dome(-18.5, -3, 19, 15) +
    dome(18.5, -3, 19, 15) +
    rect(-9.5, -10, 19, 8) +
    dome(0, -10, 19, 20) +
    circle(0, -30.5, 2) +
    circle(-18.5, -18.5, 1.6) +
    circle(18.5, -18.5, 1.6),
  shade: rect(-28, -3, 56, 3) + rect(-9.5, -11.5, 19, 2.5) + rect(-28, 23.5, 56, 2.5) + rect(-28, 9, 56, 1.6),
  light:
    arch(0, 23.5, 9, 11.5) +
    arch(-18.5, 23.5, 6.5, 10.5) +
    arch(18.5, 23.5, 6.5, 10.5) +
    [-21.5, -14.5, -4, 4, 14.5, 21.5].map((x) => rect(x - 1.6, 2.5, 3.2, 4.5)).join(""),
};

const arcades: Silhouette = {
  body: battlement(-30, -21, 60, 10, 7) + rect(-28, -12, 56, 38),
  shade: rect(-30, -12.5, 60, 3.2) + rect(-28, -5.5, 56, 1.6) + rect(-28, 23.2, 56, 2.8),
  light: [-18, 0, 18].map((x) => arch(x, 23.2, 10.5, 23)).join(""),
};

const chambers: Silhouette = {
  body: rect(-24, -8, 48, 34) + poly([[-29, -7], [0, -27], [29, -7]]),
  shade:
    poly([[-30, -6], [0, -29], [30, -6], [24, -6], [0, -23.5], [-24, -6]]) +
    rect(-24, 8, 48, 1.8) +
    rect(-26, 23.5, 52, 2.5) +
    arch(0, 23.5, 8, 11.5) +
    circle(0, -12.5, 3.4) +
    [-16, 16].map((x) => arch(x, 21, 6, 8.5)).join("") +
    [-16, 0, 16].map((x) => arch(x, 6, 5.5, 8.5)).join(""),
  light: "",
};

const garden: Silhouette = {
  body:
    "M-20 22C-29 12 -27 -8 -20 -24C-13 -8 -11 12 -20 22Z" +
    "M20 22C11 12 13 -8 20 -24C27 -8 29 12 20 22Z" +
    circle(0, -6, 12.5) +
    circle(-7, 0, 7) +
    circle(7, 0, 7) +
    rect(-2, 4, 4, 18) +
    rect(-29, 20.5, 58, 5.5),
  shade:
    "M-20 22C-17 10 -16.5 -6 -20 -24C-13 -8 -11 12 -20 22Z" +
    "M20 22C23 10 23.5 -6 20 -24C27 -8 29 12 20 22Z" +
    rect(0, 4, 2, 17) +
    rect(-29, 23.6, 58, 2.4),
  light: [[-5, -10], [4, -13], [6, -3], [-8, -1], [0, -4]].map(([x, y]) => circle(x!, y!, 1.7)).join("") + ellipse(0, 21.6, 9, 1.6),
};

const tower: Silhouette = {
  body: battlement(-17, -31, 34, 18, 4) + poly([[-13, -14], [13, -14], [15.5, 26], [-15.5, 26]]),
  shade: rect(-17, -14, 34, 3) + poly([[5, -11], [13, -11], [15.5, 26], [7, 26]]) + rect(-14.6, 9, 29.2, 1.6),
  light: arch(0, 26, 9, 12.5) + arch(0, 3.5, 5, 10) + rect(-9, -21.5, 3, 4) + rect(6, -21.5, 3, 4),
};

export const SILHOUETTES: Record<BuildingType, Silhouette> = {
  pavilion,
  seraglio,
  arcades,
  chambers,
  garden,
  tower,
};
