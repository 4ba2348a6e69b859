// Looks for solutions that have the symmetries of the clues. Such a search has only a part of the
// cells to settle, often a half or a quarter. Finding none proves nothing about the whole puzzle,
// so the full search goes on at the same time.
//
// The maps that keep the clues are tried all together, and also each alone, because a picture may
// have fewer symmetries than its clues.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { makeBoard } from '../board/board.ts';
import type { CellMap } from '../board/find-symmetries.ts';
import { type Fold, foldAlong, propagateFold } from '../board/fold-board.ts';
import { excludeSolution } from '../clause-learning/exclude-solution.ts';
import { learn } from '../clause-learning/learn.ts';
import { solvedCells } from '../clause-learning/read-cells.ts';
import { type ClauseLearning, runSetup, startLearning } from '../clause-learning/start-learning.ts';
import type { Layers } from '../options.ts';

export interface SymmetricSearch {
  readonly puzzle: Puzzle;
  readonly layers: Layers;
  readonly seed: number;
  /** The folds whose search is not yet set up, and the set-up in progress. */
  readonly folds: Fold[];
  starting: Generator<void, ClauseLearning | undefined> | undefined;
  /** Searches that have not ended. They take turns: the first is continued, then put at the end. */
  readonly open: ClauseLearning[];
  /** The solution at hand. */
  solution: Int32Array;
  conflicts: number;
}

export function makeSymmetricSearch(
  puzzle: Puzzle,
  maps: readonly CellMap[],
  layers: Layers,
  seed: number,
): SymmetricSearch {
  return {
    puzzle,
    layers,
    seed,
    folds: foldsOf(maps),
    starting: undefined,
    open: [],
    solution: new Int32Array(0),
    conflicts: 0,
  };
}

/**
 * Returns the fold along all maps together, then the fold along each map alone. If several folds
 * join the same cells, only the first of them is returned.
 */
function foldsOf(maps: readonly CellMap[]): Fold[] {
  const folds = [maps, ...maps.map((map) => [map])].map(foldAlong);
  return folds.filter((fold, i) => folds.findIndex((other) => sameCells(other, fold)) === i);
}

function sameCells(a: Fold, b: Fold): boolean {
  return a.cellOf.every((first, cell) => first === b.cellOf[cell]);
}

/**
 * Searches for about `work` steps, as long as the search has had fewer than `conflicts` conflicts;
 * `done` when no fold is left to search.
 */
export function searchSymmetrically(
  search: SymmetricSearch,
  conflicts: number,
  work: number,
): 'solution' | 'done' | 'paused' {
  if (search.starting !== undefined) return goOnStarting(search, work);
  const fold = search.folds.shift();
  if (fold !== undefined) {
    search.starting = startFold(search, fold);
    return 'paused';
  }
  const learning = search.open.shift();
  if (learning === undefined) return 'done';
  const before = learning.learner.conflicts;
  const outcome = learn(learning, before + conflicts - search.conflicts, work);
  search.conflicts += learning.learner.conflicts - before;
  if (outcome === 'solution') {
    search.solution = solvedCells(learning);
    if (excludeSolution(learning)) search.open.push(learning);
    return 'solution';
  }
  if (outcome === 'paused') search.open.push(learning);
  return 'paused';
}

/**
 * Sets up the search of one fold; undefined if lines leave the fold no solution, or if clause
 * learning would take too much memory.
 */
function* startFold(
  { puzzle, layers, seed }: SymmetricSearch,
  fold: Fold,
): Generator<void, ClauseLearning | undefined> {
  const board = makeBoard(puzzle);
  if (!(yield* propagateFold(board, fold))) return undefined;
  return yield* startLearning(board, layers, seed, { fold });
}

function goOnStarting(search: SymmetricSearch, work: number): 'paused' {
  const started = runSetup(search.starting, work);
  if (started === 'paused') return 'paused';
  search.starting = undefined;
  if (started !== undefined) search.open.push(started);
  return 'paused';
}
