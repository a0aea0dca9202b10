/** Why a touch does nothing: the thing shakes, and a sentence says what is missing. */

import { t } from "../texts.svelte";
import type { Cell, Move } from "../wire";
import { shortTile, word } from "../words";
import type { Desk } from "./desk.svelte";
import { missingFor } from "./meaning";

/** Not one's turn, or the answer is still on its way: the same for all things. */
function closed(desk: Desk): string | null {
  if (desk.you === null || desk.view?.over) return t("touch-watching");
  if (!desk.asked) return t("touch-not-now", { name: desk.names[desk.question?.seat ?? 0] ?? "" });
  return desk.busy ? t("touch-busy") : null;
}

async function answer(desk: Desk, thing: string, move: Move | null, otherwise: string): Promise<void> {
  const shut = closed(desk);
  const why = shut ?? (move ? await desk.why(move) : null);
  desk.refuse(thing, why ?? otherwise);
}

/** A card of the display that cannot be taken. */
export function noTaking(desk: Desk, name: string, at: number): Promise<void> {
  const cards = [...desk.pick.cardNames, name];
  const acting = desk.question?.kind === "act";
  return answer(desk, `display ${at}`, acting ? { move: "take", cards } : null, t("touch-not-asked"));
}

/** A market space whose tile cannot be bought: most often the money is missing. */
export function noBuying(desk: Desk, space: number, tile: string | null, price: number | null): Promise<void> {
  const currency = desk.currencies[space - 1] ?? "";
  const acting = desk.question?.kind === "act" && tile !== null && price !== null;
  const missing = acting ? missingFor(desk, currency, price ?? 0) : 0;
  const money = missing && tile ? t("touch-short", { tile: shortTile(tile), missing, currency: word(currency) }) : "";
  if (money && !closed(desk)) return answer(desk, `space ${space}`, null, money);
  return answer(desk, `space ${space}`, null, tile ? t("touch-not-asked") : t("touch-empty-space"));
}

/** A card of the hand that no payment uses now. */
export const noPaying = (desk: Desk, at: number): Promise<void> => answer(desk, `hand ${at}`, null, t("touch-no-payment"));

/** A tile beside the board that cannot be used now. */
export const noTile = (desk: Desk, tile: string): Promise<void> => answer(desk, `tile ${tile}`, null, t("touch-not-asked"));

/** A cell that is no place for what is chosen; without a tile, whether the one there could be removed. */
export function noCell(desk: Desk, cell: Cell, lying: string | undefined): Promise<void> {
  const tile = desk.pick.touches.find((touch) => touch.parts.includes("tile"))?.value;
  if (typeof tile === "string") {
    const sample = desk.pick.fitting.find((move) => Array.isArray(move["at"]));
    const kind = desk.question?.shape === "place" ? "place" : "add";
    const move: Move = sample ? { ...sample, at: cell } : { move: kind, tile, at: cell };
    return answer(desk, "board", move, t("touch-not-asked"));
  }
  const acting = desk.question?.kind === "act" && lying !== undefined;
  return answer(desk, "board", acting ? { move: "remove", at: cell } : null, lying ? t("touch-not-asked") : t("touch-tile-first"));
}
