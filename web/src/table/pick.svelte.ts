/** What a person has touched so far, and the move it makes. */

import { kindOf } from "../kinds.svelte";
import { cardFrom, isNames, keyOf, partsOf, placeOf } from "../pieces";
import type { Cell, Json, KnownMoveWord, Move } from "../wire";
import {
  CELL_PARTS,
  DISPLAY_PARTS,
  HAND_PARTS,
  SPACE_PARTS,
  THINGS,
  TILE_PARTS,
  type Touch,
  type Variant,
  built,
  candidates,
  cardsIn,
  differing,
  isGathered,
  isListed,
  needsTouch,
  onlyPart,
  otherMeans,
  sameCards,
  sameMove,
  sameTouch,
  touched,
  valuesIn,
  variants,
  within,
} from "./picking";

/** Kinds of parts for which something can be touched. */
const TOUCHED = [...THINGS, DISPLAY_PARTS, HAND_PARTS];
/** A tile lies as it came until somebody turns it. */
const TURN = "turn";
/** Kinds of moves that are found by touching the table, without a button of their own. */
const BY_TOUCH: readonly string[] = ["take", "buy", "place", "add", "remove", "exchange"] satisfies KnownMoveWord[];

/** What there is to touch; `strict` if nothing is meant that was not chosen. */
type Source = { moves: Move[]; display: string[]; hand: string[]; strict: boolean };

export class Pick {
  kind = $state<string | null>(null);
  touches = $state.raw<Touch[]>([]);
  cards = $state.raw<number[]>([]); // places in the display
  pay = $state.raw<number[]>([]); // places in the purse
  chosen = $state<number | null>(null); // which variant a person chose

  private readonly source: () => Source;

  constructor(source: () => Source) {
    this.source = source;
  }

  readonly moves = $derived.by(() => this.source().moves);
  /** All money that can be given: the hand, and what lies elsewhere but pays as well. */
  readonly purse = $derived.by(() => {
    const { hand, moves } = this.source();
    const usual = moves.filter(({ move }) => BY_TOUCH.includes(move)); // a door shows its means once it is open
    const meant = this.kind || this.touches.length ? this.fitting : usual.length ? usual : moves;
    return [...[...hand].sort(byCurrency), ...otherMeans(meant, hand)];
  });

  readonly empty = $derived(
    !this.kind && !this.touches.length && !this.cards.length && !this.pay.length,
  );
  readonly cardNames = $derived.by(() => this.cards.map((at) => this.source().display[at] ?? ""));
  readonly payNames = $derived(this.pay.map((at) => this.purse[at] ?? ""));

  /** The moves that fit all that was touched. */
  readonly fitting = $derived.by(() => {
    const found = candidates(this.moves, this.kind, this.touches);
    return found.filter(
      (move) => (!this.cards.length || "cards" in move) && (!this.pay.length || "pay" in move),
    );
  });
  readonly variants = $derived(variants(this.fitting));
  /** The variant that is meant: the chosen one, else one that lists the very cards, else the first. */
  readonly variant = $derived.by((): Variant | null => {
    if (this.empty || !this.variants.length || needsTouch(this.variants, this.touches)) return null;
    if (this.chosen !== null) return this.variants[this.chosen] ?? null;
    const gathered = this.variants.filter(({ sample }) => isGathered(sample, this.touches));
    if (!gathered.length || this.undecided(gathered)) return null;
    const exact = gathered.find((variant) => {
      const move = built(variant, this.cardNames, this.payNames);
      return move && (this.cards.length || this.pay.length) && isListed(variant, move);
    });
    return exact ?? gathered[0] ?? null;
  });

  /** Whether somebody who chooses part by part has not chosen all yet. */
  private undecided(left: Variant[]): boolean {
    if (!this.kind && !this.source().strict) return false;
    return differing(left).some((part) => part !== "move" && kindOf(left[0]?.sample.move ?? "", part) !== TURN) || new Set(left.map(({ sample }) => sample.move)).size > 1;
  }

  /** Whether nothing on the table tells apart what is left, though more than a turn does. */
  readonly unclear = $derived.by(() => !needsTouch(this.variants, this.touches) && this.undecided(this.variants.filter(({ sample }) => isGathered(sample, this.touches))));

  /** The whole move, once all its parts are there. */
  readonly move = $derived.by((): Move | null =>
    this.variant ? built(this.variant, this.cardNames, this.payNames) : null,
  );
  readonly listed = $derived.by(() => {
    return !!this.variant && !!this.move && isListed(this.variant, this.move);
  });
  /** The moves with the touched tile, so that a button means that tile; all if none is touched. */
  private readonly ofTile = $derived.by((): Move[] => {
    const found = candidates(this.moves, null, this.touches.filter((touch) => touch.parts === TILE_PARTS));
    return found.length ? found : this.moves;
  });
  /** Kinds of moves that have a button: all that cannot be found by touching alone. */
  readonly doors = $derived.by((): Move[][] => {
    const groups = new Map<string, Move[]>();
    for (const move of this.ofTile) {
      if (BY_TOUCH.includes(move.move) && !this.apart(move)) continue;
      const key = this.apart(move) ? `${move.move} ${this.ware(move)}` : move.move;
      groups.set(key, [...(groups.get(key) ?? []), move]);
    }
    return [...groups.values()];
  });

  /** Whether a purchase is of something that can be touched nowhere. */
  private apart(move: Move): boolean {
    return move.move === "buy" && !THINGS.flat().some((part) => part in move);
  }

  private ware(move: Move): string {
    const { pay: _pay, ...ware } = move;
    return JSON.stringify(ware);
  }

  // --- What can be touched now

  private reach = $derived.by(() => {
    const fitting = this.fitting;
    return {
      spaces: (this.spaceList ? elements(this.moves, this.spaceList) : valuesIn(fitting.length ? this.without(SPACE_PARTS) : this.moves, SPACE_PARTS)) as number[],
      tiles: valuesIn(this.without(TILE_PARTS), TILE_PARTS) as string[],
      cells: valuesIn(this.without(CELL_PARTS), CELL_PARTS) as Cell[],
    };
  });

  /** The part that lists market spaces, if spaces are gathered now. */
  private readonly spaceList = $derived.by((): string | null => {
    const meant = candidates(this.moves, this.kind, []);
    if (valuesIn(meant, SPACE_PARTS).length) return null;
    return meant.flatMap((move) => Object.keys(partsOf(move)).filter((part) => kindOf(move.move, part) === SPACE_PARTS[0] && Array.isArray(move[part])))[0] ?? null;
  });

  /** The fitting moves, were nothing touched for these parts. */
  private without(parts: string[]): Move[] {
    const others = this.touches.filter((touch) => touch.parts !== parts);
    return candidates(this.moves, this.kind, others);
  }

  get spaces(): number[] {
    return this.reach.spaces;
  }

  get tiles(): string[] {
    return this.reach.tiles;
  }

  get cells(): Cell[] {
    return this.reach.cells;
  }

  readonly takeable = $derived.by((): string[] => {
    const moves = this.kind ? candidates(this.moves, this.kind, []) : this.moves;
    return [...cardsIn(moves, "cards"), ...(valuesIn(moves, DISPLAY_PARTS) as string[])];
  });
  readonly payable = $derived.by((): string[] => {
    const moves = this.touches.length || this.kind ? this.fitting : this.moves;
    return [...cardsIn(moves, "pay"), ...(valuesIn(moves, HAND_PARTS) as string[])];
  });
  /** The payments the server lists for what is being bought, the smallest first. */
  readonly payments = $derived.by((): string[][] => {
    const moves = this.variant?.moves ?? [];
    const lists = moves.flatMap((move) => (Array.isArray(move["pay"]) ? [move["pay"] as string[]] : []));
    return lists.sort((a, b) => sum(a) - sum(b));
  });

  /** Whether the cards of a payment are there in part: nothing is wrong, only not done. */
  readonly unpaid = $derived.by(() => {
    const given = this.payNames;
    return given.length > 0 && !this.listed && this.payments.some((names) => placesOf(given, names).length === given.length);
  });

  // --- Touching

  clear(): void {
    this.kind = null;
    this.touches = [];
    this.cards = [];
    this.pay = [];
    this.chosen = null;
  }

  has(parts: string[], value: Json): boolean {
    if (parts === SPACE_PARTS && this.spaceList) return this.count(within(this.spaceList), value) > 0;
    return this.count(parts, value) > 0;
  }

  /** How often something was touched; a set may want copies. */
  count(parts: string[], value: Json): number {
    return this.touches.filter((touch) => sameTouch(touch, { parts, value })).length;
  }

  /** Chooses, or puts back, what a kind of move names in one part. */
  choosePart(move: string, part: string, value: Json): void {
    if (this.kind !== move) this.clear();
    this.kind = move;
    this.touch(onlyPart(part), value);
    this.payIfObvious();
  }

  /** One more of a set. What is there already is put back; the first makes room if there is none. */
  gather(move: string, part: string, value: Json): void {
    if (this.kind !== move) this.clear();
    this.kind = move;
    this.chosen = null;
    const touch = { parts: within(part), value };
    const others = this.touches.filter((other) => !sameTouch(other, touch));
    const oldest = this.touches.findIndex((other) => sameTouch({ ...other, value }, touch));
    const tries = [[...this.touches, touch], ...(others.length < this.touches.length ? [others] : []), [...this.touches.filter((_, at) => at !== oldest), touch]];
    this.touches = tries.find((attempt) => candidates(this.moves, move, attempt).length) ?? [touch];
  }

  touch(parts: string[], value: Json): void {
    const touch = { parts, value };
    this.chosen = null;
    if (this.has(parts, value)) {
      this.touches = this.touches.filter((other) => !sameTouch(other, touch));
      return;
    }
    if (!candidates(this.moves, this.kind, [touch]).length) this.kind = null;
    this.touches = touched(this.moves, this.kind, this.touches, touch);
    this.keepLists();
  }

  touchSpace(space: number): void {
    const listing = this.spaceList ? this.moves.find((move) => (!this.kind || move.move === this.kind) && Array.isArray(move[this.spaceList ?? ""])) : undefined;
    if (listing && this.spaceList) return this.gather(listing.move, this.spaceList, space);
    this.touch(SPACE_PARTS, space);
    this.payIfObvious();
  }

  touchTile(tile: string): void {
    this.touch(TILE_PARTS, tile);
  }

  touchCell(cell: Cell): void {
    this.touch(CELL_PARTS, cell);
  }

  /** A card of the display: gathered where moves take several, else picked. */
  touchDisplay(at: number): void {
    const name = this.source().display[at] ?? "";
    const single = valuesIn(candidates(this.moves, this.kind, []), DISPLAY_PARTS).includes(name);
    const gathered = cardsIn(this.moves, "cards").includes(name) && !(single && this.kind);
    if (!gathered) return this.touch(DISPLAY_PARTS, name);
    this.touches = [];
    this.pay = [];
    this.chosen = null;
    if (this.kind && !candidates(this.moves, this.kind, []).some((move) => "cards" in move)) this.kind = null;
    this.cards = toggled(this.cards, at);
  }

  /** A card of the purse: gathered for a payment, else picked. */
  touchPurse(at: number): void {
    const name = this.purse[at] ?? "";
    if (valuesIn(this.fitting, HAND_PARTS).includes(name)) return this.touch(HAND_PARTS, name);
    this.cards = [];
    this.pay = toggled(this.pay, at);
  }

  /** Another way to do the same; a payment that does not fit it is laid back. */
  vary(at: number): void {
    this.chosen = at;
    if (!this.payments.some((names) => sameCards(names, this.payNames))) this.pay = [];
    this.payIfObvious();
  }

  /** The next way after the one that is meant, such as the next turn of a tile. */
  varyOn(): void {
    const place = this.variant ? this.variants.indexOf(this.variant) : -1;
    this.vary((place + 1) % Math.max(1, this.variants.length));
  }

  choose(kind: string): void {
    this.clear();
    this.kind = kind;
    this.payIfObvious();
  }

  /** Picks a group of moves that share everything but the payment. */
  chooseWare(move: Move): void {
    const { move: kind, pay: _pay, ...ware } = move;
    this.clear();
    this.kind = kind;
    this.touches = Object.entries(ware).map(([part, value]) => ({ parts: onlyPart(part), value }));
    this.payIfObvious();
  }

  /** Touches everything that a move names, as a person would; whether that makes the move. */
  chooseMove(move: Move): boolean {
    const { move: kind, cards, pay, ...parts } = move;
    this.clear();
    this.kind = kind;
    this.touches = Object.entries(parts).flatMap(([part, value]) => touchesFor(kind, part, value));
    if (isNames(cards)) this.cards = placesOf(cards, this.source().display);
    if (isNames(pay)) this.payWith(pay);
    return this.move !== null && sameMove(this.move, move);
  }

  /** Takes exactly these cards out of the purse. */
  payWith(names: string[]): void {
    this.pay = placesOf(names, this.purse);
  }

  /** A purchase with a single payment needs no further question. */
  private payIfObvious(): void {
    if (!this.pay.length && this.payments.length === 1) this.payWith(this.payments[0] ?? []);
  }

  /** Cards stay gathered only while some move could use them. */
  private keepLists(): void {
    const found = candidates(this.moves, this.kind, this.touches);
    if (this.cards.length && !found.some((move) => "cards" in move)) this.cards = [];
    const payable = cardsIn(found, "pay");
    if (!this.payNames.every((name) => payable.includes(name))) this.pay = [];
  }
}

/** How a part of a move is touched: a thing on the table, one after the other of a set, or the part alone. */
function touchesFor(move: string, part: string, value: Json): Touch[] {
  if (Array.isArray(value) && !CELL_PARTS.includes(kindOf(move, part))) return value.map((entry) => ({ parts: within(part), value: entry }));
  return [{ parts: TOUCHED.find((parts) => parts.includes(kindOf(move, part))) ?? onlyPart(part), value }];
}

/** Everything that moves list in a part, each once. */
export const elements = (moves: Move[], part: string): Json[] => {
  const found = new Map(moves.flatMap((move) => (Array.isArray(move[part]) ? (move[part] as Json[]) : [])).map((value) => [keyOf(value), value]));
  return [...found.values()];
};

/** Where in a row these cards lie, each place used once. */
function placesOf(names: string[], row: string[]): number[] {
  const left = row.map((name, at) => ({ name, at }));
  return names.flatMap((name) => {
    const found = left.findIndex((card) => card.name === name);
    return found < 0 ? [] : left.splice(found, 1).map((card) => card.at);
  });
}

const toggled = (list: number[], at: number): number[] =>
  list.includes(at) ? list.filter((other) => other !== at) : [...list, at];

const sum = (names: string[]): number => names.reduce((total, name) => total + (cardFrom(name).value ?? 0), 0);

function byCurrency(a: string, b: string): number {
  const [one, other] = [cardFrom(a), cardFrom(b)];
  return placeOf(one.currency) - placeOf(other.currency) || (other.value ?? 0) - (one.value ?? 0) || a.localeCompare(b);
}
