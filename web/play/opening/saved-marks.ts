// The marks that a puzzle comes with: its file may hold grids that somebody saved while solving it.
// The board of a new game does not have these marks, but the player can take them over as one move.
// If the file holds several grids, the player is offered the fullest one that fits the given cells.

import { type Grid, isKnown } from '../../../src/puzzle/grid.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { isGiven } from '../../board/state/given-marks.ts';
import { changesTo } from '../../board/state/play-state.ts';
import type { Game } from '../game/game.ts';
import { change, type GameStore } from '../game/game-store.ts';
import { cellsOfKnown } from '../playback/cells-at.ts';

/**
 * Returns the grid whose marks are offered. There is no offer once a move was made, even if it was
 * undone, nor for a puzzle that was solved before.
 */
export function offeredMarks({ play, solvedBy }: Game): Grid | undefined {
  const isTouched = solvedBy !== undefined || play.past.length + play.future.length > 0;
  return isTouched ? undefined : fullestSaved(play.puzzle);
}

/** Marks the known cells of the grid as one move; given cells keep their marks. */
export function takeSavedMarks(store: GameStore, saved: Grid): void {
  const { cells } = store.getState().game.play;
  change(store, changesTo(cells, cellsOfKnown(cells, saved)), 'saved-marks');
}

/**
 * Returns the saved grid with the most known cells besides the given ones, the first one of equals.
 * Grids in which a given cell has another colour are left out, and so are those without any mark.
 */
function fullestSaved(puzzle: Puzzle): Grid | undefined {
  const [fullest] = (puzzle.saved ?? [])
    .filter((saved) => fitsGiven(saved, puzzle))
    .map((saved) => ({ saved, count: countMarks(saved, puzzle) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return fullest?.saved;
}

function fitsGiven({ cells }: Grid, { given }: Puzzle): boolean {
  return (
    given === undefined ||
    cells.every((candidates, cell) => (candidates & (given.cells[cell] ?? 0)) !== 0)
  );
}

function countMarks(saved: Grid, puzzle: Puzzle): number {
  return saved.cells.filter((mask, cell) => isKnown(mask) && !isGiven(puzzle, cell)).length;
}
