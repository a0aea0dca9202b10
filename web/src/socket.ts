/** A socket to one seat of a table that comes back by itself and asks for what it missed. */

import { HOME } from "./below";
import { merged } from "./changes";
import type { About, AgreeRequest, Ahead, BackRequest, Choice, ClientMessage, Hints, HolidayRequest, Move, Order, Preview, Scene, ServerMessage, Try, Update } from "./wire";

export type LinkState = "connecting" | "open" | "lost" | "closed";
export type Handlers = {
  message: (message: ServerMessage) => void;
  link: (state: LinkState) => void;
  since: () => number | null;
  refused: (reason: string, about: About) => void; // the server will not let us in; there is no use in trying again
};
export type Outcome = { done: true; number: number } | { done: false; reason: string; text: string };

const FIRST_WAIT = 400; // milliseconds, doubled up to the last one
const LAST_WAIT = 8000;
const PING = 20000; // a line that is silent for two pings is dead

/** What is asked of the server; every request gets a number of its own. */
type Unnumbered<Message> = Message extends { id: number } ? Omit<Message, "id"> : never;
type Request = Unnumbered<ClientMessage>;
export type Settling = Unnumbered<AgreeRequest | HolidayRequest | BackRequest>;
type Waiting = (message: ServerMessage | null) => void;

export class TableSocket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private next = 1;
  private waiting = new Map<number, Waiting>();
  private stopped = false;
  private timer = 0;
  private heartbeat = 0;
  private heard = 0;
  private last: Update | null = null; // what changes are changes of
  private welcome = false; // whether this line has carried anything but a refusal

  constructor(
    private readonly table: string,
    private readonly key: string | null,
    private readonly handlers: Handlers,
  ) {
    window.addEventListener("online", this.hurry);
    window.addEventListener("offline", this.drop);
    this.open();
  }

  /** Closes for good. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    window.removeEventListener("online", this.hurry);
    window.removeEventListener("offline", this.drop);
    this.socket?.close();
    this.handlers.link("closed");
  }

  /** Answers the open question; refused with `lost` if the line breaks before the answer. */
  move(number: number, move: Move, lasting = false): Promise<Outcome> {
    return this.deed({ type: "move", number, move, lasting });
  }

  undo(number: number, turn: boolean): Promise<Outcome> {
    return this.deed({ type: "undo", number, turn });
  }

  /** Takes an answer back that waits until this seat is due. */
  withdraw(): Promise<Outcome> {
    return this.deed({ type: "withdraw" });
  }

  orders(orders: Order[], plan: Move[] | null): Promise<Outcome> {
    return this.deed({ type: "orders", orders, plan });
  }

  /** What orders would do now, one by one, and why the plan could not be carried out. */
  async tryOrders(orders: Order[], plan: Move[]): Promise<{ orders: Try[]; plan: string | null } | null> {
    const answer = await this.request({ type: "try", orders, plan });
    return answer?.type === "tried" ? answer : null;
  }

  /** What can be ordered in this game. */
  async choices(): Promise<Choice[]> {
    const answer = await this.request({ type: "choices" });
    return answer?.type === "choices" ? answer.questions : [];
  }

  /** The own turn after these moves, were it now, or why not. */
  async ahead(plan: Move[]): Promise<Ahead | string> {
    const answer = await this.request({ type: "ahead", plan });
    if (answer?.type === "ahead") return answer;
    return answer?.type === "refused" ? answer.reason : "lost";
  }

  chat(text: string): Promise<Outcome> {
    return this.deed({ type: "chat", text });
  }

  /** Agrees on something, takes days off, or is back. */
  settle(message: Settling): Promise<Outcome> {
    return this.deed(message);
  }

  resign(): Promise<Outcome> {
    return this.deed({ type: "resign" });
  }

  async preview(number: number, move: Move): Promise<Preview | null> {
    const answer = await this.request({ type: "preview", number, move });
    return answer?.type === "preview" ? answer : null;
  }

  /** What a bot would do and how the game may end, or why nobody says it. */
  async hints(number: number): Promise<Hints | string> {
    const answer = await this.request({ type: "hint", number });
    if (answer?.type === "hint") return answer;
    return answer?.type === "refused" ? answer.reason : "lost";
  }

  /** The boards as they were at a scoring, the first being 1. */
  async boards(scoring: number): Promise<Scene | null> {
    const answer = await this.request({ type: "boards", scoring });
    return answer?.type === "boards" ? answer.scene : null;
  }

  private async deed(message: Request): Promise<Outcome> {
    const answer = await this.request(message);
    if (answer?.type === "done") return { done: true, number: answer.number };
    if (answer?.type === "refused") return { done: false, reason: answer.reason, text: answer.text };
    return { done: false, reason: "lost", text: "" };
  }

  private request(message: Request): Promise<ServerMessage | null> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.send(socket, { ...message, id });
    });
  }

  private send(socket: WebSocket, message: ClientMessage): void {
    socket.send(JSON.stringify(message));
  }

  private open(): void {
    this.handlers.link("connecting");
    const address = `${HOME.replace(/^http/, "ws")}/api/tables/${this.table}/socket`;
    const socket = new WebSocket(address);
    this.socket = socket;
    this.welcome = false;
    socket.onopen = () => {
      const since = this.handlers.since();
      this.send(socket, { type: "hello", key: this.key, since, changes: true });
      this.heard = Date.now();
      this.heartbeat = window.setInterval(this.beat, PING);
    };
    socket.onmessage = (event) => this.receive(String(event.data));
    socket.onclose = () => this.lost(socket);
  }

  private receive(data: string): void {
    const message = this.whole(JSON.parse(data) as ServerMessage);
    this.heard = Date.now();
    if (message.type === "update" || message.type === "table") {
      this.wait = FIRST_WAIT;
      this.welcome = true;
      this.handlers.link("open");
    } else if (message.type === "refused" && !this.welcome) {
      this.stop();
      this.handlers.refused(message.reason, message.about);
      return;
    }
    if ("id" in message && typeof message.id === "number") {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      waiting?.(message);
    } else {
      this.handlers.message(message);
    }
  }

  /** An update that came as what has changed is made whole. */
  private whole(message: ServerMessage): ServerMessage {
    if (message.type === "update") this.last = message;
    if (message.type !== "changes" || !this.last) return message;
    return (this.last = merged(this.last, message.parts));
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.stopped) return;
    clearInterval(this.heartbeat);
    this.socket = null;
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
    this.handlers.link("lost");
    const pause = this.wait * (0.8 + Math.random() * 0.4); // so that not all come back at once
    this.timer = window.setTimeout(() => this.open(), pause);
    this.wait = Math.min(this.wait * 2, LAST_WAIT);
  }

  private beat = (): void => {
    if (Date.now() - this.heard > 2 * PING) this.drop();
    else void this.request({ type: "ping" });
  };

  private drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    socket.close();
    this.lost(socket); // a dead line would take minutes to notice by itself
  };

  private hurry = (): void => {
    if (this.socket || this.stopped) return;
    clearTimeout(this.timer);
    this.open();
  };
}
