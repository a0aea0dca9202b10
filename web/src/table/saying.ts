/** The sentences of the question bar: what is asked, what is about to be done, what it would do. */

import { isNames, partsOf, tileFrom, worth } from "../pieces";
import { known, t } from "../texts.svelte";
import type { GameEvent, Move, Preview } from "../wire";
import { argsOf, capital, groupText, moveText, questionText, shortTile, wareParts, wareText } from "../words";
import type { Desk } from "./desk.svelte";
import { type Variant, differing } from "./picking";

const PLAIN_PURCHASE = 4; // kind, space, tile and payment

/** The sentence of the bar: the question, then what is still missing, then the whole move. */
export function barText(desk: Desk): string {
  const { pick, question } = desk;
  if (!question) return t("game-over");
  if (!desk.asked) return t("thinking", { name: desk.names[question.seat] ?? "" });
  if (pick.move) return doing(desk, pick.move);
  const tile = pick.touches.find((touch) => touch.parts.includes("tile"))?.value;
  if (pick.variant && "pay" in pick.variant.sample) return payText(desk, pick.variant);
  if (typeof tile === "string" && pick.cells.length) return t("ask-cell", { tile: shortTile(tile) });
  if (pick.kind && question.shape !== "cells") return doorText(desk, pick.fitting);
  if (question.shape === "place" && typeof tile === "string") return t("ask-no-cell", { tile: shortTile(tile) });
  if (question.kind === "act") return t(question.data["extra"] ? "ask-act-again-long" : "ask-act-long");
  return questionText(question, desk.names);
}

function payText(desk: Desk, variant: Variant): string {
  if (variant.sample.move === "buy") return t("ask-payment", { tile: wareText(wareParts(variant.sample), desk.names) });
  return capital(groupText(variant.moves, desk.names));
}

/** A move of the own hand in words; base moves have sentences of their own here. */
export function doing(desk: Desk, move: Move): string {
  const args = argsOf(partsOf(move), desk.names);
  if (typeof move["tile"] === "string") args["tile"] = shortTile(move["tile"]);
  if (move.move === "buy" && Object.keys(move).length > PLAIN_PURCHASE) args["tile"] = wareText(wareParts(move), desk.names);
  return known(`do-${move.move}`, args) ?? capital(moveText(move, desk.names));
}

/** What tells one variant from the others. */
export function variantText(desk: Desk, list: Variant[], variant: Variant): string {
  const parts = differing(list);
  const turn = variant.sample["turn"];
  if (parts.length === 1 && parts[0] === "turn") return t("turned", { degrees: 90 * Number(turn ?? 0) });
  if (variant.sample.move !== "buy") return capital(groupText(variant.moves, desk.names));
  return `${t("do-buy-plain")}: ${wareText(wareParts(variant.sample), desk.names)}`;
}

/** What a door of the menu says. */
export const doorText = (desk: Desk, moves: Move[]): string => {
  const first = moves[0];
  if (!first) return "";
  const told = known(`menu-${first.move}`);
  if (first.move === "buy") return `${t("do-buy-plain")}: ${wareText(wareParts(first), desk.names)}`;
  return capital(told ?? groupText(moves, desk.names));
};

export type Effect = { text: string; good: boolean };

/** What the server says a move would do: the payment, the wall, the points. */
export function effects(preview: Preview | null, you: number | null): Effect[] {
  if (!preview || preview.reason) return [];
  const found: Effect[] = [];
  const bought = preview.events?.find((event) => event.event === "bought");
  if (bought) found.push(...payment(bought));
  const { wall, scores } = preview;
  if (wall && wall.now !== wall.after)
    found.push({ text: t("effect-wall", { now: wall.now, after: wall.after }), good: wall.after > wall.now });
  if (scores && you !== null) {
    const change = (scores.after[you] ?? 0) - (scores.now[you] ?? 0);
    const signed = `${change > 0 ? "+" : "−"}${Math.abs(change)}`;
    if (change) found.push({ text: t("effect-points", { points: signed, count: Math.abs(change) }), good: change > 0 });
  }
  return found;
}

function payment(bought: GameEvent): Effect[] {
  if (bought["exact"]) return [{ text: t("payment-exact"), good: true }];
  const over = (isNames(bought["paid"]) ? worth(bought["paid"]) : 0) - Number(bought["price"] ?? 0);
  return over > 0 ? [{ text: t("payment-over", { over }), good: false }] : [];
}

/** How far a payment has come: the sum and the price, where a price is known. */
export function paidSoFar(desk: Desk): string {
  const { pick } = desk;
  const variant = pick.variant;
  if (!variant || !("pay" in variant.sample)) return "";
  const tile = variant.sample["tile"];
  const price = typeof tile === "string" && variant.sample.move === "buy" ? tileFrom(tile).price : null;
  const sum = worth(pick.payNames);
  return price === null ? t("paid", { sum }) : t("paid-of", { sum, price });
}
