/** One seat (or spectator) at a table: what the server told, and how to answer. */

import { keyOf, useCurrencies } from "../pieces";
import { type LinkState, type Outcome, TableSocket } from "../socket";
import { settings } from "../settings.svelte";
import { t } from "../texts.svelte";
import type {
  ChatLine,
  GameEvent,
  Hint,
  Move,
  Preview,
  Question,
  Scene,
  ServerMessage,
  SeatView,
  Sheet,
  TableInfo,
  Update,
  Ware,
} from "../wire";
import { reasonText, seatName } from "../words";
import { Pick } from "./pick.svelte";
import { captured, fly } from "./flights";

const NOTICE = 6000; // milliseconds a remark stays

export type Notice = { text: string; bad: boolean };

export class Desk {
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  log = $state.raw<GameEvent[]>([]);
  seen = $state<number | null>(null); // events that this device had seen when it came back
  news = $state.raw<GameEvent[]>([]); // the events of the last update
  chat = $state.raw<ChatLine[]>([]);
  link = $state<LinkState>("closed");
  refused = $state<string | null>(null); // why the server does not let this seat in
  busy = $state(false);
  notice = $state.raw<Notice | null>(null);
  tried = $state.raw<{ move: Move; preview: Preview } | null>(null); // the last preview
  hints = $state.raw<Hint[] | null>(null); // what a bot would do now, if somebody has asked
  hinting = $state(false); // whether a bot is thinking about it
  lit = $state<string | null>(null); // the item of a score sheet whose tiles light up
  looked = $state<number | null>(null); // whose Alhambra is shown instead of the own
  sheetShown = $state<number | null>(null); // which scoring is laid open
  scenes = $state.raw<Record<number, Scene | null>>({}); // the boards at scorings, as far as asked for
  readonly pick: Pick;

  /** How the boards looked at a scoring; a replay, which has no socket, knows it otherwise. */
  boardsAt = async (index: number): Promise<Scene | null> => (await this.socket?.boards(index + 1)) ?? null;

  private socket: TableSocket | null = null;
  private previews = new Map<string, Preview>();
  private noticeTimer = 0;
  private listeners: ((update: Update) => void)[] = [];

  constructor() {
    this.pick = new Pick(() => ({
      moves: this.busy ? [] : this.moves,
      display: this.update?.view.display ?? [],
      hand: this.own?.hand ?? [],
    }));
  }

  // --- What is known

  readonly view = $derived(this.update?.view ?? null);
  readonly you = $derived(this.update?.view.you ?? null);
  readonly own = $derived.by((): SeatView | null => {
    const view = this.update?.view;
    return view && view.you !== null ? (view.seats[view.you] ?? null) : null;
  });
  readonly question = $derived.by((): Question | null => this.update?.question ?? null);
  readonly asked = $derived.by(() => this.question !== null && this.question.seat === this.you);
  readonly moves = $derived.by((): Move[] => (this.asked ? (this.update?.moves ?? []) : []));
  readonly wares = $derived.by((): Ware[] => (this.asked ? (this.update?.wares ?? []) : []));
  readonly currencies = $derived.by((): string[] => this.update?.currencies ?? []);
  /** The seat whose Alhambra lies in the middle. */
  readonly shown = $derived.by(() => this.looked ?? this.you ?? this.view?.turn ?? 0);
  /** What the seats are called; with two players Dirk comes last. */
  readonly names = $derived.by((): string[] => {
    const seats = this.info?.seats ?? [];
    const count = this.view?.players ?? seats.length;
    const names = Array.from({ length: count }, (_, seat) => seatName(seats[seat], seat));
    return this.view?.dirk ? [...names, t("dirk")] : names;
  });

  // --- The line to the server

  /** Sits down: opens the socket and keeps it open. */
  connect(table: string, key: string | null): void {
    this.socket = new TableSocket(table, key, {
      message: (message) => this.receive(message),
      link: (state) => this.linked(state),
      since: () => this.update?.number ?? null,
      refused: (reason, about) => (this.refused = reasonText(reason, about)),
    });
  }

  private linked(state: LinkState): void {
    this.link = state;
    if (state === "lost") this.busy = false;
  }

  leave(): void {
    this.socket?.stop();
    this.socket = null;
  }

  /** Calls back with every update; for the tutorial and for notices. */
  listen(listener: (update: Update) => void): void {
    this.listeners.push(listener);
  }

  private receive(message: ServerMessage): void {
    if (message.type === "table") this.info = message.info;
    else if (message.type === "update") this.show(message);
    else if (message.type === "chat") this.chat = [...this.chat, message].slice(-200);
    else if (message.type === "refused") this.say(reasonText(message.reason, message.about), true);
  }

  /** Draws a state of the table; also used for replays, which have no socket. */
  show(update: Update, info?: TableInfo): void {
    if (info) this.info = info;
    const before = this.update;
    const fresh = before !== null && update.number > before.number;
    const rects = fresh ? captured(update.events) : [];
    this.log = [...this.log.slice(0, update.told), ...update.events];
    this.news = before ? update.events : [];
    useCurrencies(update.currencies);
    this.update = update;
    if (fresh) this.busy = false; // the table has moved on, whoever moved it
    this.pick.clear();
    this.tried = null;
    this.hints = null;
    this.previews.clear();
    if (update.question?.seat === update.view.you && before?.question?.seat !== update.view.you) this.looked = null;
    if (fresh) this.openSheet(before, update);
    fly(rects, update.view.you);
    for (const listener of this.listeners) listener(update);
  }

  private openSheet(before: Update, update: Update): void {
    if (update.sheets.length > before.sheets.length) this.sheetShown = update.sheets.length - 1;
  }

  /** Asks how the boards looked at a scoring, once. */
  async lookBack(index: number): Promise<void> {
    if (index in this.scenes) return;
    this.scenes = { ...this.scenes, [index]: null };
    this.scenes = { ...this.scenes, [index]: await this.boardsAt(index).catch(() => null) };
  }

  sheet(index: number): Sheet | null {
    return this.update?.sheets[index] ?? null;
  }

  // --- Answers

  async play(move: Move): Promise<boolean> {
    const number = this.update?.number;
    if (number === undefined || this.busy || !this.socket) return false;
    return this.deed(this.socket.move(number, move));
  }

  async undo(): Promise<boolean> {
    const number = this.update?.number;
    if (number === undefined || this.busy || !this.socket) return false;
    return this.deed(this.socket.undo(number));
  }

  async speakUp(text: string): Promise<boolean> {
    return this.socket ? this.settled(await this.socket.chat(text)) : false;
  }

  async order(orders: Record<string, string>): Promise<boolean> {
    return this.socket ? this.settled(await this.socket.orders(orders)) : false;
  }

  async resign(): Promise<boolean> {
    return this.socket ? this.settled(await this.socket.resign()) : false;
  }

  /** An answer to the question: nothing else can be answered until the table has moved on. */
  private async deed(promise: Promise<Outcome>): Promise<boolean> {
    this.busy = true;
    const outcome = await promise;
    if (outcome.done) this.seen = null;
    this.busy = outcome.done && (this.update?.number ?? 0) < outcome.number;
    return this.settled(outcome);
  }

  private settled(outcome: Outcome): boolean {
    if (outcome.done) return true;
    // After a broken line the table itself tells whether the move has landed.
    if (outcome.reason !== "lost" && outcome.reason !== "stale") this.say(reasonText(outcome.reason), true);
    return false;
  }

  /** What a move would do; each is asked for once. */
  async preview(move: Move): Promise<Preview | null> {
    const number = this.update?.number;
    if (number === undefined || !this.socket) return null;
    const key = keyOf(move);
    const known = this.previews.get(key) ?? (await this.socket.preview(number, move));
    if (!known || this.update?.number !== number) return null;
    this.previews.set(key, known);
    this.tried = { move, preview: known };
    return known;
  }

  /** Why a move is not possible, in words; null if it is. */
  async why(move: Move): Promise<string | null> {
    const number = this.update?.number;
    if (number === undefined || !this.socket) return null;
    const answer = await this.socket.preview(number, move);
    return answer?.reason ? reasonText(answer.reason) : null;
  }

  /** The preview of a move, if it was the last one asked for. */
  previewOf(move: Move | null): Preview | null {
    return move && this.tried && keyOf(this.tried.move) === keyOf(move) ? this.tried.preview : null;
  }

  /** Plays a move, unless it ends the own turn for good and was not confirmed yet. */
  async offer(move: Move, confirmed: boolean): Promise<boolean> {
    if (!confirmed && settings.confirm && this.view?.turn === this.you) {
      this.busy = true; // so that a second click does not ask twice
      const preview = await this.preview(move);
      this.busy = false;
      if (preview?.ends) return false;
    }
    return this.play(move);
  }

  /** Whether a hint may be asked for now. */
  readonly hintable = $derived.by(() => this.asked && !this.busy && (this.info?.hints ?? false));

  /** Asks what a bot would do; an answer that comes too late is dropped. */
  async askHints(): Promise<void> {
    const number = this.update?.number;
    if (number === undefined || !this.socket || !this.hintable || this.hinting || this.hints) return;
    this.hinting = true;
    const found = await this.socket.hints(number);
    this.hinting = false;
    if (this.update?.number !== number) return;
    if (typeof found !== "string") this.hints = found;
    else if (found !== "stale" && found !== "lost") this.say(reasonText(found), true);
  }

  /** A remark beside the question; it goes by itself. */
  say(text: string, bad = false): void {
    this.notice = { text, bad };
    clearTimeout(this.noticeTimer);
    this.noticeTimer = window.setTimeout(() => (this.notice = null), NOTICE);
  }
}
