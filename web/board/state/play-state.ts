// A puzzle being played, as plain data without a page: marks, moves to undo and redo, trials.
// Functions return a new state and leave the old one as it was; a board of 100x100 cells costs 20
// kB a move.
//
// Trials are moves like others, so undo and redo lead into them and out again. How deep the board
// is in trials, and in which trial a cell was marked, follows from the moves alone (trials.ts):
// nothing else has to be kept.

import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { type Mark, OPEN } from './mark.ts';
import { levelsAfter, levelsOf, startOfTrial, trialDepthOf } from './trials.ts';

export interface Change {
  readonly cell: number;
  readonly from: Mark;
  readonly to: Mark;
}

/**
 * What the person did, for the history and the replay. Saves hold their places in this list: it
 * only grows at its end.
 */
export const MOVE_KINDS = [
  'paint',
  'hint',
  'solve',
  'reset',
  'remove-mistakes',
  'trial-start',
  'trial-accept',
  'trial-reject',
] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

export interface Move {
  readonly kind: MoveKind;
  readonly changes: readonly Change[];
  /** Milliseconds of playing time before it. */
  readonly at: number;
}

export interface PlayState {
  readonly puzzle: Puzzle;
  /** `height * width` marks, row by row. */
  readonly cells: Uint8Array;
  /** Of each cell the trial in which it was marked last: 0 none, 1 the outermost. */
  readonly levels: Uint8Array;
  readonly past: readonly Move[];
  /** What redo brings back, the next one first. */
  readonly future: readonly Move[];
}

export function emptyPlay(puzzle: Puzzle): PlayState {
  const size = puzzle.width * puzzle.height;
  return {
    puzzle,
    cells: new Uint8Array(size),
    levels: new Uint8Array(size),
    past: [],
    future: [],
  };
}

/**
 * One move of all that changes; the same state when nothing does. What could be redone is gone.
 * What cells hold is read off the board, not off `from`: who asks may have seen the board before
 * the last move.
 */
export function applyChanges(
  state: PlayState,
  changes: readonly Change[],
  kind: MoveKind,
  at: number,
): PlayState {
  const wished = new Map(changes.map(({ cell, to }) => [cell, to]));
  const real = [...wished]
    .map(([cell, to]) => ({ cell, from: state.cells[cell], to }))
    .filter(({ from, to }) => from !== to);
  return real.length === 0 ? state : play(state, { kind, changes: real, at });
}

export function undo(state: PlayState): PlayState {
  return takeBack(state, 1);
}

/** Undoes the last `moves` moves: the way back to a position that was right. Each can be redone. */
export function takeBack(state: PlayState, moves: number): PlayState {
  const kept = Math.max(0, state.past.length - moves);
  const undone = state.past.slice(kept);
  if (undone.length === 0) return state;
  const past = state.past.slice(0, kept);
  const cells = state.cells.slice();
  for (const move of undone.toReversed()) takeOut(cells, move.changes);
  const levels = levelsOf(past, cells.length);
  return { ...state, cells, levels, past, future: [...undone, ...state.future] };
}

export function redo(state: PlayState): PlayState {
  const [move, ...future] = state.future;
  return move === undefined ? state : { ...play(state, move), future };
}

export function trialDepth(state: PlayState): number {
  return trialDepthOf(state.past);
}

/** What is marked from now on can be accepted or rejected as a whole. Trials may lie in trials. */
export function startTrial(state: PlayState, at: number): PlayState {
  return play(state, { kind: 'trial-start', changes: [], at });
}

/** The marks of the innermost trial become marks of the one around it, or of the board. */
export function acceptTrial(state: PlayState, at: number): PlayState {
  if (trialDepth(state) === 0) return state;
  return play(state, { kind: 'trial-accept', changes: [], at });
}

/** The board becomes what it was when the innermost trial began. */
export function rejectTrial(state: PlayState, at: number): PlayState {
  const start = startOfTrial(state.past);
  if (start < 0) return state;
  const before = state.cells.slice();
  for (const move of state.past.slice(start).toReversed()) takeOut(before, move.changes);
  return play(state, { kind: 'trial-reject', changes: changesTo(state.cells, before), at });
}

/** What empties the board. */
export function resetChanges({ cells }: PlayState): Change[] {
  return changesTo(cells, new Uint8Array(cells.length));
}

/** What makes `cells` hold `wished`. */
export function changesTo(cells: Uint8Array, wished: ArrayLike<Mark>): Change[] {
  const changes: Change[] = [];
  for (const [cell, from] of cells.entries()) {
    const to = wished[cell] ?? OPEN;
    if (from !== to) changes.push({ cell, from, to });
  }
  return changes;
}

/** Marks with the changes made. */
export function withChanges(cells: Uint8Array, changes: readonly Change[]): Uint8Array {
  const changed = cells.slice();
  for (const { cell, to } of changes) changed[cell] = to;
  return changed;
}

function play(state: PlayState, move: Move): PlayState {
  return {
    puzzle: state.puzzle,
    cells: withChanges(state.cells, move.changes),
    levels: levelsAfter(state.levels, state.past, move),
    past: [...state.past, move],
    future: [],
  };
}

function takeOut(cells: Uint8Array, changes: readonly Change[]): void {
  for (const { cell, from } of changes) cells[cell] = from;
}
