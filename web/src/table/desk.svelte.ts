/** One seat (or spectator) at a table: what the server told, and how to answer. */

import { learn } from "../kinds.svelte";
import { enter } from "../rooms.svelte";
import { keyOf, useCurrencies } from "../pieces";
import { type LinkState, type Outcome, type Settling, TableSocket } from "../socket";
import { settings } from "../settings.svelte";
import { t } from "../texts.svelte";
import type {
  Ahead,
  ChatLine,
  Choice,
  Did,
  GameEvent,
  Hint,
  Mark,
  Move,
  Order,
  Outlook,
  Picture,
  Preview,
  Question,
  Scene,
  ServerMessage,
  SeatView,
  Shape,
  Sheet,
  TableInfo,
  Try,
  Update,
  Ware,
} from "../wire";
import { listing, reasonText, seatName } from "../words";
import { hasOthers } from "./columns";
import { Pick } from "./pick.svelte";
import { captured, fly } from "./flights";
import { Fresh } from "./fresh.svelte";
import { News } from "./news.svelte";
import { Plan } from "./plan.svelte";
import { Pace, asks, asksOn } from "./pace.svelte";
import { Scoring } from "./scoring.svelte";
import { seatNews } from "./seats";
import { sound } from "./sounding";
import { Tray } from "./tray/tray.svelte";

const MENUS: readonly Shape[] = ["menu", "place"]; // questions where one touch may mean several deeds
const NOTICE = 6000; // milliseconds a remark stays

/** How somebody left their seat for good. */
export type Left = "resigned" | "offered";
export type Notice = { text: string; bad: boolean };

export class Desk {
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  log = $state.raw<GameEvent[]>([]);
  seen = $state<number | null>(null); // events that this device had seen when it came back
  news = $state.raw<GameEvent[]>([]); // the events of the last update
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0); // lines of others that were said since the chat was last open
  link = $state<LinkState>("closed");
  refused = $state<string | null>(null); // why the server does not let this seat in
  asking = $state(0); // counts the questions: what was begun with one is given up with the next
  left = $state<Left | null>(null);
  busy = $state(false);
  notice = $state.raw<Notice | null>(null);
  refusedThing = $state<string | null>(null); // what was touched in vain
  tried = $state.raw<{ move: Move; preview: Preview } | null>(null); // the last preview
  hints = $state.raw<Hint[] | null>(null); // what a bot would do now, if somebody has asked,
  outlook = $state.raw<Outlook[]>([]); // and how the game may end
  hinting = $state(false); // whether a bot is thinking about it
  looked = $state<number | null>(null); // whose Alhambra is shown instead of the own
  sheetShown = $state<number | null>(null); // which scoring is laid open
  scenes = $state.raw<Record<number, Scene | null>>({}); // the boards at scorings, as far as asked for
  private pointed = $state<string | null>(null);
  did = $state.raw<Did[]>([]); // what the own orders did
  others = $state(false); // whether there was ever money of no currency of the market: its column stays
  ordering = $state(false); // whether the sheet of orders is open
  acting = $state<number | null>(null); // who made the move that a replay shows
  readonly pick: Pick;
  readonly tray = new Tray(this); // whatever of a question cannot be touched where it lies
  readonly plan = new Plan(this); // for the own turn, while others play
  readonly fresh = new Fresh();
  readonly scoring = new Scoring(this); // the sheet that is laid open, step by step
  readonly tale = new News(this); // what the others did
  readonly pace = new Pace((update) => this.show(update), () => this.sheetShown !== null);

  /** How the boards looked at a scoring; a replay, which has no socket, knows it otherwise. */
  boardsAt = async (index: number): Promise<Scene | null> => (await this.socket?.boards(index + 1)) ?? null;

  private socket: TableSocket | null = null;
  private previews = new Map<string, Preview>();
  private noticeTimer = 0;
  private listeners: ((update: Update) => void)[] = [];
  private watchers: ((move: Move) => void)[] = [];

  constructor() {
    this.pick = new Pick(() => ({
      moves: this.busy ? [] : this.moves,
      display: this.update?.view.display ?? [],
      hand: this.own?.hand ?? [],
      strict: !this.question || !MENUS.includes(this.question.shape),
    }));
  }

  // --- What is known

  readonly view = $derived(this.update?.view ?? null);
  readonly you = $derived(this.update?.view.you ?? null);
  readonly own = $derived.by((): SeatView | null => {
    const view = this.update?.view;
    if (!view) return null;
    if (view.you !== null) return view.seats[view.you] ?? null;
    const shown = view.seats[this.shown]; // a replay that lays everything open shows the hand of whoever is looked at
    return shown?.hand ? shown : null;
  });
  /** The boards; while a scoring is told, as they were then. */
  readonly pictures = $derived.by((): (Picture | null)[] => this.scene?.pictures ?? this.update?.pictures ?? []);
  readonly marks = $derived.by((): Mark[] | null => this.scene?.marks ?? null);
  private readonly scene = $derived.by((): Scene | null => (this.sheetShown === null ? null : (this.scenes[this.sheetShown] ?? null)));
  /** What is asked; while a turn is planned, what would be asked then. */
  readonly question = $derived.by((): Question | null => this.plan.question ?? this.update?.question ?? null);
  readonly asked = $derived.by(() => this.plan.open || asks(this.update));
  readonly moves = $derived.by((): Move[] => (this.plan.open ? this.plan.moves : (this.update?.moves ?? [])));
  readonly wares = $derived.by((): Ware[] => (this.plan.open ? this.plan.wares : (this.update?.wares ?? [])));
  readonly orders = $derived.by((): Order[] => this.update?.orders.orders ?? []);
  readonly currencies = $derived.by((): string[] => this.update?.currencies ?? []);
  /** The seat whose Alhambra lies in the middle. */
  readonly shown = $derived.by(() => this.looked ?? this.you ?? this.acting ?? this.view?.turn ?? 0);
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
      since: () => this.pace.number,
      refused: (reason, about) => (this.refused = reasonText(reason, about)),
    });
  }

  private linked(state: LinkState): void {
    this.link = state;
    if (state === "lost") this.busy = false;
  }

  leave(): void {
    this.pace.stop();
    this.socket?.stop();
    this.socket = null;
  }

  /** Calls back with every update; for the tutorial and for notices. */
  listen(listener: (update: Update) => void): void {
    this.listeners.push(listener);
  }

  /** Calls back with every own move that was made. */
  watch(watcher: (move: Move) => void): void {
    this.watchers.push(watcher);
  }

  private receive(message: ServerMessage): void {
    if (message.type === "table") this.meet(message.info);
    else if (message.type === "update") this.pace.receive(message);
    else if (message.type === "chat") this.hear(message);
    else if (message.type === "refused") this.say(reasonText(message.reason, message.about), true);
  }

  /** Who sits where; of others who go and come back one is told. */
  private meet(info: TableInfo): void {
    const told = this.info && seatNews(this.info, info, this.you);
    this.info = info;
    if (told) this.say(told);
  }

  /** A line of the chat; whoever comes back is told the last ones once more. Those from before do not count as unread. */
  private hear(line: ChatLine): void {
    if (this.chat.some((other) => other.at === line.at && other.name === line.name && other.text === line.text)) return;
    this.chat = [...this.chat, line].slice(-200);
    if (this.update && line.seat !== this.you) this.unread += 1;
  }

  /** Draws a state of the table; also used for replays, which have no socket. */
  show(update: Update, info?: TableInfo, quiet = false): void {
    void enter(update.view.modules);
    if (info) this.info = info;
    const before = this.update;
    const fresh = before !== null && update.number > before.number;
    const rects = fresh ? captured(update.events) : [];
    this.log = [...this.log.slice(0, update.told), ...update.events];
    this.news = before ? update.events : [];
    useCurrencies(update.currencies);
    learn(update.description);
    this.update = update;
    this.did = [...(update.told ? this.did : []), ...(update.orders.did ?? [])];
    const cancelled = update.orders.cancelled;
    if (cancelled && cancelled !== before?.orders.cancelled) this.say(t("plan-cancelled", { reason: reasonText(cancelled) }));
    if (asks(update) && this.plan.open) this.plan.drop();
    else if (fresh) void this.plan.renew();
    this.fresh.note(update.view);
    this.others ||= hasOthers(update);
    if (fresh) this.busy = false; // the table has moved on, whoever moved it
    if (!asksOn(before, update)) this.forgetQuestion();
    if (asks(update) && !asks(before)) this.looked = null;
    this.tale.hear(update, before);
    if (fresh && !quiet) this.openSheet(before, update);
    fly(rects, update.view.you);
    if (!quiet && this.pace.front) sound(update, before);
    for (const listener of this.listeners) listener(update);
  }

  private forgetQuestion(): void {
    this.asking += 1;
    this.pick.clear();
    this.tried = null;
    this.hints = null;
    this.previews.clear();
  }

  private openSheet(before: Update, update: Update): void {
    if (update.sheets.length > before.sheets.length) this.scoring.open(before.sheets.length, update.sheets.length - 1);
  }

  /** Asks how the boards looked at a scoring, once. */
  async lookBack(index: number): Promise<void> {
    if (index in this.scenes) return;
    this.scenes = { ...this.scenes, [index]: null };
    this.scenes = { ...this.scenes, [index]: await this.boardsAt(index).catch(() => null) };
  }

  /** The item whose tiles light up: of the scoring that is told, else one that is pointed at. */
  get lit(): string | null {
    return this.scoring.item ?? this.pointed;
  }

  set lit(item: string | null) {
    this.pointed = item;
  }

  /** The number of a scoring that was held, 1 to 3. */
  roundOf(index: number): number {
    return this.update?.scorings[index] ?? index + 1;
  }

  sheet(index: number): Sheet | null {
    return this.update?.sheets[index] ?? null;
  }

  // --- Answers

  /** Answers; a pass between turns may last until there is something new to do. */
  async play(move: Move, lasting = false): Promise<boolean> {
    if (this.plan.open) return this.plan.add(move);
    const number = this.update?.number;
    if (number === undefined || this.busy || !this.socket) return false;
    const done = await this.deed(this.socket.move(number, move, lasting));
    if (done) for (const watcher of this.watchers) watcher(move);
    return done;
  }

  /** Takes the last move back, or the whole turn as far as nothing hidden was turned up. */
  async undo(wholeTurn = false): Promise<boolean> {
    const number = this.update?.number;
    if (number === undefined || this.busy || !this.socket) return false;
    return this.deed(this.socket.undo(number, wholeTurn));
  }

  /** Takes an answer back that waits; the question is asked once more. */
  async withdraw(): Promise<boolean> {
    if (this.busy || !this.socket) return false;
    return this.deed(this.socket.withdraw());
  }

  async speakUp(text: string): Promise<boolean> {
    return this.socket ? this.settled(await this.socket.chat(text)) : false;
  }

  /** Gives orders, which replace all earlier ones; a plan only if there is a new one. */
  async order(orders: Order[], plan: Move[] | null = null): Promise<boolean> {
    return this.socket ? this.settled(await this.socket.orders(orders, plan)) : false;
  }

  tryOrders = async (orders: Order[], plan: Move[]): Promise<{ orders: Try[]; plan: string | null } | null> => (await this.socket?.tryOrders(orders, plan)) ?? null;
  choices = async (): Promise<Choice[]> => (await this.socket?.choices()) ?? [];
  lookAhead = async (plan: Move[]): Promise<Ahead | string> => (await this.socket?.ahead(plan)) ?? "lost";

  /** What people at the table agree on, or have agreed on. */
  readonly matters = $derived(this.info?.matters ?? []);
  called = (seats: number[]): string => listing(seats.map((seat) => this.names[seat] ?? ""));
  settle = async (message: Settling): Promise<boolean> => (this.socket ? this.settled(await this.socket.settle(message)) : false);

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
    if (number === undefined || !this.socket || this.plan.open) return null;
    const key = keyOf(move);
    const asking = this.asking;
    const known = this.previews.get(key) ?? (await this.socket.preview(number, move));
    if (!known || this.asking !== asking) return null;
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
  readonly hintable = $derived.by(() => this.asked && !this.plan.open && !this.busy && (this.info?.hints ?? false));

  /** Asks what a bot would do; an answer that comes too late is dropped. */
  async askHints(): Promise<void> {
    const number = this.update?.number;
    if (number === undefined || !this.socket || !this.hintable || this.hinting || this.hints) return;
    this.hinting = true;
    const asking = this.asking;
    const found = await this.socket.hints(number);
    this.hinting = false;
    if (this.asking !== asking) return;
    if (typeof found !== "string") [this.hints, this.outlook] = [found.hints, found.outlook];
    else if (found !== "stale" && found !== "lost") this.say(reasonText(found), true);
  }

  /** A touch that does nothing: the thing shakes, and the reason is told. */
  refuse(thing: string, text: string): void {
    this.say(text, true);
    this.refusedThing = null;
    requestAnimationFrame(() => (this.refusedThing = thing));
  }

  /** A refusal goes as soon as something legal is touched. */
  forgive(): void {
    if (this.notice?.bad) this.notice = null;
    this.refusedThing = null;
  }

  /** A remark beside the question; it goes by itself. */
  say(text: string, bad = false): void {
    this.refusedThing = null;
    this.notice = { text, bad };
    clearTimeout(this.noticeTimer);
    this.noticeTimer = window.setTimeout(() => {
      this.notice = null;
      this.refusedThing = null;
    }, NOTICE);
  }
}
