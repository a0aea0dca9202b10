/** Diagrams of rules pages: what the server tells of one, and what it shows in words. */

import type { Cell, DiagramInfo, Picture, PictureCell } from "../../../wire";
import { drawnAs, isCurrency } from "../../../art/drawn";
import { isType } from "../../../art/palette";
import { called, wallsText } from "../../../naming";
import { onBoard, markNames, onCell } from "../../../table/marks";
import { readName } from "../../../art/pieces";
import { t } from "../../../texts.svelte";
import { reasonText, word } from "../../../words";

const SIGNS: Record<string, string> = { "+": "and", "=": "is", "→": "then", "/": "or", "✓": "yes", "✗": "no" };

/** Whether an entry of a row is drawn as it is written. */
export const isSign = (entry: string): boolean => !/\p{L}/u.test(entry);

/** Steps from the fountain in words. */
function place([x, y]: Cell): string {
  const steps = [
    y && t("diagram-steps", { count: Math.abs(y), side: y < 0 ? "n" : "s" }),
    x && t("diagram-steps", { count: Math.abs(x), side: x < 0 ? "w" : "e" }),
  ].filter(Boolean);
  return steps.length ? t("diagram-from-fountain", { steps: steps.join(", ") }) : t("fountain");
}

const told = (...parts: string[]): string => parts.filter(Boolean).join(", ");
const cellOf = (key: string): Cell => key.split(",").map(Number) as Cell;
const same = (one: Cell, other: Cell): boolean => one.join() === other.join();

/** A tile as it lies, with what lies on it. */
const lying = (cell: PictureCell, tokens: string): string =>
  told(cell.kind && cell.mate ? word(cell.kind) : called(cell.tile), wallsText(cell.walls), tokens, place([cell.x, cell.y]));

function boardText({ marks, tile, allowed, refused }: DiagramInfo, { cells, fountain, extras }: Picture): string {
  const laid = onBoard(null, 0, { cells, fountain, extras, rim: [] }, marks);
  const tiles = cells.map((cell) => lying(cell, markNames(onCell(laid, [cell.x, cell.y]))));
  const beside = laid.filter(({ at }) => !cells.some(({ x, y }) => same(at, [x, y])));
  const parts = [
    told(t("fountain"), wallsText(fountain.walls)),
    ...tiles,
    ...beside.map(({ at, tokens }) => told(markNames(tokens), place(at))),
    ...extras.map(({ x, y, kind }) => told(word(kind), place([x, y]))),
  ];
  if (allowed.length) parts.push(t("diagram-allowed", { tile: called(tile), places: allowed.map(place).join("; ") }));
  for (const [key, reason] of Object.entries(refused)) parts.push(t("diagram-refused", { tile: called(tile), place: place(cellOf(key)), reason: reasonText(reason.replaceAll("_", "-")) }));
  return parts.join(". ");
}

function entryText(entry: string): string {
  if (isSign(entry)) return SIGNS[entry] ? t(`diagram-sign-${SIGNS[entry]}`) : entry;
  if (isType(entry) || isCurrency(entry)) return word(entry);
  return told(called(entry), drawnAs(entry)?.shape === "tile" ? wallsText(readName(entry).walls) : "");
}

/** What a diagram shows, for those who do not see it. */
export const inWords = (diagram: DiagramInfo): string =>
  diagram.board
    ? boardText(diagram, diagram.board)
    : diagram.rows.map((row) => row.map((stack) => stack.map(entryText).join(", ")).join(" · ")).join(". ");
