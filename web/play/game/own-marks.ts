// The marks that a player made by hand. The automatic crosses of finished lines follow from painted
// cells. A search for mistakes therefore looks only at the marks made by hand. Removing mistakes
// also removes the automatic crosses that depend on the removed marks.

import { lineCount, linesOf } from '../../../src/puzzle/places.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { historyOf } from '../../board/state/hint-history.ts';
import { CROSS, colourOfMark, isUnmarked, masksOf, UNMARKED } from '../../board/state/mark.ts';
import {
  type MarkChange,
  type PlayedMove,
  type PlayState,
  withChanges,
} from '../../board/state/play-state.ts';
import { isFinished } from '../../board/state/solved.ts';
import type { Asked } from '../assistance/ask-worker.ts';

/**
 * Returns the cells that were crossed automatically when a stroke finished their line, have not
 * changed since, and are still in a finished line.
 */
export function crossedByItself({ puzzle, cells, past }: PlayState): ReadonlySet<number> {
  const crossed = new Set<number>();
  for (const move of past)
    for (const change of move.changes) {
      if (isByItself(move, change)) crossed.add(change.cell);
      else crossed.delete(change.cell);
    }
  return new Set([...crossed].filter(isInFinished(puzzle, cells)));
}

/**
 * Whether a change is an automatic cross: the player never makes crosses in a stroke that paints,
 * or that takes paint away and leaves the cell unmarked.
 */
function isByItself({ kind, changes }: PlayedMove, { to }: MarkChange): boolean {
  if (to !== CROSS || kind !== 'paint') return false;
  return changes.some(
    (other) => colourOfMark(other.to) > 0 || (colourOfMark(other.from) > 0 && isUnmarked(other.to)),
  );
}

/**
 * Returns the input of a task about mistakes: the marks and all moves, without the crosses of
 * `crossedByItself`.
 */
export function ownMarksOf(play: PlayState): Asked {
  const { puzzle, cells, past } = play;
  const crossed = crossedByItself(play);
  const own = withOpen(cells, crossed);
  const moves = past.map((move) => ({
    ...move,
    changes: move.changes.filter(
      (change) => !crossed.has(change.cell) || !isByItself(move, change),
    ),
  }));
  return {
    puzzle,
    marks: masksOf(own, puzzle.palette.length - 1),
    history: historyOf({ ...play, past: moves }),
  };
}

/**
 * Returns the changes that remove the automatic crosses which these changes leave alone, and leave
 * in no finished line.
 */
export function crossesBehind(
  play: PlayState,
  changes: readonly MarkChange[],
): readonly MarkChange[] {
  const { puzzle, cells } = play;
  const changed = new Set(changes.map(({ cell }) => cell));
  const isLeft = isInFinished(puzzle, withChanges(cells, changes));
  const behind = [...crossedByItself(play)].filter((cell) => !changed.has(cell) && !isLeft(cell));
  return behind.map((cell) => ({ cell, from: CROSS, to: UNMARKED }));
}

/** Returns a function that says whether a cell is in a finished line. */
function isInFinished(puzzle: Puzzle, cells: Uint8Array): (cell: number) => boolean {
  const finished = Array.from({ length: lineCount(puzzle) }, (_, line) =>
    isFinished(puzzle, cells, line),
  );
  return (cell) => linesOf(puzzle, cell).some((line) => finished[line]);
}

function withOpen(cells: Uint8Array, opened: Iterable<number>): Uint8Array {
  const after = cells.slice();
  for (const cell of opened) after[cell] = UNMARKED;
  return after;
}
