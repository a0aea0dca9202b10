/** What a person prefers on this device; kept in the browser, never sent. */

const STORE = "alhambra.settings";

export type Settings = {
  language: string;
  animations: boolean;
  confirm: boolean;
  notify: boolean;
  mute: boolean;
  name: string;
};

function firstLanguage(): string {
  const known = ["en", "de"];
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return wanted.find((language) => known.includes(language)) ?? "en";
}

function read(): Settings {
  const usual: Settings = {
    language: firstLanguage(),
    animations: true,
    confirm: true,
    notify: false,
    mute: false,
    name: "",
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
