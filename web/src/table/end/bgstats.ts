/** A link that logs a play in BG Stats, an app for plays of board games; nothing is sent before somebody follows it. */

import { HOME } from "../../below";
import type { Desk } from "../desk.svelte";
import { listing, moduleName } from "../../words";
import type { Chronicle } from "../../wire";
import { type Placed, minutes } from "./chronicle";

const DOOR = "https://app.bgstatsapp.com/createPlay.html";
const GAME = { name: "Alhambra", sourceGameId: "alhambra", bggId: 6249, highestWins: true, noPoints: false };

/** A time as the app reads it: in UTC, without a zone. */
const told = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19).replace("T", " ");

export function bgStatsLink(desk: Desk, table: string, placed: Placed[], chronicle: Chronicle): string {
  const players = placed
    .filter(({ place }) => place !== null) // Dirk is a rule, not a player
    .sort((a, b) => a.seat - b.seat)
    .map(({ seat, score, place }) => ({
      name: desk.names[seat] ?? "",
      sourcePlayerId: (desk.names[seat] ?? "").toLowerCase(),
      startPlayer: seat === desk.view?.starter,
      seatOrder: seat + 1,
      rank: place,
      score,
      winner: place === 1,
    }));
  const modules = listing((desk.view?.modules ?? []).map(moduleName));
  const play = {
    sourceName: "Alhambra",
    sourcePlayId: table,
    playDate: told(chronicle.ended),
    durationMin: minutes(chronicle),
    ...(modules ? { board: modules } : {}),
    comments: `${HOME}/replay/${table}`,
    game: GAME,
    players,
  };
  return `${DOOR}?data=${encodeURIComponent(JSON.stringify(play))}`;
}
