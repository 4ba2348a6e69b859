// Starting to play, from nothing or from what was kept. A save comes from outside: it is played from the first move on,
// and one that does not fit the puzzle, or itself, is not used at all.

import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { isMark } from './mark.ts';
import {
  type Change,
  emptyPlay,
  MOVE_KINDS,
  type Move,
  type PlayState,
  takeBack,
} from './play-state.ts';
import type { Save } from './save.ts';
import { levelsOf } from './trials.ts';

/** Where the person was, or an empty board. */
export function startPlay(puzzle: Puzzle, save?: Pick<Save, 'past' | 'future'>): PlayState {
  return (save && restorePlay(puzzle, save)) ?? emptyPlay(puzzle);
}

/** Undefined when the save is not one of this puzzle. */
export function restorePlay(puzzle: Puzzle, save: unknown): PlayState | undefined {
  if (!isRecord(save) || !Array.isArray(save.past) || !Array.isArray(save.future)) return undefined;
  const moves: unknown[] = [...save.past, ...save.future];
  const empty = emptyPlay(puzzle);
  const colours = puzzle.palette.length - 1;
  const cells = empty.cells.slice();
  let depth = 0;
  for (const move of moves) {
    if (!isMove(move) || !canPlay(cells, move.changes, colours)) return undefined;
    if (move.kind === 'trial-start') depth++;
    if (move.kind === 'trial-accept' || move.kind === 'trial-reject') depth--;
    if (depth < 0) return undefined;
    for (const { cell, to } of move.changes) cells[cell] = to;
  }
  const past = moves as Move[];
  const end = { ...empty, cells, levels: levelsOf(past, cells.length), past };
  return takeBack(end, save.future.length);
}

/** Each cell is one of the board, holds what the change found there, and may hold what it leaves. */
function canPlay(cells: Uint8Array, changes: readonly Change[], colours: number): boolean {
  const touched = new Set(changes.map(({ cell }) => cell));
  return (
    touched.size === changes.length &&
    changes.every(
      ({ cell, from, to }) =>
        Number.isInteger(cell) &&
        isMark(from, colours) &&
        cells[cell] === from &&
        isMark(to, colours),
    )
  );
}

function isMove(value: unknown): value is Move {
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
