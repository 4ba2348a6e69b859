// Starts a game, from nothing or from a save. A saved game comes from outside: its moves are played
// again, up to but without the first move that does not fit the puzzle or the moves before it.

import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { isGiven } from './given-marks.ts';
import { isMark } from './mark.ts';
import {
  emptyPlay,
  type MarkChange,
  MOVE_KINDS,
  type PlayedMove,
  type PlayState,
  takeBack,
} from './play-state.ts';
import { hasBlock } from './strikes.ts';
import { levelsOf } from './trials.ts';

/** The moves of a saved game: those made, and those taken back. */
interface SavedMoves {
  readonly past: readonly PlayedMove[];
  readonly future: readonly PlayedMove[];
}

/**
 * Returns the game of `save` with the moves that can be played, or a game on an empty board if
 * there is no saved game.
 */
export function startPlay(puzzle: Puzzle, save?: SavedMoves): PlayState {
  return (save && restorePlay(puzzle, save)) ?? emptyPlay(puzzle);
}

/**
 * Plays the moves before the first that cannot be played. Returns undefined if `save` is not a
 * saved game at all.
 */
export function restorePlay(puzzle: Puzzle, save: unknown): PlayState | undefined {
  if (!isRecord(save) || !Array.isArray(save.past) || !Array.isArray(save.future)) return undefined;
  const moves: unknown[] = [...save.past, ...save.future];
  const empty = emptyPlay(puzzle);
  const cells = empty.cells.slice();
  const past = playable(puzzle, cells, moves);
  const end = { ...empty, cells, levels: levelsOf(past, cells.length), past };
  return takeBack(end, past.length - save.past.length);
}

/** Returns the number of moves in a save that could not be played. */
export function unreadMoves(save: SavedMoves, { past, future }: PlayState): number {
  return save.past.length + save.future.length - past.length - future.length;
}

/** Returns the moves before the first that cannot be played, and applies them to `cells`. */
function playable(
  puzzle: Puzzle,
  cells: Uint8Array,
  moves: readonly unknown[],
): readonly PlayedMove[] {
  const played: PlayedMove[] = [];
  let depth = 0;
  for (const move of moves) {
    if (!isMove(move) || !canPlay(puzzle, cells, move.changes)) break;
    if (move.kind === 'strike' && !isStrike(puzzle, move)) break;
    if (move.kind === 'trial-start') depth++;
    if (move.kind === 'trial-accept' || move.kind === 'trial-reject') depth--;
    if (depth < 0) break;
    for (const { cell, to } of move.changes) cells[cell] = to;
    played.push(move);
  }
  return played;
}

/** Whether the move strikes a block of the puzzle and changes no mark. */
function isStrike(puzzle: Puzzle, { changes, block }: PlayedMove): boolean {
  return changes.length === 0 && hasBlock(puzzle, block);
}

/**
 * Whether no cell is changed twice and no given cell at all, and each change goes from the mark
 * that its cell has to a mark that the puzzle allows.
 */
function canPlay(puzzle: Puzzle, cells: Uint8Array, changes: readonly MarkChange[]): boolean {
  const colours = puzzle.palette.length - 1;
  const touched = new Set(changes.map(({ cell }) => cell));
  return (
    touched.size === changes.length &&
    changes.every(
      ({ cell, from, to }) =>
        Number.isInteger(cell) &&
        !isGiven(puzzle, cell) &&
        isMark(from, colours) &&
        cells[cell] === from &&
        isMark(to, colours),
    )
  );
}

function isMove(value: unknown): value is PlayedMove {
  return (
    isRecord(value) &&
    MOVE_KINDS.some((kind) => kind === value.kind) &&
    Number.isFinite(value.at) &&
    Array.isArray(value.changes) &&
    value.changes.every(isRecord)
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
