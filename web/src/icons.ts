/** Signs on a square of 24, as strokes or as filled shapes. */

type Sign = { d: string; filled?: boolean }[];

const stroke = (...paths: string[]): Sign => paths.map((d) => ({ d }));

export const ICONS = {
  back: stroke("M14.5 5.5L8 12l6.5 6.5"),
  ban: stroke("M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16z", "M6.500 6.500l11 11"),
  bell: stroke("M6 16V11a6 6 0 0 1 12 0v5l1.500 2h-15z", "M10 21h4"),
  bot: stroke("M5 9h14v10H5zM12 9V5M9 13.5v1M15 13.5v1", "M10.5 4h3"),
  bulb: stroke("M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9v1.6h7v-1.6A6 6 0 0 0 12 3z"),
  cards: stroke("M3 8a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z", "M8 3h10a2.5 2.5 0 0 1 2.500 2.5v11"),
  chat: stroke("M4 5h16v11H10l-5 4v-4H4z"),
  close: stroke("M6 6l12 12M18 6L6 18"),
  fit: stroke("M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"),
  look: stroke("M5 5h14M5 10h14M5 15h9"),
  menu: stroke("M4 6.5h16M4 12h16M4 17.5h16"),
  minus: stroke("M5 12h14"),
  moon: stroke("M19 14.5A8 8 0 0 1 9.500 5a8 8 0 1 0 9.500 9.500z"),
  pin: stroke("M9 4h6l-1 6 3 3v2H7v-2l3-3z", "M12 15v6"),
  play: [{ d: "M7 4.500l12 7.500-12 7.500z", filled: true }],
  plus: stroke("M12 5v14M5 12h14"),
  restart: stroke("M5 12a7.500 7.500 0 1 0 2.200-5.300L4.500 9.500M4.500 4v5.500H10"),
  sound: stroke("M4 9.500h3.500L12 5.500v13L7.500 14.500H4z", "M15 9a4 4 0 0 1 0 6M17.500 6.500a7.500 7.500 0 0 1 0 11"),
  soundless: stroke("M4 9.500h3.500L12 5.500v13L7.500 14.500H4z", "M15.500 9.500l5 5M20.500 9.500l-5 5"),
  star: [{ d: "M12 3l2.700 6 6.300.600-4.800 4.200 1.500 6.200L12 16.700 6.300 20l1.500-6.200L3 9.600 9.300 9z", filled: true }],
  sun: stroke("M12 7.500a4.500 4.500 0 1 0 0 9a4.500 4.500 0 0 0 0-9z", "M12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M5 5l1.800 1.800M17.200 17.200L19 19M19 5l-1.800 1.800M6.800 17.200L5 19"),
  tiles: stroke("M4 8h12v12H4z", "M8 8V4h12v12h-4"),
  undo: stroke("M9 5L4 10l5 5M4.500 10H14a5.500 5.500 0 0 1 0 11h-3"),
  wall: [{ d: "M2 9V5h4v2.500h3V5h6v2.500h3V5h4v4zM2 10.500h9v3.500H2zM12.500 10.500H22v3.500h-9.500zM2 15.500h4.500V19H2zM8 15.500h8V19H8zM17.500 15.500H22V19h-4.500z", filled: true }],
} satisfies Record<string, Sign>;
