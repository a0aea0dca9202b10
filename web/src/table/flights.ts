/** Cards and tiles that fly from where they lay to where they go, as told by the events.

Pieces carry `data-piece`, places `data-place`; nothing here knows a rule. */

import { tick } from "svelte";
import { isNames } from "../pieces";
import { moving } from "../settings.svelte";
import type { GameEvent } from "../wire";

const LASTS = 480; // milliseconds
const MOST = 8; // more at once would only confuse

type Flight = { copy: Element; from: DOMRect; piece: string; seat: number };

/** What will move because of these events, with the places where it lies now. */
export function captured(events: GameEvent[]): Flight[] {
  if (!moving() || document.hidden) return [];
  const flights: Flight[] = [];
  for (const event of events) {
    const seat = typeof event["seat"] === "number" ? event["seat"] : -1;
    if (seat < 0 || flights.length >= MOST) continue;
    for (const piece of piecesOf(event)) {
      const found = lying(piece);
      if (found) flights.push({ copy: found.cloneNode(true) as Element, from: found.getBoundingClientRect(), piece, seat });
    }
  }
  return flights;
}

function piecesOf(event: GameEvent): string[] {
  const named = [event["tile"], event["card"]].filter((name) => typeof name === "string");
  const listed = isNames(event["cards"]) ? event["cards"] : [];
  return [...(named as string[]), ...listed];
}

function lying(piece: string): Element | null {
  const holder = document.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
  return holder?.querySelector("svg") ?? null;
}

/** Lets copies fly to where the pieces lie after the update. */
export async function fly(flights: Flight[], you: number | null): Promise<void> {
  if (!flights.length) return;
  await tick();
  for (const flight of flights) {
    const own = flight.seat === you ? lying(flight.piece) : null;
    const target = own ?? document.querySelector(`[data-place="seat-${flight.seat}"]`);
    if (target) lift(flight, target.getBoundingClientRect());
  }
}

function lift(flight: Flight, to: DOMRect): void {
  const { from, copy } = flight;
  if (!from.width || !to.width || Math.hypot(to.x - from.x, to.y - from.y) < 8) return;
  const holder = document.createElement("div");
  holder.className = "flying";
  holder.setAttribute("aria-hidden", "true");
  copy.setAttribute("width", String(from.width));
  copy.setAttribute("height", String(from.height));
  holder.append(copy);
  document.body.append(holder);
  const scale = Math.min(1.4, Math.max(0.25, to.width / from.width));
  const start = `translate(${from.x}px, ${from.y}px)`;
  const x = to.x + (to.width - from.width * scale) / 2;
  const y = to.y + (to.height - from.height * scale) / 2;
  const end = `translate(${x}px, ${y}px) scale(${scale})`;
  const frames = [{ transform: start }, { transform: end, opacity: 1, offset: 0.85 }, { transform: end, opacity: 0 }];
  const flightPath = holder.animate(frames, { duration: LASTS, easing: "cubic-bezier(.3,.8,.4,1)" });
  const land = (): void => holder.remove();
  flightPath.finished.then(land, land);
}
