/** The table in words, for whoever cannot see it: boards row by row, walls and places without signs. */

import type { Shown } from "../art/Tokens.svelte";
import { tileFrom } from "../pieces";
import { placeInWords, wallsInWords } from "../sides";
import { t } from "../texts.svelte";
import type { Cell, Picture, PictureCell } from "../wire";
import { cardNames, shortTile } from "../words";
import type { Desk } from "./desk.svelte";
import { type Laid, onBoard, onCell, onSpace, onTile, withTokens } from "./marks";

/** A tile that lies somewhere, with its walls as they are now. */
export const tileInWords = (name: string, walls = tileFrom(name).walls): string => `${shortTile(name)}, ${wallsInWords(walls)}`;

const lyingInWords = (cell: PictureCell, tokens: Shown[]): string => withTokens(tileInWords(cell.tile, cell.walls), tokens);

const fountainInWords = (picture: Picture): string => `${t("fountain")}, ${wallsInWords(picture.fountain.walls)}`;

/** A cell of a board: what lies on it, and where it is. */
export function cellInWords(picture: Picture, [x, y]: Cell, tokens: Shown[]): string {
  if (!x && !y) return withTokens(fountainInWords(picture), tokens);
  const lying = picture.cells.find((cell) => cell.x === x && cell.y === y);
  const place = placeInWords([x, y]);
  return lying ? `${lyingInWords(lying, tokens)}, ${place}` : withTokens(t("reading-empty", { place }), tokens);
}

/** An Alhambra from north to south, each row from west to east, gaps named. */
export function boardInWords(picture: Picture, laid: Laid[]): string[] {
  const fountain = { x: 0, y: 0, told: withTokens(fountainInWords(picture), onCell(laid, [0, 0])) };
  const cells = [fountain, ...picture.cells.map((cell) => ({ x: cell.x, y: cell.y, told: lyingInWords(cell, onCell(laid, [cell.x, cell.y])) }))];
  const rows = [...new Set(cells.map(({ y }) => y))].sort((one, other) => one - other);
  const west = Math.min(...cells.map(({ x }) => x));
  return rows.map((row, number) => {
    const here = cells.filter(({ y }) => y === row).sort((one, other) => one.x - other.x);
    return t("reading-row", { row: number + 1, rows: rows.length, tiles: withGaps(here, west).join("; ") });
  });
}

function withGaps(row: { x: number; told: string }[], west: number): string[] {
  let next = west;
  return row.flatMap(({ x, told }) => {
    const gap = x - next;
    next = x + 1;
    return gap > 0 ? [t("reading-gap", { count: gap }), told] : [told];
  });
}

export type Told = { title: string; lines: string[] };

/** Everything that lies open, and the own hand: a heading and lines for each part of the table. */
export function tableInWords(desk: Desk): Told[] {
  const view = desk.view;
  if (!view) return [];
  const market = view.market.map((tile, at) => spaceInWords(desk, tile, at));
  const hand = desk.own?.hand;
  return [
    { title: t("market"), lines: market },
    { title: t("money-display"), lines: [cardNames(view.display) || t("none")] },
    ...(hand ? [{ title: t("hand"), lines: [cardNames(hand) || t("hand-empty")] }] : []),
    ...seatsInOrder(desk).map((seat) => seatInWords(desk, seat)),
  ];
}

function spaceInWords(desk: Desk, tile: string | null, at: number): string {
  const currency = t(`currency-${desk.currencies[at] ?? ""}`);
  const lying = tile ? withTokens(tileInWords(tile), [...onTile(desk.view, tile), ...onSpace(desk.view, at + 1)]) : t("space-empty");
  return t("reading-space", { space: at + 1, currency, tile: lying });
}

/** The own seat first. */
function seatsInOrder(desk: Desk): number[] {
  const count = desk.view?.seats.length ?? 0;
  return Array.from({ length: count }, (_, at) => (at + (desk.you ?? 0)) % count);
}

function seatInWords(desk: Desk, seat: number): Told {
  const own = desk.view!.seats[seat]!;
  const picture = desk.pictures[seat];
  const facts = t("reading-seat", { score: own.score, wall: own.wall, cards: own.cards });
  const reserve = own.reserve.length ? [t("reading-reserve", { tiles: own.reserve.map((tile) => tileInWords(tile)).join("; ") })] : [];
  const rows = picture ? boardInWords(picture, onBoard(desk.view, seat, picture)) : [];
  return { title: desk.names[seat] ?? "", lines: [facts, ...rows, ...reserve] };
}
