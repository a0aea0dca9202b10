/** The sign of the page in the browser's tabs, with how many games wait. */

import { at } from "./below";
import drawing from "../public/icon.svg?raw";

const MOST = 9; // more do not fit

function badge(count: number): string {
  const told = count > MOST ? `${MOST}+` : String(count);
  const size = told.length > 1 ? 24 : 32;
  return `<circle cx="44" cy="44" r="20" fill="#b3261e" stroke="#fffaf0" stroke-width="3"/><text x="44" y="${44 + size * 0.36}" font-family="sans-serif" font-weight="700" font-size="${size}" fill="#fffaf0" text-anchor="middle">${told}</text>`;
}

/** Draws it anew. */
export function wear(count: number): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!link) return;
  const drawn = drawing.replace("</svg>", `${badge(count)}</svg>`);
  link.href = count ? `data:image/svg+xml,${encodeURIComponent(drawn)}` : at("/icon.svg");
}
