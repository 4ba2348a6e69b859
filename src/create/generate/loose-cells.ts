// Finds the loose cells of a picture: those that have another colour in another solution of its
// clues. Which cells these are is a fact about the picture, however the engine finds it. So no
// counter of the engine bounds the search; the host can stop it between two slices.
//
// One search lists the first solutions, which mostly have all loose cells among them. If there are
// more solutions, each cell that is still open is asked for by itself. Cost: about 1 ms for a
// search on 15x15 cells, whose set-up takes most of it.

import { type Board, narrow } from '../../engine/board/board.ts';
import { probeToFixpoint } from '../../engine/board/probe-to-fixpoint.ts';
import { makeSearch, run } from '../../engine/search/search.ts';
import { solutionOf } from '../../engine/search/search-report.ts';
import type { Search } from '../../engine/search/search-state.ts';
import { SLICE } from '../../pacing/pace.ts';
import { type Grid, isKnown } from '../../puzzle/grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

/** A puzzle that was made of a picture, and a probed board of it, which this narrows further. */
interface ProbedPicture {
  readonly puzzle: Puzzle;
  readonly picture: Uint8Array;
  readonly board: Board;
}

/** How many solutions are listed before the cells are asked for one by one. */
const FIRST_SOLUTIONS = 8;

/** Returns undefined when there are more than `most` loose cells. Yields false between slices. */
export function* looseCells(
  probed: ProbedPicture,
  most: number,
): Generator<false, ReadonlySet<number> | undefined> {
  const { puzzle, picture, board } = probed;
  const loose = new Set<number>();
  const search = makeSearch(puzzle, { within: board.cells.slice(), layers: { probing: false } });
  for (let count = 0; count < FIRST_SOLUTIONS; count++) {
    const solution = yield* nextSolution(search);
    if (solution === undefined) return loose;
    addDiffering(loose, picture, solution);
    if (loose.size > most) return undefined;
  }
  for (let cell = 0; cell < picture.length; cell++) {
    if (isKnown(board.cells[cell]) || loose.has(cell)) continue;
    const other = yield* otherSolution(probed, cell);
    if (other === undefined) yield* fix(probed, cell);
    else addDiffering(loose, picture, other);
    if (loose.size > most) return undefined;
  }
  return loose;
}

function addDiffering(loose: Set<number>, picture: Uint8Array, { cells }: Grid): void {
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== 1 << picture[cell]) loose.add(cell);
  }
}

/** Returns a solution in which the cell has another colour than in the picture, if there is one. */
function otherSolution(
  { puzzle, picture, board }: ProbedPicture,
  cell: number,
): Generator<false, Grid | undefined> {
  const within = board.cells.slice();
  within[cell] &= ~(1 << picture[cell]);
  return nextSolution(makeSearch(puzzle, { within }));
}

function* nextSolution(search: Search): Generator<false, Grid | undefined> {
  for (;;) {
    const outcome = run(search, SLICE);
    if (outcome === 'done') return undefined;
    if (outcome === 'solution') return solutionOf(search);
    yield false;
  }
}

/** Gives a cell the colour that it has in all solutions, which mostly settles other cells too. */
function fix({ picture, board }: ProbedPicture, cell: number): Generator<false, void> {
  narrow(board, cell, 1 << picture[cell]);
  return probeToFixpoint(board);
}
