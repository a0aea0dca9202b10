/** Sounds of our own, made by the browser itself: plucked strings, wood, paper. Quiet, and off by one tap. */

import { settings } from "./settings.svelte";

/** A plucked string: when it begins (seconds), its pitch (hertz), how long it rings, how loud it is. */
type Pluck = [at: number, pitch: number, rings: number, loud: number];
/** A short rush of air: when it begins, how long it lasts, the pitch it is about, how loud it is. */
type Rush = [at: number, lasts: number, pitch: number, loud: number];
type Sound = { plucks?: Pluck[]; rushes?: Rush[] };

const LOUDNESS = 0.16; // of everything together
const [D, E, FIS, A, H, D2] = [293.7, 329.6, 370, 440, 493.9, 587.3]; // hertz

export const SOUNDS = {
  card: { rushes: [[0, 0.09, 3200, 0.5]] },
  tile: { plucks: [[0, 120, 0.12, 0.9]], rushes: [[0, 0.03, 900, 0.6]] },
  turn: { plucks: [[0, D, 0.7, 0.6], [0.13, A, 0.9, 0.6]] },
  scoring: { plucks: [[0, D, 0.8, 0.5], [0.12, FIS, 0.8, 0.5], [0.24, A, 1, 0.5]] },
  end: { plucks: [[0, D, 0.9, 0.5], [0.15, E, 0.9, 0.5], [0.3, FIS, 0.9, 0.5], [0.45, A, 1, 0.5], [0.6, H, 1, 0.5], [0.8, D2, 1.8, 0.6]] },
} satisfies Record<string, Sound>;
export type SoundName = keyof typeof SOUNDS;

let speaker: AudioContext | null = null;

/** Plays a sound, if the person likes sounds; a browser that nobody has touched yet stays silent. */
export function play(name: SoundName): void {
  if (!settings.sounds || document.hidden || !("AudioContext" in window)) return;
  speaker ??= new AudioContext();
  if (speaker.state !== "running") return void speaker.resume().catch(() => undefined);
  const { plucks = [], rushes = [] }: Sound = SOUNDS[name];
  for (const [at, pitch, rings, loud] of plucks) pluck(speaker, speaker.currentTime + at, pitch, rings, loud);
  for (const [at, lasts, pitch, loud] of rushes) rush(speaker, speaker.currentTime + at, lasts, pitch, loud);
}

/** Loud at once, then dying away. */
function fading(on: AudioContext, at: number, lasts: number, loud: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud * LOUDNESS, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(on.destination);
  return gain;
}

function pluck(on: AudioContext, at: number, pitch: number, rings: number, loud: number): void {
  const string = on.createOscillator();
  string.type = "triangle";
  string.frequency.setValueAtTime(pitch, at);
  string.connect(fading(on, at, rings, loud));
  string.start(at);
  string.stop(at + rings);
}

function rush(on: AudioContext, at: number, lasts: number, pitch: number, loud: number): void {
  const air = on.createBufferSource();
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * lasts), on.sampleRate);
  buffer.getChannelData(0).forEach((_, n, samples) => (samples[n] = Math.random() * 2 - 1));
  const narrow = on.createBiquadFilter();
  narrow.type = "bandpass";
  narrow.frequency.value = pitch;
  air.buffer = buffer;
  air.connect(narrow).connect(fading(on, at, lasts, loud));
  air.start(at);
}
