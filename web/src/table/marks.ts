/** Tokens that lie open on tiles, on cells and on market spaces, wherever those are drawn. */

import type { Shown } from "../art/Tokens.svelte";
import { tileFrom } from "../pieces";
import { rooms } from "../rooms.svelte";
import { t } from "../texts.svelte";
import type { Cell, Mark, Picture, View } from "../wire";
import { listing, word } from "../words";

/** What a token is called, and how many of it there are. */
export function markName(mark: Mark): string {
  const name = word(mark.word);
  return (mark.count ?? 1) > 1 ? t("copies", { count: mark.count ?? 1, name }) : name;
}

export const markNames = (tokens: Shown[]): string => listing(tokens.map(({ label }) => label));
/** A name and the tokens that lie on what is called so. */
export const withTokens = (name: string, tokens: Shown[]): string => (tokens.length ? `${name}, ${markNames(tokens)}` : name);

const marksOf = (view: View | null, marks?: Mark[] | null): Mark[] => marks ?? view?.marks ?? [];

function shown(view: View | null, mark: Mark, owner = mark.seat): Shown {
  const colour = owner === undefined ? "" : (view?.seats[owner]?.colour ?? "");
  return { word: mark.word, count: mark.count ?? 1, owner: colour, side: mark.side ?? "", label: markName(mark) };
}

/** Whether a token is a wall: not drawn as a token but as what it is. */
const isWall = ({ word }: Mark): boolean => rooms().some((room) => room.walls?.includes(word));

/** What lies on a tile, wherever the tile is. */
export function onTile(view: View | null, tile: string): Shown[] {
  return marksOf(view).filter((mark) => mark.tile === tile && !isWall(mark)).map((mark) => shown(view, mark));
}

/** The walls of a tile that is not built: those printed on it and those added to it. */
export function wallsOf(view: View | null, tile: string): string {
  const added = marksOf(view).filter((mark) => mark.tile === tile && isWall(mark));
  return [tileFrom(tile).walls, ...added.map(({ side }) => side ?? "")].join("");
}

/** What lies on a market space itself; who has the next tile there has it too. */
export function onSpace(view: View | null, space: number): Shown[] {
  return marksOf(view).filter((mark) => mark.space === space).map((mark) => shown(view, mark));
}

export type Laid = { at: Cell; tokens: Shown[] };

/** What lies on the cells of a seat's board, by cell; a tile of two cells carries its tokens on the first. */
export function onBoard(view: View | null, seat: number, picture: Picture, marks?: Mark[] | null): Laid[] {
  const found = new Map<string, Laid>();
  const place = (at: Cell, token: Shown): void => {
    const laid = found.get(at.join()) ?? { at, tokens: [] };
    found.set(at.join(), laid);
    laid.tokens.push(token);
  };
  for (const mark of marksOf(view, marks)) {
    const cell = mark.tile === undefined ? undefined : picture.cells.find(({ tile }) => tile === mark.tile);
    if (mark.tile === `fountain ${seat}`) place([0, 0], shown(view, mark, seat));
    else if (cell) place([cell.x, cell.y], shown(view, mark, seat));
    else if (mark.seat === seat && mark.at) place(mark.at, shown(view, mark, seat));
  }
  return [...found.values()];
}

/** What lies on one cell of a board. */
export const onCell = (laid: Laid[], cell: Cell): Shown[] =>
  laid.find(({ at }) => at[0] === cell[0] && at[1] === cell[1])?.tokens ?? [];
