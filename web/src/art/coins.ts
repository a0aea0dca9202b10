/** The shape of each currency around (0, 0) with radius 10: round, square, six sides, on edge, cut. */

import { circle, poly, regular } from "./shapes";
import type { Currency } from "./palette";

export const COIN_SHAPES: Record<Currency, string> = {
  denar: circle(0, 0, 9.6),
  dirham: "M-6.8 -8.4H6.8A1.6 1.6 0 0 1 8.4 -6.8V6.8A1.6 1.6 0 0 1 6.8 8.4H-6.8A1.6 1.6 0 0 1 -8.4 6.8V-6.8A1.6 1.6 0 0 1 -6.8 -8.4Z",
  ducat: regular(6, 0, 0, 10.2, 0),
  florin: poly([[0, -11.2], [11.2, 0], [0, 11.2], [-11.2, 0]]),
  diamond: poly([[-6, -8], [6, -8], [10.5, -2.5], [0, 10.5], [-10.5, -2.5]]),
};

/** The lines that make a stone of the fifth shape. */
export const FACETS = "M-10.5 -2.5H10.5M-6 -8L-3.6 -2.5L0 10.5L3.6 -2.5L6 -8M-3.6 -2.5L0 -8L3.6 -2.5";
