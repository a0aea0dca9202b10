/** Fruits, each with its own outline. */

import { BROWN, GREEN, type Area, type Drawing } from "./drawing";
import { circle, ellipse, poly } from "./shapes";

const LEAF: Area = [GREEN, "M1 -17C4 -27 14 -27 18 -24C16 -17 8 -14 1 -17Z"];
const STALK: Area = [BROWN, "M-1.5 -14C-2 -20 -3 -23 -6 -26L-2 -27C1 -23 2 -19 2 -14Z"];

export const FRUITS: Record<string, Drawing> = {
  apple: [["#c23a2c", "M0 -12C8 -19 23 -15 23 2C23 16 12 26 5 24C2 23 -2 23 -5 24C-12 26 -23 16 -23 2C-23 -15 -8 -19 0 -12Z"], STALK, LEAF],
  fig: [["#6a3f7c", "M-1 -22C4 -22 5 -14 9 -9C16 -1 21 5 19 13C16 26 -17 26 -20 13C-22 5 -15 -1 -8 -9C-5 -14 -6 -22 -1 -22Z"], ["#a97fb6", "M-9 0C-12 6 -12 12 -9 17L-6 16C-8 11 -8 6 -6 1Z"]],
  grape: [["#7a4fa3", [[-13, -6], [0, -6], [13, -6], [-7, 5], [7, 5], [0, 16]].map(([x, y]) => circle(x!, y!, 7.6)).join("")], [GREEN, poly([[-14, -15], [-4, -25], [0, -18], [8, -26], [14, -14]])]],
  lemon: [["#f2d13a", "M-26 4C-22 2 -20 -4 -15 -9C-6 -18 8 -17 15 -8C19 -3 22 1 26 4C22 7 20 11 15 16C7 24 -7 24 -15 16C-20 11 -22 6 -26 4Z"], LEAF],
  orange: [["#ea8a1e", circle(0, 4, 21)], ["#c96d0c", circle(-8, 8, 1.8) + circle(6, 12, 1.8) + circle(8, -2, 1.8) + circle(-4, -4, 1.8)], LEAF],
  pear: [["#a9b83a", "M0 -18C7 -18 8 -9 11 -3C16 3 19 8 18 14C15 27 -15 27 -18 14C-19 8 -16 3 -11 -3C-8 -9 -7 -18 0 -18Z"], [BROWN, "M-1.5 -17V-26H2.5V-17Z"]],
  pomegranate: [["#a32843", circle(0, 5, 20)], ["#a32843", poly([[-8, -12], [-9, -25], [-3, -19], [0, -26], [3, -19], [9, -25], [8, -12]])], ["#f0b9a0", ellipse(0, 7, 9, 11)], ["#a32843", circle(-3, 3, 2.4) + circle(4, 5, 2.4) + circle(-2, 10, 2.4) + circle(4, 13, 2.4)]],
};
