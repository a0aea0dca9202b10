/** What a person prefers on this device; kept in the browser, never sent. */

import { LANGUAGES, type Language } from "./wire";

const STORE = "alhambra.settings";

export const THEMES = ["system", "light", "dark"] as const;
export const TEXT_SIZES = ["usual", "large", "huge"] as const;

/** How fast others' moves are shown. */
export const SPEEDS = ["slow", "normal", "at-once", "step"] as const;
export type Speed = (typeof SPEEDS)[number];

export type Settings = {
  theme: (typeof THEMES)[number];
  text: (typeof TEXT_SIZES)[number];
  speed: Speed;
  language: Language;
  animations: boolean;
  confirm: boolean;
  notify: boolean;
  mute: boolean;
  sounds: boolean;
  name: string;
  avatar: string;
  colour: string;
};

function firstLanguage(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  const known = wanted.map((language) => LANGUAGES.find((other) => other === language));
  return known.find((language) => language !== undefined) ?? LANGUAGES[0];
}

function read(): Settings {
  const usual: Settings = {
    theme: "system",
    text: "usual",
    speed: "normal",
    language: firstLanguage(),
    animations: true,
    confirm: true,
    notify: false,
    mute: false,
    sounds: true,
    name: "",
    avatar: "",
    colour: "",
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual;
  }
}

export const settings = $state<Settings>(read());

/** Changes settings and remembers them. */
export function prefer(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing still plays.
  }
}

/** Whether things may move: the setting, and what the operating system asks for. */
export function moving(): boolean {
  return settings.animations && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const system = $state({ dark: darkSystem.matches });
darkSystem.addEventListener("change", ({ matches }) => (system.dark = matches));

/** The theme that is on: the person's choice, or that of the system. */
export function theme(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return system.dark ? "dark" : "light";
}
