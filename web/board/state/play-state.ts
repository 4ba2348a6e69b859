// A puzzle being played, as plain data without a page: marks, moves to undo and redo, trials.
// Functions return a new state and leave the old one as it was; a move on a board of 100x100 cells
// copies 20 kB.
//
// The start and the end of a trial are moves like others, so undo and redo lead into trials and out
// again. The depth of trials, and the trial that a mark belongs to, follow from the moves alone
// (trials.ts), so nothing else has to be stored.

import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { givenMarks, isGiven } from './given-marks.ts';
import { type Mark, UNMARKED } from './mark.ts';
import { type BlockPlace, hasBlock, struckAfter } from './strikes.ts';
import { levelsAfter, levelsOf, startOfTrial, trialDepthOf } from './trials.ts';

export interface MarkChange {
  readonly cell: number;
  readonly from: Mark;
  readonly to: Mark;
}

/**
 * The kinds of moves, for the history and the replay. Saves store the indices of kinds in this
 * list, so new kinds are only added at its end.
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
  'saved-marks',
  'strike',
] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

export interface PlayedMove {
  readonly kind: MoveKind;
  readonly changes: readonly MarkChange[];
  /** Milliseconds of playing time before the move. */
  readonly at: number;
  /** The block that a move of the kind `strike` strikes out, or whose strike it takes away. */
  readonly block?: BlockPlace;
}

export interface PlayState {
  readonly puzzle: Puzzle;
  /** `height * width` marks, row by row. */
  readonly cells: Uint8Array;
  /** The depth of the trial that each mark belongs to: 0 for no trial, 1 for the outermost. */
  readonly levels: Uint8Array;
  readonly past: readonly PlayedMove[];
  /** The moves that redo brings back, the next one first. */
  readonly future: readonly PlayedMove[];
}

/** Returns the board before the first move, on which only given cells have marks. */
export function emptyPlay(puzzle: Puzzle): PlayState {
  const cells = givenMarks(puzzle);
  return { puzzle, cells, levels: new Uint8Array(cells.length), past: [], future: [] };
}

/**
 * Makes the changes as one move, and drops the moves that could be redone. Given cells keep their
 * marks. Returns the same state if nothing changes. The old marks are read from the board and not
 * from `from`, because the caller may have seen an older board.
 */
export function applyChanges(
  state: PlayState,
  changes: readonly MarkChange[],
  kind: MoveKind,
  at: number,
): PlayState {
  const wished = new Map(changes.map(({ cell, to }) => [cell, to]));
  const real = [...wished]
    .map(([cell, to]) => ({ cell, from: state.cells[cell], to }))
    .filter(({ cell, from, to }) => from !== to && !isGiven(state.puzzle, cell));
  return real.length === 0 ? state : play(state, { kind, changes: real, at });
}

export function undo(state: PlayState): PlayState {
  return takeBack(state, 1);
}

/**
 * Undoes the latest `moves` moves, or all moves if there are fewer. Redo makes the undone moves
 * again one by one.
 */
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

/**
 * Starts a trial: marks made from now on can be accepted or rejected together. Trials can be
 * nested.
 */
export function startTrial(state: PlayState, at: number): PlayState {
  return play(state, { kind: 'trial-start', changes: [], at });
}

/**
 * Turns the marks of the innermost trial into marks of the trial around it, or of the board if no
 * trial is around it.
 */
export function acceptTrial(state: PlayState, at: number): PlayState {
  if (trialDepth(state) === 0) return state;
  return play(state, { kind: 'trial-accept', changes: [], at });
}

/** Restores, as one more move, the marks that the board had when the innermost trial began. */
export function rejectTrial(state: PlayState, at: number): PlayState {
  const start = startOfTrial(state.past);
  if (start < 0) return state;
  const before = state.cells.slice();
  for (const move of state.past.slice(start).toReversed()) takeOut(before, move.changes);
  return play(state, { kind: 'trial-reject', changes: changesTo(state.cells, before), at });
}

/** Strikes out a block of a clue as a move, or takes its strike away. */
export function strike(state: PlayState, block: BlockPlace, at: number): PlayState {
  if (!hasBlock(state.puzzle, block)) return state;
  return play(state, { kind: 'strike', changes: [], at, block });
}

/** Empties the board but for its given cells, and takes all strikes away, as one move. */
export function clearBoard(state: PlayState, at: number): PlayState {
  const changes = changesTo(state.cells, givenMarks(state.puzzle));
  if (changes.length === 0 && struckAfter(state.past).length === 0) return state;
  return play(state, { kind: 'reset', changes, at });
}

/** Returns the changes that turn `cells` into `wished`. */
export function changesTo(cells: Uint8Array, wished: ArrayLike<Mark>): MarkChange[] {
  const changes: MarkChange[] = [];
  for (const [cell, from] of cells.entries()) {
    const to = wished[cell] ?? UNMARKED;
    if (from !== to) changes.push({ cell, from, to });
  }
  return changes;
}

/** Returns a copy of the marks with the changes made. */
export function withChanges(cells: Uint8Array, changes: readonly MarkChange[]): Uint8Array {
  const changed = cells.slice();
  for (const { cell, to } of changes) changed[cell] = to;
  return changed;
}

function play(state: PlayState, move: PlayedMove): PlayState {
  return {
    puzzle: state.puzzle,
    cells: withChanges(state.cells, move.changes),
    levels: levelsAfter(state.levels, state.past, move),
    past: [...state.past, move],
    future: [],
  };
}

function takeOut(cells: Uint8Array, changes: readonly MarkChange[]): void {
  for (const { cell, from } of changes) cells[cell] = from;
}
