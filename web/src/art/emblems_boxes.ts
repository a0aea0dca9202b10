/** Emblems of the modules 1 to 26: what one sees on the table when the module is played. */

import { BLUE, BROWN, DARK, GREEN, PURPLE, RED, SKY, WHITE, YELLOW, sheet, type Drawing } from "./drawing";
import { FIGURES } from "./figures";
import { arch, arrow, circle, dome, khatam, poly, rect, regular, star } from "./shapes";

export const BOX_EMBLEMS: Record<string, Drawing> = {
  viziers_favour: FIGURES.vizier!,
  bureau_de_change: [
    [BROWN, rect(-26, 12, 52, 5) + rect(-20, 17, 4, 10) + rect(16, 17, 4, 10)],
    [BLUE, circle(-13, -6, 12)],
    [YELLOW, poly([[13, -20], [27, -6], [13, 8], [-1, -6]])],
    [DARK, arrow(-6, -22, 8, -22, 3, 7) + arrow(6, 7, -8, 7, 3, 7)],
  ],
  bonus_cards: [
    sheet(-9, 2, 26, 40, "#e9d6aa"),
    sheet(5, 0, 28, 44),
    [GREEN, circle(5, -6, 8) + rect(3.5, 0, 3, 8)],
    [RED, rect(1, 13, 8, 2.6) + rect(3.7, 10.3, 2.6, 8)],
    [YELLOW, star(5, 20, -20, 9, 0.45)],
  ],
  squares: [
    ["#f0deb6", rect(-26, -26, 52, 52)],
    [WHITE, [-18, 0, 18].flatMap((x) => [-18, 0, 18].map((y) => rect(x - 7, y - 7, 14, 14))).join("")],
    [BROWN, rect(-26, -26, 52, 6)],
    ["#8a5524", poly([[-13, 4], [0, -9], [13, 4]]) + rect(-10, 4, 20, 13)],
    [WHITE, rect(-3, 8, 6, 9)],
  ],
  city_gates: FIGURES.gate!,
  diamonds: [
    [SKY, poly([[-15, -20], [15, -20], [27, -5], [0, 26], [-27, -5]])],
    ["#cfe8f3", poly([[-15, -20], [-9, -5], [0, -20]]) + poly([[15, -20], [9, -5], [0, -20]])],
    [WHITE, poly([[0, -20], [-9, -5], [9, -5]])],
    ["#a5d3e6", poly([[-9, -5], [9, -5], [0, 26]])],
  ],
  characters: [
    ...FIGURES.dancer!,
    [YELLOW, star(5, 21, -20, 7, 0.45)],
    [YELLOW, star(5, -21, -20, 7, 0.45)],
  ],
  camps: FIGURES.camp!,
  city_walls: [
    ...FIGURES.wall!,
    [YELLOW, arrow(0, -14, 0, -29, 4, 9)],
    ["#4a2b1a", rect(-27, 18, 54, 9)],
    ["#8d5a39", [-25, -11, 3, 17].map((x) => rect(x, 20, 10, 5)).join("")],
  ],
  thieves: FIGURES.thief!,
  change: [
    [BROWN, "M-20 -4C-26 14 -22 27 0 27C22 27 26 14 20 -4Z"],
    [BROWN, "M-12 -14H12L20 -4H-20Z"],
    [DARK, rect(-20, -6, 40, 4)],
    [YELLOW, circle(0, 11, 9) + circle(-16, -21, 6) + circle(2, -25, 6) + circle(18, -19, 6)],
    [BROWN, khatam(0, 11, 5.5)],
  ],
  street_trader: [
    [BROWN, rect(-24, 8, 48, 8) + rect(-2, -20, 4, 28)],
    ["#f0deb6", circle(-15, 20, 7) + circle(15, 20, 7)],
    [RED, poly([[-26, -10], [0, -26], [26, -10]])],
    [WHITE, poly([[-9, -10], [0, -26], [9, -10]])],
    [GREEN, circle(-14, 3, 5)],
    [YELLOW, circle(-3, 3, 5) + circle(15, 3, 5)],
    [PURPLE, circle(7, 3, 5)],
  ],
  treasure_chamber: [
    [BROWN, "M-26 -4C-26 -20 26 -20 26 -4Z"],
    ["#a06a34", rect(-26, -4, 52, 28)],
    [YELLOW, rect(-26, -6, 52, 4) + rect(-18, -4, 4, 28) + rect(14, -4, 4, 28) + rect(-5, -8, 10, 13)],
    [DARK, circle(0, -2, 2) + rect(-0.8, -2, 1.6, 5)],
  ],
  master_builders: FIGURES.builder!,
  invaders: FIGURES.invader!,
  bazaars: [
    ["#f0deb6", rect(-24, 0, 48, 26)],
    [RED, rect(-28, -14, 14, 15) + rect(0, -14, 14, 15)],
    [WHITE, rect(-14, -14, 14, 15) + rect(14, -14, 14, 15)],
    [BROWN, poly([[-28, -14], [-20, -25], [20, -25], [28, -14]])],
    [GREEN, circle(-14, 14, 6)],
    [YELLOW, circle(0, 14, 6)],
    [PURPLE, circle(14, 14, 6)],
    [BROWN, rect(-24, 20, 48, 6)],
  ],
  new_score_cards: [
    sheet(0, 0, 42, 54),
    ...[PURPLE, GREEN, WHITE, BROWN, RED, BLUE].map((fill, i): [string, string] => [fill, rect(-16, -23 + i * 8, 9, 6)]),
    [YELLOW, [26, 18, 22, 10, 14, 6].map((width, i) => rect(-4, -22 + i * 8, width * 0.85, 4)).join("")],
  ],
  power_of_sultan: FIGURES.sultan!,
  caravanserai: FIGURES.caravan!,
  art_of_the_moors: [
    [SKY, regular(6, 0, 0, 27)],
    [WHITE, khatam(0, 0, 22)],
    [BLUE, khatam(0, 0, 15)],
    [YELLOW, circle(0, 0, 5.5)],
  ],
  falconers: [
    [BROWN, "M-4 -20C-14 -18 -22 -8 -27 10C-18 4 -14 4 -10 6C-12 14 -12 20 -14 27L0 18L14 27C12 20 12 14 10 6C14 4 18 4 27 10C22 -8 14 -18 4 -20Z"],
    [WHITE, "M-7 -6C-7 6 -4 14 0 17C4 14 7 6 7 -6Z"],
    [DARK, circle(0, -20, 8)],
    [YELLOW, poly([[-2, -18], [2, -18], [0, -11]])],
    [WHITE, circle(-3.4, -22, 1.6) + circle(3.4, -22, 1.6)],
  ],
  watchtowers: FIGURES.watchtower!,
  building_sites: FIGURES.site!,
  exchange_certificates: FIGURES.certificate!,
  magical_buildings: [
    [BLUE, dome(0, 8, 44, 34)],
    [BLUE, rect(-20, 8, 40, 18)],
    [WHITE, arch(0, 26, 12, 15)],
    [YELLOW, star(4, -20, -16, 9, 0.3) + star(4, 21, -10, 7, 0.3) + star(4, 15, -24, 5, 0.3)],
    [DARK, "M-27 16C-30 2 -26 -4 -24 -6L-22 -3C-24 0 -26 6 -24 15Z"],
  ],
  medina: FIGURES.medina!,
};
