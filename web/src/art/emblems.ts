/** The emblems of all modules and boxes, loaded together where modules are chosen or told apart. */

import boxes from "./symbols/boxes.svg?raw";
import { addSymbols } from "./symbols";
import "./emblems.css";

const FILES = import.meta.glob<string>("../../../src/alhambra/modules/*/emblem.svg", { eager: true, query: "?raw", import: "default" });

addSymbols(boxes);
for (const file of Object.values(FILES)) addSymbols(file);

export const DRAWN: ReadonlySet<string> = new Set(Object.keys(FILES).map((path) => path.split("/").at(-2) ?? ""));
