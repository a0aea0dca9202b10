/** People and tokens that modules put on the table, by the names the game gives them. */

import {
  BLUE,
  BROWN,
  DARK,
  GREEN,
  GREY,
  PURPLE,
  RED,
  SKIN,
  SKY,
  STEEL,
  WHITE,
  YELLOW,
  cap,
  coinStack,
  die,
  hood,
  person,
  sheet,
  slab,
  turban,
  turret,
  veil,
  type Drawing,
} from "./drawing";
import { arch, arrow, circle, dome, ellipse, khatam, poly, rect, star } from "./shapes";

const gate: Drawing = [
  [GREY, rect(-25, -10, 50, 37)],
  turret(-19, 27, 14, 46, "#a59c8c"),
  turret(19, 27, 14, 46, "#a59c8c"),
  ["#5b3a1c", arch(0, 27, 21, 30)],
  [YELLOW, circle(3.5, 14, 1.8)],
  ["#40290f", rect(-0.8, 0, 1.6, 27)],
];

const key: Drawing = [
  [YELLOW, circle(-12, -10, 13)],
  ["#fff4d8", circle(-12, -10, 6)],
  [YELLOW, poly([[-5, -4], [-1, -8], [24, 17], [20, 21]])],
  [YELLOW, poly([[12, 13], [7, 18], [11, 22], [16, 17]])],
  [YELLOW, poly([[19, 20], [15, 24], [18, 27], [23, 22]])],
];

const craftsman = (apron: string, ...tools: Drawing): Drawing => person(apron, cap("#6d4a22"), ...tools);

export const FIGURES: Record<string, Drawing> = {
  mosaic_artist: craftsman("#2f7fc1", [RED, rect(-17, 10, 7, 7)], [YELLOW, rect(-9, 10, 7, 7)], [WHITE, rect(-17, 18, 7, 7)], [GREEN, rect(-9, 18, 7, 7)], [BLUE, rect(6, 12, 9, 9)]),
  mortar_mixer: craftsman("#a59c8c", [BROWN, "M-20 12H6L2 27H-16Z"], [WHITE, ellipse(-7, 12, 13, 4)], [BROWN, poly([[4, -6], [8, -4], [-4, 14], [-8, 12]])]),
  carpenter: craftsman("#c79a56", [STEEL, poly([[-22, 8], [14, 8], [14, 18], [-22, 14]])], [BROWN, rect(14, 5, 11, 14)]),
  blacksmith: craftsman("#4a4038", [DARK, "M-22 12H18L8 20V27H-12V20Z"], [STEEL, rect(8, -12, 16, 9)], [BROWN, rect(14, -3, 4, 14)]),
  brickmaker: craftsman("#8d5a39", ["#b5573a", rect(-21, 18, 20, 9) + rect(1, 18, 20, 9) + rect(-10, 8, 20, 9)]),
  goldsmith: craftsman("#74409a", [YELLOW, "M-12 10L-6 18L0 8L6 18L12 10L10 26H-10Z"], [RED, circle(0, 21, 2.5)]),
  stonemason: craftsman("#8b8377", ["#d8d2c4", rect(-20, 10, 20, 17)], [STEEL, poly([[2, 2], [6, -1], [14, 14], [10, 17]])], [BROWN, rect(12, 12, 10, 13)]),
  coiner: craftsman("#3c5f78", [YELLOW, circle(-11, 18, 8) + circle(9, 18, 8)], [BROWN, khatam(-11, 18, 4) + khatam(9, 18, 4)]),
  face_down: [["#7b5f2e", rect(-19, -26, 38, 52)], ["#efe0c2", khatam(0, 0, 15)], ["#7b5f2e", khatam(0, 0, 7)]],
  thief: person("#4a4038", hood("#5a4f45"), [DARK, "M-10 -12H10V-5H-10Z"], [WHITE, circle(-3.6, -8.5, 1.7) + circle(3.6, -8.5, 1.7)], [BROWN, circle(13, 18, 8)], [YELLOW, circle(13, 18, 3.4)]),
  vizier: person(BLUE, [WHITE, "M-7 -4C-7 10 -2 16 0 18C2 16 7 10 7 -4C4 0 -4 0 -7 -4Z"], ...turban(WHITE, RED), [YELLOW, rect(-19, 22, 38, 3)]),
  sultan: person(RED, [DARK, "M-6 -4C-6 6 -2 9 0 10C2 9 6 6 6 -4C4 -1 -4 -1 -6 -4Z"], ...turban(YELLOW, GREEN), [SKY, poly([[0, -36], [5, -26], [-5, -26]])], [YELLOW, rect(-3, 8, 6, 19)]),
  rich_patron: person(PURPLE, ...turban(YELLOW, RED), [YELLOW, circle(0, 14, 7)], [PURPLE, circle(0, 14, 3)]),
  miser: person("#5d6b45", cap("#3d4a2b"), [GREY, "M-7 -3C-6 5 -2 6 0 7C2 6 6 5 7 -3C4 0 -4 0 -7 -3Z"], ...coinStack(-12, 24, 4), ...coinStack(12, 24, 3)),
  master_builder: person("#b0763a", cap(RED), [STEEL, rect(8, 2, 18, 9)], [BROWN, rect(14, 8, 4, 20)]),
  merchant: person(GREEN, ...turban(RED, YELLOW), [BROWN, rect(-18, 14, 36, 3)], [YELLOW, "M-20 17h14c0 8 -14 8 -14 0ZM6 17h14c0 8 -14 8 -14 0Z"]),
  juggler: person(BLUE, cap(YELLOW), [RED, circle(-20, -12, 4.5) + circle(20, -12, 4.5) + circle(0, -29, 4.5)]),
  wise_man: person("#e9e2cf", [WHITE, "M-8 -4C-9 14 -3 20 0 24C3 20 9 14 8 -4C4 0 -4 0 -8 -4Z"], ...turban(BLUE, WHITE), [BROWN, rect(17, -18, 3.4, 45)]),
  dancer: person(RED, veil("#e58aa0"), [YELLOW, circle(-10, 0, 2.4) + circle(10, 0, 2.4)], [YELLOW, "M-19 20H19V23H-19Z"]),
  money_changer: person("#3c5f78", cap(BROWN), [YELLOW, circle(-12, 17, 6.5) + circle(12, 17, 6.5)], [DARK, arrow(-5, 13, 6, 13, 2, 5) + arrow(5, 21, -6, 21, 2, 5)]),
  beggar: person("#8d7b62", hood("#a08e74"), [BROWN, "M-12 14H12C11 23 -11 23 -12 14Z"], [YELLOW, ellipse(0, 14, 8, 2.4)]),
  city_watch: person(GREY, [STEEL, "M-11 -8C-11 -20 -4 -22 0 -28C4 -22 11 -20 11 -8Z"], [BROWN, rect(18, -22, 2.8, 49)], [STEEL, poly([[19.4, -34], [24, -22], [14.8, -22]])]),
  scout: person("#7a6a3a", hood("#8f7f4b"), [DARK, circle(-5, -8, 4.4) + circle(5, -8, 4.4)], [SKY, circle(-5, -8, 2.6) + circle(5, -8, 2.6)]),
  invader: person("#6a2d22", [STEEL, "M-11 -6C-11 -18 -5 -22 0 -22C5 -22 11 -18 11 -6L7 -10H-7Z"], [STEEL, poly([[16, -30], [19, -30], [20, 8], [15, 8]])], [YELLOW, rect(10, 8, 15, 3)]),
  gate,
  key,
  gate_key: key,
  gate_card: gate,
  camp: [
    [BROWN, rect(-1, -27, 2, 9)],
    [RED, poly([[1, -27], [12, -23.5], [1, -20]])],
    [WHITE, poly([[0, -19], [28, 24], [-28, 24]])],
    [RED, poly([[0, -19], [-10, 24], [-19, 24]]) + poly([[0, -19], [10, 24], [19, 24]])],
    [DARK, poly([[0, -6], [8, 24], [-8, 24]])],
  ],
  site: [
    ["#c79a56", rect(-26, -8, 52, 4) + rect(-26, 10, 52, 4)],
    [BROWN, rect(-23, -26, 4, 53) + rect(-2, -26, 4, 53) + rect(19, -26, 4, 53)],
    ["#a4774a", poly([[-21, 22], [-17, 25], [19, -20], [16, -23]])],
    [RED, rect(-16, 2, 12, 8) + rect(5, 2, 12, 8) + rect(5, -16, 12, 8)],
  ],
  watchtower: [
    ["#f0deb6", poly([[-27, -27], [27, 27], [-27, 27]])],
    ["#6b3f26", poly([[-27, -27], [27, 27], [17, 27], [-27, -17]])],
    turret(-13, 24, 17, 32, PURPLE),
  ],
  coin: [
    [YELLOW, circle(0, 0, 24)],
    ["#f8df8a", circle(0, 0, 18)],
    [YELLOW, khatam(0, 0, 14)],
  ],
  die: die(0, 0, 44, 5),
  project: [...slab(0, -13, 26, BLUE), ...slab(0, 13, 26, PURPLE), ["#6b3f26", rect(9, -26, 4, 52)]],
  plaza: [
    ["#f0deb6", rect(-26, -26, 52, 52)],
    ["#d8bd87", rect(-26, -26, 17, 17) + rect(9, -26, 17, 17) + rect(-26, 9, 17, 17) + rect(9, 9, 17, 17)],
    ["#2e7fa8", khatam(0, 0, 17)],
  ],
  bid: [
    [BROWN, poly([[-27, 12], [-21, 18], [0, -3], [-6, -9]])],
    [GREY, poly([[-9, -17], [0, -26], [22, -4], [13, 5]])],
    [BROWN, rect(-6, 21, 32, 6)],
  ],
  wall: [
    ["#4a2b1a", rect(-27, -12, 54, 26)],
    ["#8d5a39", [-26, -8, 10].map((x) => rect(x, -10.5, 16, 6.5) + rect(x, 5.5, 16, 6.5)).join("") + rect(-26, -2.5, 7, 6.5) + rect(-17, -2.5, 16, 6.5) + rect(1, -2.5, 16, 6.5) + rect(19, -2.5, 7, 6.5)],
  ],
  semi_building: [
    ["#f0deb6", rect(-26, -26, 52, 52)],
    [PURPLE, poly([[-26, -26], [26, -26], [-26, 26]])],
    [YELLOW, star(8, 8, 8, 11, 0.6)],
  ],
  builder: [
    sheet(-2, 2, 40, 50),
    [BROWN, poly([[-16, 22], [-11, 26], [14, -12], [9, -16]])],
    [STEEL, poly([[0, -20], [6, -27], [26, -12], [20, -5]])],
    [YELLOW, circle(-13, -14, 7)],
  ],
  caravan: [
    [YELLOW, circle(17, -17, 8)],
    ["#c08a4a", "M-27 24V6C-27 -6 -20 -4 -18 -9C-14 -17 -8 -6 -4 -9C1 -16 8 -8 9 0C15 2 14 -9 19 -9L27 -7L25 -2L20 -2C20 8 16 12 10 12V24H5V12H-14V24Z"],
    ["#e2c58f", "M-30 27C-14 20 12 20 30 27Z"],
  ],
  certificate: [
    sheet(0, 2, 50, 36, "#f7e9c4"),
    [BROWN, rect(-18, -9, 36, 2.6) + rect(-18, -2, 26, 2.6) + rect(-18, 5, 30, 2.6)],
    [RED, star(12, 14, 12, 9, 0.8)],
    [YELLOW, circle(14, 12, 4)],
  ],
  medina: [
    ["#e8d6b0", rect(-26, -2, 15, 28) + rect(11, -6, 15, 32)],
    ["#f7ecd3", rect(-12, 6, 24, 20)],
    [GREY, dome(0, 6, 22, 18)],
    ["#d3b57f", rect(-20, -18, 7, 16)],
    [GREY, poly([[-21, -18], [-16.5, -26], [-12, -18]])],
    [DARK, rect(-22, 6, 4, 6) + rect(15, 2, 4, 6) + rect(20, 12, 4, 6) + arch(0, 26, 8, 12)],
  ],
  money: [...coinStack(-10, 20, 6), ...coinStack(8, 20, 9)],
  vizier_asleep: person("#7d8fa0", ...turban("#e5e0d2", GREY), [SKIN, rect(-5, -10, 10, 3.4)], [DARK, rect(-5.4, -8, 4, 1.2) + rect(1.4, -8, 4, 1.2)], [WHITE, "M14 -30h9l-6 9h7v3h-12l6 -9h-5Z"]),
};

/** What is drawn for a name nobody has drawn yet. */
export const UNKNOWN: Drawing = [
  ["#e5cf9c", khatam(0, 0, 25)],
  [WHITE, khatam(0, 0, 14)],
];
