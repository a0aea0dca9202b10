/** Orders: what is answered for you between turns. They are data; here they become pictures and sentences. */

import { isCurrency } from "../art/drawn";
import { known, t } from "../texts.svelte";
import type { Choice, Condition, Fact, Json, KnownMoveWord, KnownQuestionWord, Move, MoveWord, Order, QuestionWord, Try } from "../wire";
import { capital, listing, moveText, partName, questionText, shortMove, word } from "../words";
import type { Desk } from "./desk.svelte";

/** Between turns there is one window that all modules share. */
export const WINDOW = "window_question" satisfies KnownQuestionWord;
/** What is bought there is placed at once. */
export const PLACING = "place" satisfies KnownQuestionWord;
export const PASS = "done_window" satisfies KnownMoveWord;
export const UNTIL = ["turn", "scoring", "game"] as const;
export const ELSE = ["pass", "ask"] as const;
export const HIGHEST = 30; // as far as a stepper goes

const alwaysPasses = (order: Order): boolean => !order.move && order.question === WINDOW;

export const passing = (desk: Desk): boolean => desk.orders.some(alwaysPasses);

/** What can be made of a fact: things to touch, or a number from-to. */
export const isNumber = (fact: Fact): boolean => !fact.kind;

export const sameFact = (condition: Condition, fact: Fact): boolean => condition.fact === fact.fact && (condition.part ?? null) === fact.part;

// --- In words

/** What a kind of move is called, whatever it names. */
export function deedText(desk: Desk, move: string): string {
  return known(`menu-${move}`) ?? known(`door-${move}`) ?? moveText({ move: move as MoveWord }, desk.names);
}

/** What a fact is about, above the things one may choose for it. */
export function factName(fact: Pick<Fact, "part" | "fact">): string {
  const told = known(`order-fact-${fact.fact}`);
  if (told === null) return capital(partName(fact.part ?? fact.fact));
  return fact.part && !["tile", "pay"].includes(fact.part) ? `${capital(partName(fact.part))}: ${told}` : capital(told);
}

function valueText(desk: Desk, condition: Condition, value: Json): string {
  if (condition.fact === "next") return desk.names[Number(value)] ?? String(value);
  if (typeof value !== "string") return String(value);
  return isCurrency(value) ? word(value) : (known(`${condition.part}-${value}`) ?? word(value));
}

const either = (words: string[]): string => (words.length < 2 ? words.join() : t("order-or", { words: listing(words.slice(0, -1)), last: words.at(-1) ?? "" }));

function conditionText(desk: Desk, condition: Condition): string {
  const { fact, part, among, least, most } = condition;
  if (fact === "exact") return t(among?.[0] ? "order-if-exact" : "order-if-inexact");
  const name = factName({ fact, part: part ?? null });
  if (among) return t(known(`order-if-${fact}`, { values: "" }) === null ? "order-if-other" : `order-if-${fact}`, { name, values: either(among.map((value) => valueText(desk, condition, value))) });
  const range = least == null ? t("order-most", { most: most ?? 0 }) : most == null ? t("order-least", { least }) : t("order-between", { least, most });
  return t(`order-if-${fact}`, { name, range });
}

/** An order as a sentence. */
export function orderText(desk: Desk, order: Order): string {
  if (!order.move) return capital(t("order-always-pass"));
  const conditions = (order.if ?? []).map((condition) => conditionText(desk, condition));
  const args = { move: deedText(desk, order.move), count: conditions.length, conditions: conditions.length > 1 ? t("order-and", { conditions: listing(conditions.slice(0, -1)), last: conditions.at(-1) ?? "" }) : conditions.join() };
  const said = t(order.then === "ask" ? "order-ask-only" : "order-do", args);
  return capital(`${said}${t(order.else === "pass" ? "order-else-pass" : "order-else-ask")}`);
}

/** What it would do with what lies on the table now. */
export function nowText(desk: Desk, tried: Try | undefined): string {
  if (!tried) return "";
  const move = tried.move ? shortMove(tried.move, desk.names) : "";
  return t(`order-now-${tried.does}`, { move });
}

/** The question an order is for. */
export const asking = (desk: Desk, kind: string): string => known(`order-question-${kind}`) ?? questionText({ seat: 0, kind: kind as QuestionWord, shape: "menu", data: {} }, desk.names);

/** Whether a move lets its question pass, rather than doing anything. */
export const isPass = (choices: Choice[], move: Move): boolean => choices.some((choice) => choice.pass === move.move);

/** What an order has done, for the log; a seat hears of its own orders only. */
export function didText(desk: Desk, move: Move): string {
  return t("order-did", { move: shortMove(move, desk.names) });
}
