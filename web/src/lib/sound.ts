/**
 * Small sounds, made of sine waves on the spot: nothing to load. They are off unless the person wants them, and
 * whatever they tell is also on the screen.
 */
import { settings } from "./settings.svelte";

/** A cue is notes: how high (Hz), when and how long (s). Soft, rising for one's turn, falling for a refusal. */
const CUES = {
  turn: [note(587, 0, 0.16), note(880, 0.12, 0.28)],
  card: [note(330, 0, 0.06)],
  chat: [note(740, 0, 0.1)],
  refused: [note(294, 0, 0.12), note(220, 0.1, 0.2)],
  over: [note(523, 0, 0.2), note(659, 0.16, 0.2), note(784, 0.32, 0.5)],
};

export type Cue = keyof typeof CUES;

interface Note {
  pitch: number;
  at: number;
  length: number;
}

function note(pitch: number, at: number, length: number): Note {
  return { pitch, at, length };
}

let context: AudioContext | null = null;

/** Play a cue, if sounds are wanted. A browser that allows no sound before a click stays silent. */
export function play(cue: Cue): void {
  if (settings.sounds !== "on" || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const each of CUES[cue]) sound(context, each);
}

function sound(on: AudioContext, { pitch, at, length }: Note): void {
  const start = on.currentTime + at;
  const voice = on.createOscillator();
  const loudness = on.createGain();
  voice.type = "sine";
  voice.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.12, start + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(loudness).connect(on.destination);
  voice.start(start);
  voice.stop(start + length);
}
