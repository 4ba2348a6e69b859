// The whole search as plain data that `run` drives, in stages: lines first, then probing; what they
// leave open goes to clause learning, or to the plain search where that is switched off or would
// take too much memory. Where the clues have a symmetry, a search for symmetric solutions takes
// turns with it.

import type { OnClause } from '../../puzzle/clause-event.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Stats } from '../../puzzle/result.ts';
import { type Board, makeBoard, makeBoardWithin } from '../board/board.ts';
import { type CellMap, symmetriesOf } from '../board/find-symmetries.ts';
import { makeProbing, type Probing, probe } from '../board/probe.ts';
import { propagate } from '../board/propagate.ts';
import { excludeCells, excludeSolution } from '../clause-learning/exclude-solution.ts';
import { learn } from '../clause-learning/learn.ts';
import { solvedCells, sureCells } from '../clause-learning/read-cells.ts';
import { type ClauseLearning, runSetup, startLearning } from '../clause-learning/start-learning.ts';
import { ALL_LAYERS, type Layers, type Phase, type Terms } from '../options.ts';
import { backtrack, makePlainSearch, type PlainSearch, searchPlainly } from './plain-search.ts';
import { conflictsOf, statsOf } from './search-report.ts';
import { imageOf, switchOf } from './second-solution.ts';
import {
  makeSymmetricSearch,
  type SymmetricSearch,
  searchSymmetrically,
} from './symmetric-search.ts';

export interface Search {
  readonly puzzle: Puzzle;
  /** Told of every clause and solution. */
  readonly onClause: OnClause | undefined;
  /** Lines whose clues do not count. */
  readonly free: ReadonlySet<number>;
  board: Board;
  readonly layers: Layers;
  readonly seed: number;
  phase: Phase;
  probing: Probing | undefined;
  probes: number;
  /** The set-up of clause learning. */
  starting: Generator<void, ClauseLearning | undefined> | undefined;
  /** One of the two, from the moment of searching. */
  plain: PlainSearch | undefined;
  learning: ClauseLearning | undefined;
  /** The search for symmetric solutions beside clause learning, and whose turn it is. */
  symmetric: SymmetricSearch | undefined;
  /** Conflicts of that search. */
  otherConflicts: number;
  /** Work of clause learning before the plain search took over. */
  past: Stats;
  turn: number;
  turnLeft: number;
  /** Maps that keep the clues. */
  symmetries: readonly CellMap[];
  /** The solution at hand, and whether the search has ruled it out already. */
  solution: Int32Array;
  isExcluded: boolean;
  /**
   * Solutions that clause learning found: where the plain search takes over, it meets them again.
   */
  readonly remembered: Int32Array[];
  /** OR of the solutions found: what they do not agree on. */
  readonly seen: Int32Array;
  found: number;
  state: 'open' | 'at-solution' | 'done';
  /**
   * The cells when lines and probes had nothing more to add, before anything was searched or ruled
   * out.
   */
  root: Int32Array;
  rootUnknown: number;
}

/**
 * Seed 0 searches in a fixed order; any other seed breaks ties at random, the same way every time.
 */
export function makeSearch(
  puzzle: Puzzle,
  seed = 0,
  layers: Partial<Layers> = {},
  { given, free: freeLines = [] }: Terms = {},
  onClause?: OnClause,
): Search {
  const free = new Set(freeLines);
  const board =
    given === undefined ? makeBoard(puzzle, free) : makeBoardWithin(puzzle, given, free);
  // Symmetries and switches follow from the clues alone, so they need all clues and no other terms.
  const isAsWritten = given === undefined && free.size === 0;
  const whole = isAsWritten ? {} : { symmetry: false, switches: false };
  return {
    puzzle,
    onClause: isAsWritten ? onClause : undefined,
    free,
    board,
    layers: { ...ALL_LAYERS, ...layers, ...whole },
    seed,
    phase: 'lines',
    probing: undefined,
    probes: 0,
    starting: undefined,
    plain: undefined,
    learning: undefined,
    symmetric: undefined,
    otherConflicts: 0,
    past: {},
    turn: 0,
    turnLeft: TURN,
    symmetries: [],
    solution: board.cells,
    isExcluded: false,
    remembered: [],
    seen: new Int32Array(board.cells.length),
    found: 0,
    // Where both lines of a cell are free, no line would miss its candidates.
    state: board.cells.includes(0) ? 'done' : 'open',
    root: board.cells,
    rootUnknown: board.unknown,
  };
}

/**
 * Works for about `work` steps of 10 ns or until there were `conflicts` conflicts, then pauses;
 * stops earlier at a solution or when all is searched. Call again to go on.
 */
export function run(
  search: Search,
  work = Number.POSITIVE_INFINITY,
  conflicts = Number.POSITIVE_INFINITY,
): 'solution' | 'done' | 'paused' {
  if (search.state === 'at-solution' && leaveSolution(search)) return 'solution';
  if (search.state === 'done') return 'done';
  const outcome = search.phase === 'searching' ? 'ready' : prepare(search, work);
  return outcome === 'ready' ? goOn(search, work, conflicts) : conclude(search, outcome);
}

type Outcome = 'solution' | 'done' | 'paused';

/** Lines, then probes, then the set-up; `ready` when cells are left to search for. */
function prepare(search: Search, work: number): Outcome | 'ready' {
  const bound = search.board.work + work;
  if (search.phase === 'lines') {
    const outcome = solveLines(search, bound);
    if (outcome !== 'ready') return outcome;
  }
  if (search.phase === 'probing') {
    const outcome = probeCells(search, bound);
    if (outcome !== 'ready') return outcome;
  }
  return startSearching(search, work);
}

function solveLines(search: Search, bound: number): Outcome | 'ready' {
  const { board, layers } = search;
  const propagated = propagate(board, bound);
  if (propagated === 'paused') return 'paused';
  if (propagated === 'conflict') return 'done';
  search.phase = 'probing';
  if (layers.probing && board.unknown > 0) search.probing = makeProbing(board, search.onClause);
  return 'ready';
}

function probeCells(search: Search, bound: number): Outcome | 'ready' {
  const { board, probing, layers, seed } = search;
  const probed = probing === undefined ? 'done' : probe(probing, bound);
  search.probes = probing?.probes ?? 0;
  if (probed === 'paused') return 'paused';
  if (probed === 'conflict') return 'done';
  search.probing = undefined;
  search.root = board.cells.slice();
  search.rootUnknown = board.unknown;
  if (board.unknown === 0) return 'solution';
  search.phase = 'starting';
  if (layers.learning)
    search.starting = startLearning(board, layers, seed, { onClause: search.onClause });
  return 'ready';
}

function startSearching(search: Search, work: number): 'ready' | 'paused' {
  const { puzzle, board, layers, seed } = search;
  const started = runSetup(search.starting, work);
  if (started === 'paused') return 'paused';
  search.starting = undefined;
  search.phase = 'searching';
  search.learning = started;
  if (started === undefined) search.plain = makePlainSearch(board, seed, search.onClause);
  else if (layers.symmetry && isWorthMaps(search)) search.symmetries = symmetriesOf(puzzle);
  if (search.symmetries.length > 0) {
    search.symmetric = makeSymmetricSearch(puzzle, search.symmetries, layers, seed);
  }
  return 'ready';
}

/**
 * Few open cells are searched at once; for very many cells the maps themselves would hold up the
 * host.
 */
function isWorthMaps({ board, rootUnknown }: Search): boolean {
  return rootUnknown >= 50 && board.cells.length <= MOST_MAPPED;
}

const MOST_MAPPED = 40_000;

/** Work of one turn where two searches take turns. */
const TURN = 200_000;
/** The search for symmetric solutions has every second turn, and few once there is a solution. */
const PERIOD = 2;
const PERIOD_AFTER = 16;

function goOn(search: Search, work: number, conflicts: number): Outcome {
  const { plain, learning } = search;
  if (plain !== undefined) return searchOnPlainly(search, plain, work, conflicts);
  if (learning === undefined) return conclude(search, 'done');
  for (let left = work; left > 0; ) {
    const { symmetric } = search;
    if (conflictsOf(search) >= conflicts) return 'paused';
    if (symmetric === undefined) {
      return conclude(search, learn(learning, conflicts - search.otherConflicts, left));
    }
    const part = Math.min(search.turnLeft, left);
    const period = search.found === 0 ? PERIOD : PERIOD_AFTER;
    const outcome =
      search.turn % period === 0
        ? lookForSymmetric(search, learning, symmetric, part, conflicts)
        : conclude(search, learn(learning, conflicts - search.otherConflicts, part));
    left -= part;
    search.turnLeft -= part;
    if (search.turnLeft === 0) {
      search.turn++;
      search.turnLeft = TURN;
    }
    if (outcome !== 'paused') return outcome;
  }
  return 'paused';
}

function searchOnPlainly(
  search: Search,
  plain: PlainSearch,
  work: number,
  conflicts: number,
): Outcome {
  const left = conflicts - (search.past.conflicts ?? 0);
  const outcome = searchPlainly(plain, search.board.work + work, left);
  if (outcome !== 'solution' || !isRemembered(search)) return conclude(search, outcome);
  return backtrack(plain) ? 'paused' : conclude(search, 'done');
}

/** A turn of the search for symmetric solutions; that it ends means nothing for the whole. */
function lookForSymmetric(
  search: Search,
  learning: ClauseLearning,
  symmetric: SymmetricSearch,
  work: number,
  conflicts: number,
): 'solution' | 'paused' {
  const outcome = searchSymmetrically(symmetric, conflicts - learning.learner.conflicts, work);
  search.otherConflicts = symmetric.conflicts;
  if (outcome === 'done') search.symmetric = undefined;
  if (outcome !== 'solution' || !isNew(search, symmetric.solution)) return 'paused';
  return noteOther(search, learning, symmetric.solution);
}

/**
 * Beside the search there is at most one solution before this one: with the second, only the search
 * goes on.
 */
function isNew({ found, solution }: Search, cells: Int32Array): boolean {
  return found === 0 || cells.some((mask, cell) => mask !== solution[cell]);
}

function isRemembered({ board, remembered }: Search): boolean {
  return remembered.some((cells) => cells.every((mask, cell) => mask === board.cells[cell]));
}

function conclude(search: Search, outcome: Outcome): Outcome {
  const { board, learning } = search;
  if (outcome === 'done') search.state = 'done';
  if (outcome !== 'solution') return outcome;
  const cells = learning ? solvedCells(learning) : board.cells.slice();
  search.onClause?.({ kind: 'solution', numbers: cells, size: cells.length });
  return noteSolution(search, cells, false);
}

/**
 * A solution that is not from the search itself; it stays to be left where it is all that the
 * search has left.
 */
function noteOther(search: Search, learning: ClauseLearning, cells: Int32Array): 'solution' {
  search.onClause?.({ kind: 'solution', numbers: cells, size: cells.length });
  return noteSolution(search, cells, excludeCells(learning, cells));
}

function noteSolution(search: Search, cells: Int32Array, isExcluded: boolean): 'solution' {
  const { seen } = search;
  for (let cell = 0; cell < seen.length; cell++) seen[cell] |= cells[cell];
  search.solution = cells;
  search.isExcluded = isExcluded;
  search.found++;
  if (search.learning !== undefined) search.remembered.push(cells);
  if (search.found > 1) search.symmetric = undefined;
  search.state = 'at-solution';
  return 'solution';
}

/**
 * Rules the solution at hand out. True when, right after the first one, another is found without
 * search.
 */
function leaveSolution(search: Search): boolean {
  const { plain, learning, isExcluded, solution } = search;
  search.state = 'open';
  if (!isExcluded) {
    const goesOn = learning ? excludeSolution(learning) : plain ? backtrack(plain) : false;
    if (!goesOn) search.state = 'done';
  }
  if (learning === undefined || search.state === 'done') return false;
  if (search.found >= MOST_REMEMBERED || search.found * solution.length > MOST_CELLS) {
    listPlainly(search, learning);
  }
  if (search.found > 1) return false;
  const another = anotherSolution(search);
  if (another === undefined) return false;
  noteOther(search, learning, another);
  return true;
}

/**
 * Clause learning keeps a clause for every solution that it leaves behind: beyond so many it does
 * not pay.
 */
const MOST_REMEMBERED = 1000;
const MOST_CELLS = 50_000_000;

/** Lets the plain search list the other solutions, starting from all that is known for sure. */
function listPlainly(search: Search, learning: ClauseLearning): void {
  const board = makeBoardWithin(search.puzzle, sureCells(learning), search.free);
  search.past = statsOf(search);
  search.otherConflicts = search.probes = 0;
  search.board = board;
  search.learning = undefined;
  search.plain = makePlainSearch(board, search.seed, search.onClause);
}

function anotherSolution(search: Search): Int32Array | undefined {
  const { puzzle, layers, symmetries, solution } = search;
  const image = imageOf(solution, symmetries);
  const isTried = layers.switches && solution.length <= MOST_MAPPED;
  return image ?? (isTried ? switchOf(puzzle, solution) : undefined);
}
