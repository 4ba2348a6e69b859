// Soft tones, made by the browser, so that no file is loaded. A running audio context may keep a
// device awake, so there is none before the first sound, and it rests after each one.

import type { Cue } from './cue-of.ts';

/** The frequencies of the tones, in hertz, which follow each other. */
const TONES: Readonly<Record<Cue, readonly number[]>> = {
  fill: [392],
  cross: [294],
  line: [523, 659],
  solved: [523, 659, 784, 1047],
  wrong: [220, 185],
};

/** Seconds from one tone to the next, and seconds that a tone takes to fade. */
const [APART, FADE] = [0.09, 0.22];
const LOUDEST = 0.07;
/** Milliseconds after the latest sound until the context rests; longer than any sound. */
const REST_AFTER = 3000;

export interface Sounds {
  readonly play: (cue: Cue) => void;
  readonly close: () => void;
}

export function makeSounds(makeContext = () => new AudioContext()): Sounds {
  let context: AudioContext | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => void context?.suspend().catch(console.error);
  return {
    play(cue) {
      clearTimeout(resting);
      resting = setTimeout(rest, REST_AFTER);
      try {
        context ??= makeContext();
        wake(context);
        for (const [i, frequency] of TONES[cue].entries()) playTone(context, frequency, i * APART);
      } catch (error) {
        // Some browsers make no context, and a move must not fail because it cannot be heard.
        console.error(error);
      }
    },
    close() {
      clearTimeout(resting);
      void context?.close();
      context = undefined;
    },
  };
}

/** A context sleeps until the first press, while it rests, and after a call on a phone. */
function wake(context: AudioContext): void {
  if (context.state !== 'running') context.resume().catch(console.error);
}

function playTone(context: AudioContext, frequency: number, after: number): void {
  const start = context.currentTime + after;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(LOUDEST, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + FADE);
  const tone = context.createOscillator();
  tone.frequency.value = frequency;
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + FADE);
}
