/** The animals of the zoo on a green meadow, told apart by their outline and colour. */

import { BROWN, DARK, WHITE, type Area, type Drawing } from "./drawing";
import { circle, ellipse, poly, rect } from "./shapes";

const MEADOW: Area = ["#dcebc4", circle(0, 0, 27)];
const on = (...areas: Drawing): Drawing => [MEADOW, ...areas];

export const ANIMALS: Record<string, Drawing> = {
  monkey: on(["#7a4e27", circle(-17, -3, 7) + circle(17, -3, 7)], ["#7a4e27", circle(0, -3, 17)], ["#e8c79b", "M0 -9C4 -14 12 -12 12 -5C12 2 10 14 0 14C-10 14 -12 2 -12 -5C-12 -12 -4 -14 0 -9Z"], [DARK, circle(-5, -4, 2.4) + circle(5, -4, 2.4) + ellipse(0, 7, 5, 1.6)]),
  pigeon: on(["#8fa0ae", "M-24 8C-14 10 -10 -2 -2 -6C0 -16 12 -18 14 -9L20 -6L14 -4C14 8 6 18 -8 16Z"], ["#6b7d8c", "M-16 10C-8 10 -2 4 2 0C4 10 -4 16 -12 14Z"], [DARK, circle(8.5, -9.5, 1.8)], ["#c2603a", rect(-4, 16, 2.4, 7) + rect(2, 15, 2.4, 8)]),
  cheetah: on(["#e0a63a", "M-24 -4L-10 -6C0 -8 6 -8 10 -12L14 -18L18 -13C22 -12 24 -9 24 -6L17 -4L14 2L19 18H14L8 6L-6 7L-12 19H-17L-15 6C-18 4 -20 1 -24 -4Z"], [DARK, circle(-8, -1, 2) + circle(-1, -2, 2) + circle(6, -2, 2) + circle(-3, 3, 1.8) + circle(4, 3, 1.8) + circle(17, -9, 1.5)]),
  peacock: on(["#2f8f7a", "M0 20C-30 10 -28 -24 0 -25C28 -24 30 10 0 20Z"], ["#e5c64a", [[-15, -6], [-8, -15], [0, -18], [8, -15], [15, -6]].map(([x, y]) => circle(x!, y!, 3.4)).join("")], ["#235fa5", "M-6 22C-8 8 -4 2 -3 -4C-3 -10 4 -10 4 -4C5 2 8 8 6 22Z"], [WHITE, circle(0.5, -4.5, 1.6)]),
  camel: on(["#c99655", "M-22 0C-18 -4 -15 -4 -12 -2C-10 -12 -2 -14 2 -3C4 -12 10 -12 11 -2C14 -2 15 -8 15 -14C15 -18 22 -19 24 -15L19 -11C19 -2 18 4 14 6L15 21H11L9 8H-8L-10 21H-14L-15 7C-18 6 -20 4 -22 0Z"], [DARK, circle(18.5, -14, 1.5)]),
  gazelle: on(["#b9722f", "M-22 2C-12 -4 0 -2 8 -2L11 -11C13 -15 20 -12 22 -8L16 -5C15 2 13 6 11 7L13 22H9.5L6 9L-10 8L-12 22H-15.5L-16 7C-19 6 -21 5 -22 2Z"], [DARK, "M11 -11C8 -16 8 -21 11 -26L13 -25C11 -21 12 -17 14 -13ZM15 -12C14 -17 15 -21 18 -25L20 -24C18 -20 18 -16 18 -12Z"], [WHITE, "M-8 8C0 5 6 6 10 4L6 9Z"]),
  parrot: on(["#c8352b", "M4 -22C-10 -24 -12 -8 -8 2L-14 24L-6 16C4 16 12 6 12 -6C12 -10 11 -12 10 -14L14 -10C18 -18 12 -22 4 -22Z"], ["#2f7fc1", "M-6 0C0 2 6 0 8 -6C10 4 2 12 -6 12Z"], ["#efc53b", "M10 -19C17 -20 19 -12 14 -8C14 -12 12 -14 10 -14Z"], [WHITE, circle(4, -14, 3.4)], [DARK, circle(4.6, -14, 1.5)]),
  tortoise: on(["#8b9a4a", circle(21, 2, 6) + ellipse(-11, 12, 5, 4) + ellipse(10, 12, 5, 4) + poly([[-20, 8], [-26, 12], [-17, 12]])], [BROWN, "M-20 10C-20 -20 18 -20 18 10Z"], ["#b98645", poly([[-6, -8], [4, -8], [8, 0], [3, 8], [-5, 8], [-10, 0]])], [DARK, circle(22.5, 1, 1.4)]),
};
