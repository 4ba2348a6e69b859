// The whole search as plain data that `run` drives, in stages: lines first; what they leave open goes to clause
// learning, or to the plain search where that is switched off or would take too much memory.

import type { Grid } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Stats } from '../puzzle/result.ts';
import { type Board, cellsAt, makeBoard } from './board.ts';
import { encode } from './encode.ts';
import {
  excludeSolution,
  type Learning,
  learn,
  makeLearning,
  solvedCells,
  sureCells,
} from './learn.ts';
import { ALL_LAYERS, type Layers, type Progress } from './options.ts';
import { backtrack, makePlainSearch, type PlainSearch, searchPlainly } from './plain-search.ts';
import { propagate } from './propagate.ts';

export interface Search {
  readonly board: Board;
  readonly layers: Layers;
  readonly seed: number;
  /** At most one of the two, once lines have settled what they can. */
  plain: PlainSearch | undefined;
  learning: Learning | undefined;
  /** OR of the solutions found: what they do not agree on. */
  readonly seen: Int32Array;
  found: number;
  state: 'open' | 'at-solution' | 'done';
  /** Unknown cells when lines alone had nothing more to add. */
  rootUnknown: number;
}

/** Seed 0 searches in a fixed order; any other seed breaks ties at random, the same way every time. */
export function makeSearch(puzzle: Puzzle, seed = 0, layers: Partial<Layers> = {}): Search {
  const board = makeBoard(puzzle);
  return {
    board,
    layers: { ...ALL_LAYERS, ...layers },
    seed,
    plain: undefined,
    learning: undefined,
    seen: new Int32Array(board.cells.length),
    found: 0,
    state: 'open',
    rootUnknown: board.unknown,
  };
}

/**
 * Works for about `work` steps of 10 ns or until there were `conflicts` conflicts, then pauses; stops
 * earlier at a solution or when all is searched. Call again to go on.
 */
export function run(
  search: Search,
  work = Number.POSITIVE_INFINITY,
  conflicts = Number.POSITIVE_INFINITY,
): 'solution' | 'done' | 'paused' {
  if (search.state === 'at-solution') leaveSolution(search);
  if (search.state === 'done') return 'done';
  const outcome = runStage(search, work, conflicts);
  if (outcome === 'solution') noteSolution(search);
  if (outcome === 'done') search.state = 'done';
  return outcome;
}

function runStage(search: Search, work: number, conflicts: number): 'solution' | 'done' | 'paused' {
  const { board } = search;
  const bound = board.work + work;
  if (search.plain === undefined && search.learning === undefined) {
    const propagated = propagate(board, bound);
    if (propagated === 'paused') return 'paused';
    if (propagated === 'conflict') return 'done';
    if (board.unknown === 0) return 'solution';
    startSearching(search);
  }
  if (search.learning !== undefined) return learn(search.learning, conflicts, work);
  if (search.plain !== undefined) return searchPlainly(search.plain, bound, conflicts);
  return 'done';
}

function startSearching(search: Search): void {
  const { board, layers, seed } = search;
  search.rootUnknown = board.unknown;
  const encoding = layers.learning ? encode(board) : undefined;
  if (encoding === undefined) search.plain = makePlainSearch(board, seed);
  else search.learning = makeLearning(board, encoding, layers, seed);
}

function noteSolution(search: Search): void {
  const { seen } = search;
  const { cells } = solutionOf(search);
  for (let cell = 0; cell < seen.length; cell++) seen[cell] |= cells[cell];
  search.found++;
  search.state = 'at-solution';
}

function leaveSolution(search: Search): void {
  const { plain, learning } = search;
  const goesOn = learning ? excludeSolution(learning) : plain ? backtrack(plain) : false;
  search.state = goesOn ? 'open' : 'done';
}

/** All is searched, or solved without a single decision still open. */
export function isComplete(search: Search): boolean {
  if (search.state !== 'at-solution') return search.state === 'done';
  return (search.plain?.depth ?? search.learning?.learner.depth ?? 0) === 0;
}

/** The solution at which `run` stopped, in new memory. */
export function solutionOf({ board, learning }: Search): Grid {
  const { width, height } = board;
  return { width, height, cells: learning ? solvedCells(learning) : board.cells.slice() };
}

/** What all solutions agree on, as far as the search has come: those found and all that may still come. */
export function knownOf(search: Search): Grid {
  const { board, plain, learning, seen, found } = search;
  const { width, height } = board;
  if (search.state === 'done') return { width, height, cells: seen.slice() };
  const cells = learning
    ? sureCells(learning)
    : cellsAt(board, plain === undefined || plain.depth === 0 ? board.trailSize : plain.marks[0]);
  if (found > 0) for (let cell = 0; cell < cells.length; cell++) cells[cell] |= seen[cell];
  return { width, height, cells };
}

export function conflictsOf({ plain, learning }: Search): number {
  return plain?.conflicts ?? learning?.learner.conflicts ?? 0;
}

export function statsOf(search: Search): Stats {
  const { board, plain, learning } = search;
  return {
    lineSolves: board.lineSolves + (learning?.lines?.lineSolves ?? 0),
    propagations: board.propagations + (learning?.learner.propagations ?? 0),
    decisions: plain?.decisionCount ?? learning?.learner.decisions ?? 0,
    conflicts: conflictsOf(search),
    learnt: learning?.learnt ?? 0,
    restarts: learning?.restarts.restarts ?? 0,
    dives: learning?.dives?.dives ?? 0,
  };
}

export function progressOf(search: Search): Progress {
  const { board } = search;
  const isSearching = search.plain !== undefined || search.learning !== undefined;
  const unknown = isSearching ? search.rootUnknown : board.unknown;
  const cells = board.cells.length;
  return { knownCells: cells - unknown, cells, solutions: search.found, stats: statsOf(search) };
}
