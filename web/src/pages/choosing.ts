/** The modules somebody chose last on this device, to choose them again with one tap. */

import { keep, kept, texts } from "./kept";

const STORE = "alhambra.modules";

export const lastChoice = (): string[] => texts(kept(STORE));
export const rememberChoice = (modules: string[]): void => keep(STORE, modules);
