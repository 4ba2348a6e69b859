// Playback: frames that play on the board by themselves while the player watches: a replay of the
// game, the steps of an explanation, or the chain of a step. The marks of the player do not change
// meanwhile.

import { defined } from '../../../src/puzzle/defined.ts';
import { givenMarks } from '../../board/state/given-marks.ts';
import type { Mark } from '../../board/state/mark.ts';
import type { PlayedMove, PlayState } from '../../board/state/play-state.ts';
import type { Highlights } from '../../board/view/highlights.ts';
import { highlightsOfStep } from '../../board/view/step-highlights.ts';
import type { ToldSentence } from '../assistance/told-step.ts';
import type { ChainPlayback } from '../chain/shown-chain.ts';
import { cellsAfterMoves, cellsAfterSteps } from './cells-at.ts';
import {
  type PlaybackState,
  READING,
  startPlayback,
  WATCHING,
  withFrames,
} from './playback-state.ts';

export type BoardPlayback = Replay | StepsPlayback | ChainPlayback;

interface Replay {
  readonly kind: 'replay';
  /** The marks before the first move. */
  readonly start: Uint8Array;
  readonly moves: readonly PlayedMove[];
  readonly state: PlaybackState;
}

export interface StepsPlayback {
  readonly kind: 'steps';
  /** Identifies the playback, so that no later playback gets the steps of this one. */
  readonly id: symbol;
  /** The marks before the first step. */
  readonly start: Uint8Array;
  readonly steps: readonly ToldSentence[];
  readonly state: PlaybackState;
  /**
   * The sentence about the end of the steps; empty if there is no such sentence, and missing until
   * all steps have arrived.
   */
  readonly ending?: string;
  /** The mark of the player that the steps refute. */
  readonly refuted?: { readonly cell: number; readonly mark: Mark };
}

type Replayed = Pick<PlayState, 'puzzle' | 'past'>;

/** Starts a replay; moves that change no cell, such as the start of a trial, get no frame. */
export function startReplay({ puzzle, past }: Replayed): Replay {
  const moves = past.filter(({ changes }) => changes.length > 0);
  return {
    kind: 'replay',
    start: givenMarks(puzzle),
    moves,
    state: startPlayback(moves.length, WATCHING),
  };
}

export function startSteps(start: Uint8Array): StepsPlayback {
  return {
    kind: 'steps',
    id: Symbol('playback'),
    start,
    steps: [],
    state: startPlayback(0, READING, false),
  };
}

/** Returns the playback with all steps that there are by now. */
export function withSteps(
  playback: StepsPlayback,
  steps: readonly ToldSentence[],
  ending?: string,
): StepsPlayback {
  const state = withFrames(playback.state, steps.length, ending !== undefined);
  return { ...playback, steps, state, ...defined({ ending }) };
}

/** Returns the marks of the frame in sight. */
export function cellsOfPlayback(playback: BoardPlayback): Uint8Array {
  const { at } = playback.state;
  if (playback.kind === 'chain') return playback.frames[at].cells;
  if (playback.kind === 'replay') return cellsAfterMoves(playback.start, playback.moves, at);
  const cells = keptCells(playback);
  const refuted = refutedInSight(playback);
  if (refuted !== undefined) cells[refuted.cell] = refuted.mark;
  return cells;
}

/** Returns the marks that follow from the steps so far, without the mark that they refute. */
export function keptCells({ start, steps, state: { at } }: StepsPlayback): Uint8Array {
  return cellsAfterSteps(
    start,
    steps.slice(0, at).map(({ step }) => step),
    at,
  );
}

/** Returns the refuted mark at the last frame, which shows it again; otherwise undefined. */
function refutedInSight({ refuted, state }: StepsPlayback): StepsPlayback['refuted'] {
  return state.at === state.last ? refuted : undefined;
}

/**
 * Returns the depth of the trial of each mark in the frame in sight, or undefined if the frame
 * shows no trial.
 */
export function levelsOfPlayback(playback: BoardPlayback): Uint8Array | undefined {
  return playback.kind === 'chain' ? playback.frames[playback.state.at].levels : undefined;
}

/**
 * Returns the highlights of the frame in sight: the cells that a move changed, or what a step rests
 * on and what follows.
 */
export function highlightsOfPlayback(playback: BoardPlayback): Highlights {
  if (playback.kind === 'chain') return playback.frames[playback.state.at].highlights;
  if (playback.kind === 'replay') {
    const move = playback.moves[playback.state.at - 1];
    return move === undefined ? {} : { conclusions: move.changes.map(({ cell }) => cell) };
  }
  const described = playback.steps[playback.state.at - 1];
  if (described === undefined) return {};
  const highlights = highlightsOfStep(described.step);
  const refuted = refutedInSight(playback);
  return refuted === undefined ? highlights : { ...highlights, wrong: [refuted.cell] };
}

/**
 * Returns the step in sight and how to get the marks before it; undefined before the first step.
 */
export function stepInSight({
  start,
  steps,
  state,
}: StepsPlayback): (ToldSentence & { readonly before: () => Uint8Array }) | undefined {
  const at = state.at - 1;
  if (at < 0) return undefined;
  const before = (): Uint8Array =>
    cellsAfterSteps(
      start,
      steps.map(({ step }) => step),
      at,
    );
  return { ...steps[at], before };
}

/** Returns the sentence about the end of the steps at the last frame, and nothing before it. */
export function endingInSight({ ending = '', state }: StepsPlayback): string {
  return state.at === state.last ? ending : '';
}
