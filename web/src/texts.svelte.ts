/** The texts of the interface: the same Fluent messages as in the terminal, from the server. */

import { at } from "./below";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefer, settings } from "./settings.svelte";
import type { Language } from "./wire";

export type Args = Record<string, FluentVariable>;

const spoken = $state<{ bundle: FluentBundle | null; language: Language }>({
  bundle: null,
  language: settings.language,
});
const loaded = new Map<string, FluentBundle>();

async function load(language: Language): Promise<FluentBundle> {
  const known = loaded.get(language);
  if (known) return known;
  const answer = await fetch(at(`/api/texts/${language}`));
  if (!answer.ok) throw new Error(`no texts for ${language}`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  loaded.set(language, bundle);
  return bundle;
}

/** Switches to a language at once and for the future. */
export async function speak(language: Language): Promise<void> {
  spoken.bundle = await load(language);
  spoken.language = language;
  document.documentElement.lang = language;
  prefer({ language });
}

export function language(): Language {
  return spoken.language;
}

/** A text that may be missing or ask for arguments that are not there; then null. */
export function known(key: string, args: Args = {}): string | null {
  const name = key.replaceAll("_", "-");
  const pattern = spoken.bundle?.getMessage(name)?.value;
  if (!spoken.bundle || pattern == null) return null;
  const errors: Error[] = [];
  const told = spoken.bundle.formatPattern(pattern, args, errors);
  return errors.length ? null : told;
}

/** A text; a missing one shows its key, which the tests look for. */
export function t(key: string, args: Args = {}): string {
  return known(key, args) ?? `{${key}}`;
}
