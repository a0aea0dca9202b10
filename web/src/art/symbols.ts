/** All symbols of the drawings lie in one hidden SVG of the page, so that `<use>` and colours reach them. */

import base from "./symbols/base.svg?raw";
import "./palette.css";

const SVG = "http://www.w3.org/2000/svg";
const added = new Set<string>();
let holder: SVGElement | null = null;

function place(): SVGElement {
  if (holder) return holder;
  holder = document.createElementNS(SVG, "svg");
  holder.setAttribute("aria-hidden", "true");
  holder.setAttribute("class", "symbols");
  document.body.prepend(holder);
  return holder;
}

/** Adds the symbols of a file once. */
export function addSymbols(file: string): void {
  if (added.has(file)) return;
  added.add(file);
  const read = new DOMParser().parseFromString(file, "image/svg+xml").documentElement;
  place().append(...read.children);
}

addSymbols(base);
