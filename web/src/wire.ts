/** The messages between server and client, as docs/server.md describes them. */

/** Plain JSON, where a module may put anything. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Parts = { [part: string]: Json };

/** What a part is: a word, or made of others (docs/questions.md). */
export type Kind = string | { list: Kind } | { seats: Kind } | { each: string[]; of: Kind } | { row: { [name: string]: Kind } };
export type Kinds = { [part: string]: Kind };
export type Description = {
  moves: { [move: string]: Kinds };
  events: { [event: string]: Kinds };
  questions: { [question: string]: Kinds };
  areas: { [module: string]: Kinds };
  parts: Kinds;
};

export type Move = { move: string } & Parts;
export type GameEvent = { event: string } & Parts;
export type Cell = [x: number, y: number];
export type Side = "N" | "E" | "S" | "W";

export type Shape = "menu" | "place" | "choose" | "pay" | "bid" | "cards" | "cells" | "confirm";
export type Question = { seat: number; kind: string; shape: Shape; data: Parts };

export type LaidTile = { tile: string; at: Cell; turn?: number; added?: string };
export type SeatView = {
  colour: string;
  score: number;
  cards: number;
  board: LaidTile[];
  reserve: string[];
  pending: string[];
  wall: number;
  buildings: { [kind: string]: number };
  hand?: string[];
  fountain?: string;
};
/** A token that lies open on a tile, on a cell of a board (also beside it) or on a market space. */
export type Mark = {
  word: string;
  count?: number;
  tile?: string;
  seat?: number; // whose board; with a space, whose token it is
  at?: Cell;
  space?: number;
  side?: string; // a side or a corner of the cell
};
export type View = {
  players: number;
  modules: string[];
  options: string[];
  you: number | null;
  turn: number;
  starter: number;
  rounds: number;
  over: boolean;
  market: (string | null)[];
  display: string[];
  discard: string[];
  deck: number;
  tower: number;
  gone: string[];
  seats: SeatView[];
  question: Question | null;
  dirk?: { tiles: string[]; score: number };
  drawn?: string;
  marks?: Mark[];
} & { [module: string]: unknown };

export type PictureCell = {
  x: number;
  y: number;
  tile: string;
  kind: string;
  walls: string;
  half?: string | null; // the corner with the right angle of half a cell
  turn?: number;
  mate?: Cell | null;
  outside?: boolean;
  unfinished?: boolean;
};
export type Extra = { x: number; y: number; side?: Side | null; kind: string };
export type Picture = {
  cells: PictureCell[];
  fountain: { walls: string };
  rim: [x: number, y: number, side: Side][];
  extras: Extra[];
};

/** One line of a score sheet: what is scored, its points, and where they come from. */
export type SheetItem = [item: string, points: number, why: Parts];
/** One scoring: the items of every seat; with two players the last one is Dirk's. */
export type Sheet = SheetItem[][];

export type SeatKind = "human" | "bot" | "open";
export type SeatInfo = {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string | null;
  colour: string;
  avatar: string; // the drawing a person goes by, or nothing
  stand_in?: boolean; // a bot plays until the person is back
  present: boolean;
};
export type TableInfo = {
  table: string;
  name?: string;
  state: "waiting" | "running" | "over";
  public: boolean;
  players: number;
  modules: string[];
  options: string[];
  made: string | number;
  number: number;
  seats: SeatInfo[];
  clock: number;
  takeover: number;
  commitment: string | null;
  rematch: string | null;
  scores: number[];
  winners: number[];
  hints: boolean; // whether people may ask what a bot would do
  asked: number | null; // the seat whose answer is waited for
  you?: number | null; // the seat that the key of the request opens
};

/** Keys of this device's own to what its person holds at a table. */
export type HeldKeys = { seats: { seat: number; key: string }[]; host: string | null };

/** A game at which I hold something. */
export type MyGame = {
  info: TableInfo;
  seats: number[];
  host: boolean;
  waits: boolean; // for me
  since: number;
  deadline: number | null;
  unread: number;
  resigned: boolean;
  last: GameEvent[]; // the last events that everybody saw
  kinds: Description["parts"];
  problem: string | null;
};

export type NewSeat = { kind: SeatKind; name?: string; bot?: string; avatar?: string };
export type NewTable = {
  name: string;
  players: number;
  modules: string[];
  options: string[];
  colours: string[];
  seats: NewSeat[];
  public: boolean;
  clock: number;
  takeover: number;
  hints?: boolean;
  language: string;
  start?: { record?: Json; position?: string; step?: number };
};
export type MadeTable = {
  table: string;
  host: string;
  watch: string;
  seats: { seat: number; key: string }[];
};

/** Something for sale: the kind of move that buys it, the parts that name it, and what it costs now. */
export type Ware = { move: string; currency: string; price: number } & Parts;

export type Over = { winners: number[]; seed: string | number | null; salt: string | null };
/** The next scoring, were it held now: its number, the points of each seat (then Dirk), what the places of a type are worth. */
export type Forecast = { round: number; points: number[]; values: { [kind: string]: number[] } };
export type Update = {
  type: "update";
  number: number;
  description: Description | null; // in the first update
  view: View;
  pictures: (Picture | null)[];
  currencies: string[]; // of the market spaces
  question: Question | null;
  moves: Move[] | null;
  answered: Move | null; // what was answered before this seat is due, and waits
  wares: Ware[] | null; // for the asked seat: what it could buy, had it the money
  told: number; // how many of the events that were told before still stand
  events: GameEvent[];
  undo: string | null;
  restart: number; // own moves that can be taken back together
  sheets: Sheet[];
  scorings: number[]; // their numbers, 1 to 3; a scoring card that never came leaves a gap
  outlook: [least: number, most: number] | null; // cards until the next scoring
  forecast: Forecast;
  orders: Orders | Record<string, never>; // spectators have none
  deadline: number | null;
  over: Over | null;
};
/** A condition of an order: a fact of a part (or of the whole move) is among these, or from-to. */
export type Condition = { fact: string; part?: string; among?: (string | number | boolean)[]; least?: number; most?: number };
/** An answer in advance; without a move it always passes. */
export type Order = { question: string; until: "turn" | "scoring" | "game"; move?: string; if?: Condition[]; then?: "do" | "ask"; else?: "pass" | "ask" };
/** The own orders, the plan for the own turn and why it is not carried out, and what orders did after so many events. */
export type Orders = { orders: Order[]; plan: Move[]; cancelled: string | null; did: Did[] };
export type Did = { at: number; move: Move };
/** Something that can be asked of a move: one of some choices of a kind, or a number. */
export type Fact = { part: string | null; fact: string; kind: string; choices: (string | number | boolean)[] };
/** A question for which orders can be given, what lets it pass, and its moves. */
export type Choice = { question: string; pass: string | null; moves: { move: string; facts: Fact[] }[] };
/** What an order would do now. */
export type Try = { does: "do" | "ask" | "pass" | "nothing" | "unasked"; move: Move | null };
/** The own turn, were it now, after the planned moves; no question where nobody can know it. */
export type Ahead = { question: Question | null; moves: Move[]; wares: Ware[] };
export type Preview = {
  type: "preview";
  id: number;
  reason: string | null;
  text: string | null;
  pictures: Picture | null;
  marks: Mark[] | null; // null if they are not known before the move is made
  scores: { now: number[]; after: number[] } | null;
  wall: { now: number; after: number } | null;
  events: GameEvent[] | null;
  ends: boolean | null; // whether the move ends the own turn
};
/** What the text of a refusal speaks of; `rules` is the id of a module, or `base`. */
export type About = Record<string, string | number>;
/** A fact that speaks for a move: the text `hint-REASON` says it. */
export type Reason = { reason: string } & Parts;
/** A move that a bot would make, and why. */
export type Hint = { move: Move; reasons: Reason[] };
/** All boards at one moment, and the tokens on them. */
export type Scene = { pictures: (Picture | null)[]; marks: Mark[] };
export type ChatLine = { seat: number | null; name: string; text: string; at: number | string };
export type ServerMessage =
  | { type: "table"; info: TableInfo }
  | Update
  | { type: "done"; id: number; number: number }
  | { type: "refused"; id: number | null; reason: string; text: string; about: About }
  | Preview
  | { type: "hint"; id: number; number: number; hints: Hint[] }
  | ({ type: "chat" } & ChatLine)
  | { type: "tried"; id: number; orders: Try[]; plan: string | null }
  | ({ type: "ahead"; id: number } & Ahead)
  | { type: "choices"; id: number; questions: Choice[] }
  | { type: "boards"; id: number; scene: Scene | null }
  | { type: "pong"; id: number };
