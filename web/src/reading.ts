/** Reads what a module shows without trusting its shape. */

import type { Json, Parts } from "./wire";

export const partsIn = (value: Json | undefined): Parts =>
  value && typeof value === "object" && !Array.isArray(value) ? value : {};
export const listIn = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
export const namesIn = (value: Json | undefined): string[] => listIn(value).filter((entry) => typeof entry === "string");
export const numberIn = (value: Json | undefined): number => (typeof value === "number" ? value : 0);
export const textIn = (value: Json | undefined): string => (typeof value === "string" ? value : "");
