/** The sentences of the question bar: what is asked, what is about to be done, what it would do. */

import { kindOf } from "../kinds.svelte";
import { isNames, keyOf, partsOf, worth } from "../pieces";
import { known, t } from "../texts.svelte";
import type { GameEvent, Json, Move, Preview, Ware } from "../wire";
import { argsOf, capital, groupText, type Place, questionText, shortMove, shortTile, VARIES, wareParts, wareText } from "../words";
import type { Desk } from "./desk.svelte";
import { type Variant, differing, gatheredPart, isShown, SPACE_PARTS } from "./picking";
import { bought, purchase } from "./wares";

/** A cell of the own board: by the tile that lies there, else as the place that is lit. */
const placeFor = (desk: Desk): Place => (cell) => {
  const key = keyOf(cell);
  const lying = desk.pictures[desk.you ?? 0]?.cells.find(({ x, y }) => keyOf([x, y]) === key);
  if (lying) return shortTile(lying.tile);
  return key === keyOf([0, 0]) ? t("fountain") : t("cell-lit");
};

/** The sentence of the strip: the question, then what is still missing, then the whole move. */
export function barText(desk: Desk): string {
  const { pick, question } = desk;
  if (!question) return t("game-over");
  const name = desk.names[question.seat] ?? "";
  const answered = desk.update?.answered;
  if (answered) return t("answered", { move: shortMove(answered, desk.names), name });
  if (!desk.asked) return t("thinking", { name });
  if (pick.move && (hasVerb(pick.move) || !desk.tray.strict)) return leadingTo(desk, pick.move);
  const tile = pick.touches.find((touch) => touch.parts.includes("tile"))?.value;
  if (pick.variant && "pay" in pick.variant.sample && question.shape !== "pay") return payText(desk, pick.variant);
  if (typeof tile === "string" && pick.cells.length) return t("ask-cell", { tile: shortTile(tile) });
  if (pick.kind && !desk.tray.strict) {
    const door = doorText(desk, pick.fitting);
    return desk.tray.content ? door : t("ask-door", { door });
  }
  if (question.shape === "place" && typeof tile === "string") return t("ask-no-cell", { tile: shortTile(tile) });
  if (question.kind === "act") return t(question.data["extra"] ? "ask-act-again-long" : "ask-act-long");
  return questionText(question, desk.names);
}

/** Whether a move has a short verb for its button, so that the sentence may tell all of it. */
const hasVerb = (move: Move): boolean => known(`go-${move.move}`, { tile: "", cards: "" }) !== null;

/** What is asked while a move of a menu waits: where its door leads, else all that it does. */
const leadingTo = (desk: Desk, move: Move): string => {
  const door = hasVerb(move) ? null : known(`door-${move.move}`);
  return door ? capital(door) : doing(desk, move);
};

/** What the button says that plays the chosen move: a verb and its object. */
export function goText(desk: Desk, move: Move): string {
  const args = argsOf(partsOf(move), desk.names);
  if (typeof move["tile"] === "string") args["tile"] = shortTile(move["tile"]);
  if (move.move === "buy") args["tile"] = wareName(desk, move);
  const told = known(`go-${move.move}`, args);
  if (told !== null) return capital(told);
  return desk.tray.strict || known(`door-${move.move}`) !== null ? capital(shortMove(move, desk.names, placeFor(desk))) : t("go-other");
}

function payText(desk: Desk, variant: Variant): string {
  const ware = wareName(desk, variant.sample);
  return ware ? t("ask-payment", { tile: ware }) : doorText(desk, variant.moves);
}

/** What a purchase is of, while its place is lit: a tile by its short name, unless something comes with it. */
function wareName(desk: Desk, move: Move): string {
  const ware = wareParts(move);
  const { tile, ...others } = ware;
  const plain = Object.keys(others).every((part) => SPACE_PARTS.includes(kindOf(move.move, part)));
  if (typeof tile === "string" && plain) return shortTile(tile);
  return Object.keys(ware).length ? wareText(ware, desk.names) : "";
}

/** A move of the own hand in words; base moves have sentences of their own here. */
export function doing(desk: Desk, move: Move): string {
  const args = argsOf(partsOf(move), desk.names);
  if (typeof move["tile"] === "string") args["tile"] = shortTile(move["tile"]);
  if (move.move === "buy") args["tile"] = wareName(desk, move);
  return capital(known(`do-${move.move}`, args) ?? shortMove(move, desk.names, placeFor(desk)));
}

/** What tells one variant from the others. */
export function variantText(desk: Desk, list: Variant[], variant: Variant): string {
  const parts = differing(list);
  const turn = variant.sample["turn"];
  if (parts.length === 1 && parts[0] === "turn") return t("turned", { degrees: 90 * Number(turn ?? 0) });
  const ware = bought(desk, variant.sample);
  const costs = ware && list.some(({ sample }) => bought(desk, sample)?.price !== ware.price) ? ` (${t("price", { price: ware.price })})` : "";
  if (variant.sample.move !== "buy") return capital(groupText(variant.moves, desk.names, placeFor(desk))) + costs;
  return `${t("do-buy-plain")}: ${wareText(wareParts(variant.sample), desk.names)}${costs}`;
}

/** Another way to have something, and what it costs. */
export const wareLine = (desk: Desk, ware: Ware): string => `${doorText(desk, [{ ...purchase(ware), pay: VARIES }])} (${t("price", { price: ware.price })})`;

/** What a door of the menu says; where it leads to several things, what they have in common. */
export const doorText = (desk: Desk, moves: Move[]): string => {
  const first = moves[0];
  if (!first) return "";
  if (first.move === "buy") return `${t("do-buy-plain")}: ${wareText(wareParts(first), desk.names)}`;
  const told = known(`menu-${first.move}`) ?? groupText(moves, desk.names, placeFor(desk));
  return capital(told.includes(VARIES) ? (known(`door-${first.move}`) ?? told) : told);
};

/** The same in fewer words, where what it leads to is chosen or confirmed afterwards. */
export function shortDoor(desk: Desk, moves: Move[]): string {
  const first = moves[0];
  const door = first && (moves.length > 1 || isShown(first)) ? known(`door-${first.move}`) : null;
  return door ? capital(door) : doorText(desk, moves);
}

export type Effect = { text: string; good: boolean };

/** What the server says a move would do: the payment, the wall, the points of the next scoring. */
export function effects(preview: Preview | null, you: number | null, round: number): Effect[] {
  if (!preview || preview.reason) return [];
  const found: Effect[] = [];
  const sale = preview.events?.find((event) => event.event === "bought");
  if (sale) found.push(...payment(sale));
  const { wall, scores } = preview;
  if (wall && wall.now !== wall.after)
    found.push({ text: t("effect-wall", { now: wall.now, after: wall.after }), good: wall.after > wall.now });
  if (scores && you !== null) {
    const change = (scores.after[you] ?? 0) - (scores.now[you] ?? 0);
    const signed = `${change > 0 ? "+" : "−"}${Math.abs(change)}`;
    if (change) found.push({ text: t("effect-points", { points: signed, round }), good: change > 0 });
  }
  return found;
}

function payment(sale: GameEvent): Effect[] {
  if (sale["exact"]) return [{ text: t("payment-exact"), good: true }];
  const over = (isNames(sale["paid"]) ? worth(sale["paid"]) : 0) - Number(sale["price"] ?? 0);
  return over > 0 ? [{ text: t("payment-over", { over }), good: false }] : [];
}

/** How far a payment has come: the sum and the price, where a price is known. */
export function paidSoFar(desk: Desk): string {
  const { pick } = desk;
  const variant = pick.variant;
  if (!variant || !("pay" in variant.sample)) return "";
  const price = bought(desk, variant.sample)?.price;
  const sum = worth(pick.payNames);
  return price === undefined ? t("paid", { sum }) : t("paid-of", { sum, price });
}

export type Bill = { price: number; paid: number };

/** What a bill comes to and how far it is paid: with cards that lie there, and with those that are chosen. */
export function billOf({ question, pick }: Desk): Bill | null {
  const { price, paid, left, bid } = question?.data ?? {};
  const due = [price, left, bid].find((amount) => typeof amount === "number");
  if (typeof due !== "number") return null;
  return { price: due, paid: (typeof paid === "number" ? paid : 0) + worth(pick.payNames) };
}

/** How many of a set are gathered, and how many it takes; "" if nothing is to be gathered. */
export function gathered({ pick, tray }: Desk): string {
  const step = tray.content?.how === "step" ? tray.content.step : null;
  const part = gatheredPart(pick.touches) ?? (step?.how === "set" ? step.options[0]?.part : undefined);
  if (part === undefined) return "";
  const count = pick.touches.filter((touch) => gatheredPart([touch]) === part).length;
  const sizes = pick.fitting.flatMap((move) => (Array.isArray(move[part]) ? [(move[part] as Json[]).length] : []));
  const all = Math.max(...sizes);
  return Math.min(...sizes) === all ? t("gathered-of", { count, all }) : t("gathered", { count });
}
