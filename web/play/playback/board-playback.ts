// A show: frames that play on the board by themselves while the player watches, either the replay
// of the own game or a solution step by step. The marks of the player do not change meanwhile.

import { defined } from '../../../src/puzzle/defined.ts';
import type { SaidStep } from '../../../src/tasks/explaining/explain.ts';
import type { Move } from '../../board/state/play-state.ts';
import type { Highlights } from '../../board/view/highlights.ts';
import { highlightsOfStep } from '../../board/view/step-highlights.ts';
import { cellsAfterMoves, cellsAfterSteps } from './cells-at.ts';
import { type Playback, READING, startPlayback, WATCHING, withFrames } from './timeline.ts';

export type Show =
  | { readonly kind: 'replay'; readonly moves: readonly Move[]; readonly playback: Playback }
  | {
      readonly kind: 'steps';
      /** Identifies the show, so that work for one does not go on in the next. */
      readonly id: symbol;
      /** The marks before the first step. */
      readonly start: Uint8Array;
      readonly steps: readonly SaidStep[];
      readonly playback: Playback;
      /** The sentence about how it ended, once it has. */
      readonly ending?: string;
    };

/** Starts a replay; moves that change no cell, such as the start of a trial, get no frame. */
export function startReplay(past: readonly Move[]): Show {
  const moves = past.filter(({ changes }) => changes.length > 0);
  return { kind: 'replay', moves, playback: startPlayback(moves.length, WATCHING) };
}

export function startSteps(start: Uint8Array): Show & { kind: 'steps' } {
  return {
    kind: 'steps',
    id: Symbol('show'),
    start,
    steps: [],
    playback: startPlayback(0, READING, false),
  };
}

export function withSteps(
  show: Show & { kind: 'steps' },
  more: readonly SaidStep[],
  ending?: string,
): Show & { kind: 'steps' } {
  const steps = [...show.steps, ...more];
  const playback = withFrames(show.playback, steps.length, ending !== undefined);
  return { ...show, steps, playback, ...defined({ ending }) };
}

/** Returns the board of the frame in sight. */
export function cellsOfShow(show: Show, size: number): Uint8Array {
  const { at } = show.playback;
  if (show.kind === 'replay') return cellsAfterMoves(size, show.moves, at);
  const steps = show.steps.slice(0, at).map(({ step }) => step);
  return cellsAfterSteps(show.start, steps, at);
}

/** Returns the highlights of the frame in sight: what its step rests on, and what follows. */
export function highlightsOfShow(show: Show): Highlights {
  if (show.kind === 'replay') {
    const move = show.moves[show.playback.at - 1];
    return move === undefined ? {} : { conclusions: move.changes.map(({ cell }) => cell) };
  }
  const said = show.steps[show.playback.at - 1];
  return said === undefined ? {} : highlightsOfStep(said.step);
}

/** Returns the sentence of the frame in sight, or that of the ending at the end. */
export function sentenceOfShow(show: Show): string | undefined {
  if (show.kind === 'replay') return undefined;
  const { at, last } = show.playback;
  return (at === last ? show.ending : undefined) ?? show.steps[at - 1]?.sentence;
}
