/** Names of pieces, cells, seats and whatever else is told, in the language that is spoken.

Modules bring texts of their own; where one is missing, something readable is made of the names. */

import { type Card, cardFrom, isCell, isNames, keyOf, partsOf, SECOND_MARK, tileFrom } from "./pieces";
import { isForSeats, isKind, kindOf } from "./kinds.svelte";
import { sides, wallsInWords } from "./sides";
import { type Args, known, t } from "./texts.svelte";
import { type About, type Cell, type Json, type KnownKindWord, type Move, type Parts, type Question, type Reason, SIDES, type SeatInfo } from "./wire";

const PLAIN: readonly KnownKindWord[] = ["tile", "card", "seat"]; // kinds that are plain without a name
const LONG = 26; // letters of a name that tells in words what is seen
export const VARIES = "…";

/** What whoever sits here is called; bots that nobody named have names of their own. */
export function seatName(seat: SeatInfo | undefined, number: number): string {
  if (seat?.name) return seat.name;
  return seat?.kind === "bot" ? t(`bot-name-${number + 1}`) : t("seat-number", { number: number + 1 });
}

/** What the seats are called; with two players Dirk comes last. */
export type Names = readonly string[];

export const spelled = (name: string): string => name.replace(/[_-]/g, " ").trim();
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const listing = (parts: string[]): string => parts.join(", ");

// --- Pieces

/** One word of a piece's name: a type, a currency, sides, or what a module calls it. */
export function word(name: string): string {
  if (name && [...name].every((letter) => (SIDES as readonly string[]).includes(letter))) return sides(name);
  const keys = [`type-${name}`, `currency-${name}`, `piece-${name}`];
  return keys.map((key) => known(key)).find((told) => told !== null) ?? capital(spelled(name));
}

/** A tile with its walls, for whoever does not see it. */
export function tileName(name: string): string {
  const tile = tileFrom(name);
  return tile.price === null ? piece(name) : `${shortTile(name)}, ${wallsInWords(tile.walls)}`;
}

/** Type and price alone, for short sentences; walls are seen, and whatever else a long name tells. */
export function shortTile(name: string): string {
  const tile = tileFrom(name);
  return tile.price === null ? brief(tile.walls ? name.slice(0, name.lastIndexOf(" ")) : name) : `${word(tile.kind)} ${tile.price}`;
}

/** A long name tells in words what the picture shows: then its first word is enough. */
export function brief(name: string): string {
  const whole = piece(name);
  return whole.length > LONG ? piece(name.split(" ")[0] ?? name) : whole;
}

/** Any name of the game's data: as a whole, or word by word. */
export function piece(name: string): string {
  if (name.endsWith(SECOND_MARK)) return t("second-cell", { name: piece(name.slice(0, -SECOND_MARK.length)) });
  const tile = tileFrom(name);
  if (tile.price !== null) return tileName(name);
  const whole = known(`piece-${name.replaceAll(" ", "-")}`);
  if (whole !== null) return whole;
  const [first = name, ...rest] = known(`piece-${name.split(" ")[0]}`) === null ? familyFirst(name) : name.split(" ");
  // The number only tells copies apart.
  if (known(`piece-${first}`) !== null && /^\d+$/.test(rest.at(-1) ?? "")) rest.pop();
  const walls = tile.walls && rest.length ? ` (${sides(tile.walls)})` : "";
  if (walls) rest.pop();
  return spoken(first) + more(rest) + walls;
}

/** The words of a name; what begins with a family, as `treasure-5`, is one of it. */
function familyFirst(name: string): string[] {
  const [first = name, ...rest] = name.split(" ");
  const [family = first, ...which] = first.split("-");
  return which.length && known(`piece-${family}`) !== null ? [family, ...which, ...rest] : [first, ...rest];
}

const isNumber = (part: string): boolean => /^\d+$/.test(part);
const spoken = (part: string): string => (isNumber(part) ? part : word(part));

/** What else a name says: numbers as they are, everything else in brackets. */
function more(rest: string[]): string {
  if (rest.every(isNumber)) return rest.map((part) => ` ${part}`).join("");
  const told = rest.map((part, at) => (at && !isNumber(part) ? `, ${spoken(part)}` : ` ${spoken(part)}`));
  return ` (${told.join("").trim()})`;
}

/** Cards, each currency named once; what is no numbered card of a currency, in full. */
export function cardNames(names: string[]): string {
  const groups = new Map<string, number[]>();
  const others = new Map<string, number>();
  const cards: Card[] = names.map(cardFrom).sort((a, b) => (a.value ?? 0) - (b.value ?? 0));
  for (const card of cards) {
    if (card.value !== null && card.name === `${card.currency} ${card.value}`)
      groups.set(card.currency, [...(groups.get(card.currency) ?? []), card.value]);
    else others.set(piece(card.name), (others.get(piece(card.name)) ?? 0) + 1); // numbers that only tell copies apart are left out
  }
  const money = [...groups].map(([currency, values]) => `${word(currency)} ${values.join("+")}`);
  const copies = [...others].map(([name, count]) => (count > 1 ? t("copies", { count, name }) : name));
  return listing([...money, ...copies]);
}

/** What is for sale: as whoever sells it says, else the tile, else its parts. */
export function wareText(parts: Parts, names: Names): string {
  const args = plainArgs(parts, names);
  const told = Object.keys(parts).map((part) => known(`ware-${part}`, args)).find((text) => text !== null);
  if (told) return told;
  if (typeof parts["tile"] === "string") return shortTile(parts["tile"]);
  const { space: _space, ...rest } = parts;
  return partsText(rest, names);
}

/** What names the ware of a purchase. */
export function wareParts(move: Move): Parts {
  const { pay: _pay, card: _card, currencies: _currencies, ...ware } = partsOf(move);
  return ware;
}

const buys = (move: Move): boolean => ("pay" in move || "card" in move || "currencies" in move) && Object.keys(wareParts(move)).length > 0;

// --- Cells, seats, anything

/** Steps from the fountain: `2 east, 1 north`. */
export function cellName([x, y]: Cell): string {
  const steps: string[] = [];
  if (x) steps.push(t("cell-steps", { count: Math.abs(x), side: x > 0 ? "e" : "w" }));
  if (y) steps.push(t("cell-steps", { count: Math.abs(y), side: y > 0 ? "s" : "n" }));
  return listing(steps) || t("fountain");
}

/** What a cell is called where a board is in sight. */
export type Place = (cell: Cell) => string;

/** Cells of a move as they are called there. */
function placed(move: Move, args: Args, place: Place): Args {
  const cells = Object.entries(partsOf(move)).filter((entry): entry is [string, Cell] => kindOf(move.move, entry[0]) === "cell" && isCell(entry[1]));
  return { ...args, ...Object.fromEntries(cells.map(([part, cell]) => [part, place(cell)])) };
}

/** Any value of a move, an event or a view; the name of the part tells what it is. */
export function valueOf(part: string, value: Json, names: Names): string {
  if (value === null || value === "") return t("none");
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") {
    const seat = isKind("seat", part) ? names[value] : undefined;
    return seat ?? String(value);
  }
  if (typeof value === "string") return textOf(part, value);
  if (Array.isArray(value)) return listOf(part, value, names);
  if (!Object.keys(value).length) return t("none");
  return partsText(value, names);
}

function listOf(part: string, values: Json[], names: Names): string {
  if (!values.length) return t("none");
  if (isKind("cell", part) && isCell(values)) return cellName(values);
  if (isForSeats(part)) return listing(values.map((value, seat) => `${names[seat] ?? ""} ${value}`));
  if (isNames(values)) return values.every((name) => known(`${part}-${name}`) === null) ? cardNames(values) : listing(values.map((name) => textOf(part, name)));
  const between = values.some((value) => value !== null && typeof value === "object") ? "; " : ", ";
  return values.map((value) => valueOf(part, value, names)).join(between);
}

function textOf(part: string, value: string): string {
  if (["side", "sides", "walls"].includes(part)) return sides(value);
  return known(`${part}-${value}`) ?? (isKind("tile", part) || tileFrom(value).price !== null ? shortTile(value) : piece(value));
}

/** What a part of a move or of a module's area is called. */
export const partName = (part: string, module = ""): string =>
  (module ? known(`part-${module}-${part}`) : null) ?? known(`part-${part}`) ?? word(part);

/** Parts as the arguments of a text; a tile is named with what is sold together with it. */
export function argsOf(parts: Parts, names: Names): Args {
  const args = plainArgs(parts, names);
  const flags = Object.keys(parts).filter((part) => parts[part] === true);
  const told = flags.map((part) => known(`ware-${part}`, args)).find((text) => text !== null);
  return told ? { ...args, tile: told } : args;
}

/** Numbers stay numbers, so that texts can count. */
function plainArgs(parts: Parts, names: Names): Args {
  const args: Args = {};
  for (const [part, value] of Object.entries(parts)) {
    if (typeof value === "boolean") args[part] = value ? "true" : "false";
    else if (typeof value === "number" && !isKind("seat", part)) args[part] = value;
    else args[part] = valueOf(part, value, names);
  }
  return args;
}

/** Parts in words, for want of a better text. */
export function partsText(parts: Parts, names: Names): string {
  const told: string[] = [];
  for (const [part, value] of Object.entries(parts)) {
    if (value === true) told.push(partName(part));
    else if (PLAIN.some((kind) => kind === part && isKind(kind, part))) told.push(valueOf(part, value, names));
    else if (value !== false) told.push(`${partName(part)} ${valueOf(part, value, names)}`);
  }
  return listing(told);
}

export const moduleName = (module: string): string =>
  known(`module-${module}-name`) ?? capital(spelled(module));
/** The rules of a module, or of the base game. */
const rulesName = (id: string): string => (id === "base" ? t("rules-base") : moduleName(id));

/** Why not; `about` is what the text speaks of. */
export const reasonText = (reason: string, about: About = {}): string =>
  known(`reason-${reason}`, "rules" in about ? { ...about, rules: rulesName(String(about.rules)) } : about) ??
  capital(spelled(reason));

/** A fact that speaks for a move. */
export const hintReason = ({ reason, ...parts }: Reason, names: Names): string => t(`hint-${reason.replaceAll("_", "-")}`, argsOf(parts, names));

// --- Moves and questions

function said(kind: string, args: Args, parts: Parts, names: Names): string {
  const told = known(`move-${kind}`, args);
  if (told !== null) return told;
  return [spelled(kind), partsText(parts, names)].filter(Boolean).join(" ");
}

/** The parts of a move as a text needs them, and what it would buy. */
function moveArgs(move: Move, names: Names): Args {
  const args = argsOf(partsOf(move), names);
  return buys(move) ? { ...args, ware: wareText(wareParts(move), names) } : args;
}

/** A move in words. */
export function moveText(move: Move, names: Names): string {
  return said(move.move, moveArgs(move, names), partsOf(move), names);
}

/** The same where the tile is in sight. */
export function shortMove(move: Move, names: Names, place: Place = cellName): string {
  const args = placed(move, moveArgs(move, names), place);
  if (typeof move["tile"] === "string") args["tile"] = shortTile(move["tile"]);
  return said(move.move, args, partsOf(move), names);
}

/** Several moves of one kind in words; what differs is left open. */
export function groupText(moves: Move[], names: Names, place: Place = cellName): string {
  const first = moves[0];
  if (!first) return "";
  const parts = partsOf(first);
  const args = placed(first, moveArgs(first, names), place);
  const same: Parts = {};
  for (const [part, value] of Object.entries(parts)) {
    if (moves.some((move) => keyOf(move[part]) !== keyOf(value))) args[part] = VARIES;
    else same[part] = value;
  }
  if (moves.some((move) => keyOf(wareParts(move)) !== keyOf(wareParts(first)))) args["ware"] = VARIES;
  return said(first.move, args, same, names);
}

/** The sentence of a question. */
export function questionText(question: Question, names: Names): string {
  if (question.kind === "act") return t(question.data["extra"] ? "ask-act-again" : "ask-act");
  if (question.kind === "place") return t("ask-pending");
  const told = known(`ask-${question.kind}`, argsOf(question.data, names));
  return told ?? `${capital(spelled(question.kind))}?`;
}
