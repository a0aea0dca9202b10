/** How the client draws it: stones, the certificate they lie on, and the money it is good for. */

import { board, chip } from "$client/art/pieces";
import { number, use } from "$client/art/svg";
import { money } from "$client/art/base";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";

const SLOTS = [1, 2, 3, 4, 5, 6];
/** The certificate; a stone lies on the amount that is left. */
const sheet = (amount: number, currency: string): string =>
  use("certificate", 0, 0, 150, 90) +
  SLOTS.map((slot) => number(20.5 + 22 * (slot - 1), 66.5, 10, slot, "var(--sand4)")).join("") +
  (amount ? use("stone", 11 + 22 * (amount - 1), 33, 20, 20, `c-${currency}`) : "");

export default {
  symbols,
  pieces: {
    stone: ({ parts: [, currency] }) => chip(use("stone", -3, -3, 54, 54, `c-${currency}`)),
    certificate: ({ words: [currency = "", , value = ""] }) => (value ? money(currency, value, use("stone", 24, 66, 22, 22, `c-${currency}`)) : board(150, 90, sheet(Number(currency.split("-")[1] ?? 0), currency.split("-")[2] ?? ""))),
  },
  also: ["certificate", "certificate-5-denar"],
  elsewhere: ["credit"],
} satisfies RoomArt;
