/** Emblems of the modules 27 to 43. */

import { BLUE, BROWN, DARK, GREEN, GREY, PURPLE, RED, SKY, STEEL, WHITE, YELLOW, cap, die, person, sheet, slab, turret, type Drawing } from "./drawing";
import { FIGURES } from "./figures";
import { arch, arrow, circle, ellipse, khatam, poly, rect } from "./shapes";

export const DESIGNER_EMBLEMS: Record<string, Drawing> = {
  new_building_grounds: [
    ["#d9b777", poly([[0, -6], [29, 10], [0, 26], [-29, 10]])],
    ["#c7a25c", poly([[0, 2], [15, 10], [0, 18], [-15, 10]])],
    [BROWN, rect(-20, -22, 3, 28)],
    [RED, poly([[-17, -22], [4, -16], [-17, -10]])],
    [BROWN, poly([[16, -18], [19, -16], [6, 10], [3, 8]])],
    [STEEL, poly([[10, -22], [24, -14], [20, -6], [13, -10]])],
  ],
  major_construction_projects: FIGURES.project!,
  palace_staff: [
    ...person("#e9e2cf", cap(RED)),
    [STEEL, ellipse(0, 13, 22, 4)],
    [STEEL, "M-4 12C-4 2 12 2 12 12Z"],
    [RED, circle(-12, 8, 4.5)],
  ],
  orchards: [
    [BROWN, rect(-3, 4, 6, 22)],
    [GREEN, circle(0, -8, 17) + circle(-13, 2, 10) + circle(13, 2, 10)],
    [RED, circle(-8, -12, 4) + circle(10, 0, 4)],
    [YELLOW, circle(6, -14, 4) + circle(-12, 2, 4)],
    [PURPLE, circle(0, -3, 4)],
    ["#b98645", "M-24 18H-6L-9 27H-21Z"],
  ],
  travelling_craftsmen: [
    [BROWN, poly([[-24, 20], [-19, 25], [14, -8], [9, -13]])],
    [STEEL, poly([[2, -14], [12, -24], [27, -9], [17, 1]])],
    [BROWN, poly([[24, 20], [19, 25], [-8, -2], [-3, -7]])],
    [STEEL, "M-28 -10C-28 -22 -20 -27 -12 -26L-18 -18L-12 -10L-4 -16C-2 -6 -8 0 -16 0Z"],
  ],
  bathhouses: [
    ["#f0deb6", rect(-26, -26, 52, 52)],
    [SKY, circle(0, 0, 16)],
    [WHITE, "M-9 2C-6 -3 -3 -3 0 2C3 7 6 7 9 2L9 6C6 11 3 11 0 6C-3 1 -6 1 -9 6Z"],
    [RED, arrow(0, -17, 0, -27, 5, 8)],
    [GREEN, arrow(17, 0, 27, 0, 5, 8)],
    [PURPLE, arrow(0, 17, 0, 27, 5, 8)],
    [BLUE, arrow(-17, 0, -27, 0, 5, 8)],
  ],
  wishing_well: [
    [GREY, "M-22 4H22L18 26H-18Z"],
    [SKY, ellipse(0, 4, 22, 6)],
    [BROWN, rect(-20, -18, 3.4, 22) + rect(16.6, -18, 3.4, 22)],
    [RED, poly([[-27, -14], [0, -28], [27, -14]])],
    [YELLOW, circle(0, -4, 5)],
  ],
  fresh_colors: [
    ["#c79a56", "M-4 -24C18 -26 30 -10 26 6C22 18 12 8 6 14C2 20 8 26 -4 26C-22 26 -28 12 -27 0C-26 -14 -18 -23 -4 -24Z"],
    [RED, circle(-4, -15, 5)],
    [BLUE, circle(-17, -4, 5)],
    [GREEN, circle(-15, 11, 5)],
    [PURPLE, circle(11, -12, 5)],
    [WHITE, circle(17, 1, 4.5)],
    [YELLOW, circle(-2, 17, 4.5)],
  ],
  palace_designers: [
    sheet(0, 2, 50, 46, "#2f5f86"),
    [WHITE, "M-18 18V-2L-6 -12L6 -2V18ZM-16 16H4V-1L-6 -9L-16 -1Z"],
    [YELLOW, poly([[12, -26], [15, -26], [24, 22], [21, 22]]) + poly([[12, -26], [15, -26], [6, 20], [3, 20]])],
    [DARK, circle(13.5, -25, 3.4)],
  ],
  alhambra_zoo: [
    [BLUE, "M-6 26C-14 10 -12 -4 -4 -10C-8 -18 2 -26 8 -18L15 -14L8 -12C10 0 8 16 2 26Z"],
    [GREEN, "M-6 26C-26 22 -30 -4 -22 -24C-14 -16 -10 -6 -10 4Z"],
    [GREEN, "M2 26C10 24 26 20 28 -2C20 0 10 6 6 12Z"],
    [YELLOW, circle(-20, -8, 3) + circle(-19, 6, 3) + circle(19, 8, 3)],
    [WHITE, circle(3, -17, 1.8)],
    [YELLOW, rect(-3, -30, 1.6, 8) + rect(2, -32, 1.6, 8)],
  ],
  gates_without_end: [
    [GREY, rect(-27, -22, 22, 49)],
    ["#5b3a1c", arch(-16, 27, 13, 34)],
    ...FIGURES.key!,
  ],
  buildings_of_power: [
    turret(0, 26, 26, 44, PURPLE),
    [WHITE, arch(0, 26, 8, 12)],
    [YELLOW, "M-22 -20L-14 -26L-16 -18L-8 -20L-24 -4L-20 -14L-28 -12Z"],
    ...die(18, 16, 18, 4, RED, WHITE),
  ],
  extensions: [
    ["#f0deb6", rect(-26, -14, 32, 40)],
    [RED, rect(-22, -2, 24, 28)],
    [WHITE, arch(-10, 26, 9, 14)],
    [RED, poly([[-26, -2], [-10, -16], [6, -2]])],
    [YELLOW, rect(8, 8, 18, 18)],
    [YELLOW, poly([[5, 8], [17, -3], [29, 8]])],
    [DARK, rect(10, -22, 15, 4) + rect(15.5, -27.5, 4, 15)],
  ],
  handymen: [
    ...person("#6d7f4a", cap("#c79a56")),
    [STEEL, poly([[10, 0], [14, -4], [27, 9], [23, 13]])],
    ...die(-17, 18, 16, 3),
  ],
  personal_building_market: [
    [BROWN, rect(-27, -2, 54, 4)],
    [RED, "M-27 -2L-22 -20H-9L-11 -2Z"],
    [WHITE, "M-11 -2L-9 -20H9L11 -2Z"],
    [RED, "M11 -2L9 -20H22L27 -2Z"],
    ...slab(-13, 15, 20, BLUE),
    ...slab(13, 15, 20, GREEN),
  ],
  treasures: [
    [YELLOW, "M-22 -18L-12 -6L0 -24L12 -6L22 -18L18 10H-18Z"],
    [YELLOW, rect(-18, 11, 36, 7)],
    [RED, circle(0, 0, 5)],
    [BLUE, circle(-11, 3, 3.4)],
    [GREEN, circle(11, 3, 3.4)],
    [SKY, circle(-22, -20, 3) + circle(22, -20, 3) + circle(0, -26, 3)],
  ],
  caliphs_guidelines: [
    ["#f7e9c4", rect(-19, -22, 38, 44)],
    ["#d9b777", rect(-23, -27, 46, 7) + rect(-23, 20, 46, 7)],
    [GREEN, khatam(-9, -11, 6) + khatam(-9, 1, 6) + khatam(-9, 13, 6)],
    [BROWN, rect(0, -12.5, 14, 3) + rect(0, -0.5, 14, 3) + rect(0, 11.5, 14, 3)],
  ],
};
