// Looks for solutions that are symmetric where the clues are: a quarter of the cells or fewer to
// search. That none is found proves nothing for the whole puzzle; the full search goes on beside.
//
// The maps that keep the clues are tried all together and one by one, in turns, because a picture
// may have fewer symmetries than its clues.

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
  /** Folds not yet set up, and the one whose set-up is on its way. */
  readonly folds: Fold[];
  starting: Generator<void, ClauseLearning | undefined> | undefined;
  /** Searches that are not at their end; each call goes on with the first and puts it last. */
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
 * All maps together, then each with what it generates; those that fold the same cells only once.
 */
function foldsOf(maps: readonly CellMap[]): Fold[] {
  const folds = [maps, ...maps.map((map) => [map])].map(foldAlong);
  return folds.filter((fold, i) => folds.findIndex((other) => sameCells(other, fold)) === i);
}

function sameCells(a: Fold, b: Fold): boolean {
  return a.cellOf.every((first, cell) => first === b.cellOf[cell]);
}

/** One turn of about `work` steps; `done` when there are no symmetric solutions but those found. */
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

/** The search of one fold, unless lines rule it out. */
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
