// The whole search as plain data that `run` drives, in stages: lines first, then probing; what they leave open goes
// to clause learning, or to the plain search where that is switched off or would take too much memory. Where the
// clues have a symmetry, a search for symmetric solutions takes turns with it.

import type { Grid } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Stats } from '../puzzle/result.ts';
import { imageOf, switchOf } from './another.ts';
import { type Board, cellsAt, makeBoard, narrow } from './board.ts';
import {
  countSure,
  excludeCells,
  excludeSolution,
  type Learning,
  learn,
  runSetup,
  solvedCells,
  startLearning,
  sureCells,
} from './learn.ts';
import { ALL_LAYERS, type Layers, type Phase, type Progress } from './options.ts';
import { backtrack, makePlainSearch, type PlainSearch, searchPlainly } from './plain-search.ts';
import { makeProbing, type Probing, probe } from './probe.ts';
import { propagate } from './propagate.ts';
import {
  makeSymmetricSearch,
  type SymmetricSearch,
  searchSymmetrically,
} from './symmetric-search.ts';
import { type CellMap, symmetriesOf } from './symmetry.ts';

export interface Search {
  readonly puzzle: Puzzle;
  board: Board;
  readonly layers: Layers;
  readonly seed: number;
  phase: Phase;
  probing: Probing | undefined;
  /** The set-up of clause learning. */
  starting: Generator<void, Learning | undefined> | undefined;
  /** One of the two, from the moment of searching. */
  plain: PlainSearch | undefined;
  learning: Learning | undefined;
  /** The search for symmetric solutions beside clause learning, and whose turn it is. */
  symmetric: SymmetricSearch | undefined;
  /** Conflicts of that search. */
  otherConflicts: number;
  /** Work of clause learning before the plain search took over. */
  past: Stats;
  turn: number;
  /** Maps that keep the clues. */
  symmetries: readonly CellMap[];
  /** The solution at hand, and who found it. */
  solution: Int32Array;
  finder: 'search' | 'other';
  /** Solutions that clause learning found: where the plain search takes over, it meets them again. */
  readonly remembered: Int32Array[];
  /** OR of the solutions found: what they do not agree on. */
  readonly seen: Int32Array;
  found: number;
  state: 'open' | 'at-solution' | 'done';
  /** The cells when lines and probes had nothing more to add, before anything was searched or ruled out. */
  root: Int32Array;
  rootUnknown: number;
}

const NO_PAST: Stats = {};

/**
 * Seed 0 searches in a fixed order; any other seed breaks ties at random, the same way every time. With `given`,
 * a mask of candidates a cell, only solutions within it are looked for.
 */
export function makeSearch(
  puzzle: Puzzle,
  seed = 0,
  layers: Partial<Layers> = {},
  given?: Int32Array,
): Search {
  const board = makeBoard(puzzle);
  given?.forEach((candidates, cell) => {
    narrow(board, cell, candidates);
  });
  // What symmetry and switches find may lie outside what is given.
  const whole = given === undefined ? {} : { symmetry: false, switches: false };
  return {
    puzzle,
    board,
    layers: { ...ALL_LAYERS, ...layers, ...whole },
    seed,
    phase: 'lines',
    probing: undefined,
    starting: undefined,
    plain: undefined,
    learning: undefined,
    symmetric: undefined,
    otherConflicts: 0,
    past: NO_PAST,
    turn: 0,
    symmetries: [],
    solution: board.cells,
    finder: 'search',
    remembered: [],
    seen: new Int32Array(board.cells.length),
    found: 0,
    state: 'open',
    root: board.cells,
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
  if (search.state === 'at-solution' && leaveSolution(search)) return 'solution';
  if (search.state === 'done') return 'done';
  const outcome = search.phase === 'searching' ? 'ready' : prepare(search, work);
  return outcome === 'ready' ? goOn(search, work, conflicts) : conclude(search, outcome);
}

type Outcome = 'solution' | 'done' | 'paused';

/** Lines, then probes; `ready` when cells are left to search for. */
function prepare(search: Search, work: number): Outcome | 'ready' {
  const { board, layers } = search;
  const bound = board.work + work;
  if (search.phase === 'lines') {
    const propagated = propagate(board, bound);
    if (propagated === 'paused') return 'paused';
    if (propagated === 'conflict') return 'done';
    search.phase = 'probing';
    if (layers.probing && board.unknown > 0) search.probing = makeProbing(board);
  }
  if (search.probing !== undefined) {
    const probed = probe(search.probing, bound);
    if (probed === 'paused') return 'paused';
    if (probed === 'conflict') return 'done';
  }
  if (search.phase !== 'starting') {
    search.root = board.cells.slice();
    search.rootUnknown = board.unknown;
    if (board.unknown === 0) return 'solution';
    startSearching(search);
  }
  return goOnStarting(search, work);
}

function startSearching(search: Search): void {
  const { board, layers, seed } = search;
  search.phase = 'starting';
  if (layers.learning) search.starting = startLearning(board, layers, seed);
}

function goOnStarting(search: Search, work: number): 'ready' | 'paused' {
  const { puzzle, board, layers, seed } = search;
  const started = runSetup(search.starting, work);
  if (started === 'paused') return 'paused';
  search.starting = undefined;
  search.phase = 'searching';
  search.learning = started;
  if (started === undefined) {
    search.plain = makePlainSearch(board, seed);
  } else if (layers.symmetry) {
    search.symmetries = symmetriesOf(puzzle);
    const { symmetries } = search;
    if (symmetries.length > 0) {
      search.symmetric = makeSymmetricSearch(puzzle, symmetries, layers, seed);
    }
  }
  return 'ready';
}

/** Work of one turn where two searches take turns. */
const TURN = 200_000;
/** The search for symmetric solutions has every second turn, and few once there is a solution. */
const PERIOD = 2;
const PERIOD_AFTER = 16;

function goOn(search: Search, work: number, conflicts: number): Outcome {
  const { board, plain, learning } = search;
  if (plain !== undefined) {
    const outcome = searchPlainly(
      plain,
      board.work + work,
      conflicts - (search.past.conflicts ?? 0),
    );
    if (outcome !== 'solution' || !isRemembered(search)) return conclude(search, outcome);
    return backtrack(plain) ? 'paused' : conclude(search, 'done');
  }
  if (learning === undefined) return conclude(search, 'done');
  for (let left = work; left > 0; left -= TURN) {
    const { symmetric } = search;
    if (conflictsOf(search) >= conflicts) return 'paused';
    const turn = symmetric === undefined ? left : Math.min(TURN, left);
    const period = search.found === 0 ? PERIOD : PERIOD_AFTER;
    if (symmetric !== undefined && search.turn++ % period === 0) {
      const outcome = searchSymmetrically(symmetric, conflicts - learning.learner.conflicts, turn);
      search.otherConflicts = symmetric.conflicts;
      if (outcome === 'done') search.symmetric = undefined;
      if (outcome === 'solution' && isNew(search, symmetric.solution)) {
        return noteOther(search, learning, symmetric.solution);
      }
    } else {
      const outcome = learn(learning, conflicts - search.otherConflicts, turn);
      if (outcome !== 'paused' || symmetric === undefined) return conclude(search, outcome);
    }
  }
  return 'paused';
}

/** Beside the search there is at most one solution before this one: with the second, only the search goes on. */
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
  return noteSolution(search, learning ? solvedCells(learning) : board.cells.slice(), 'search');
}

/** A solution that is not from the search itself. */
function noteOther(search: Search, learning: Learning, cells: Int32Array): 'solution' {
  const isLeft = excludeCells(learning, cells);
  return noteSolution(search, cells, isLeft ? 'other' : 'search');
}

function noteSolution(search: Search, cells: Int32Array, finder: Search['finder']): 'solution' {
  const { seen } = search;
  for (let cell = 0; cell < seen.length; cell++) seen[cell] |= cells[cell];
  search.solution = cells;
  search.finder = finder;
  search.found++;
  if (search.learning !== undefined) search.remembered.push(cells);
  if (search.found > 1) search.symmetric = undefined;
  search.state = 'at-solution';
  return 'solution';
}

/** Rules the solution at hand out. True when, right after the first one, another is found without search. */
function leaveSolution(search: Search): boolean {
  const { plain, learning, finder, solution } = search;
  search.state = 'open';
  if (finder === 'search') {
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

/** Clause learning keeps a clause for every solution that it leaves behind: beyond so many it does not pay. */
const MOST_REMEMBERED = 1000;
const MOST_CELLS = 50_000_000;

/** From here on the plain search lists what is left, from all that is known for sure. */
function listPlainly(search: Search, learning: Learning): void {
  const board = makeBoard(search.puzzle);
  sureCells(learning).forEach((candidates, cell) => {
    narrow(board, cell, candidates);
  });
  search.past = statsOf(search);
  search.otherConflicts = 0;
  search.board = board;
  search.learning = undefined;
  search.plain = makePlainSearch(board, search.seed);
}

function anotherSolution(search: Search): Int32Array | undefined {
  const { puzzle, layers, symmetries, solution } = search;
  const image = imageOf(solution, symmetries);
  return image ?? (layers.switches ? switchOf(puzzle, solution) : undefined);
}

/** All is searched, or solved without a single decision still open. */
export function isComplete(search: Search): boolean {
  if (search.state !== 'at-solution') return search.state === 'done';
  if (search.finder === 'other') return false;
  return (search.plain?.depth ?? search.learning?.learner.depth ?? 0) === 0;
}

/** The solution at which `run` stopped. */
export function solutionOf({ board, solution }: Search): Grid {
  const { width, height } = board;
  return { width, height, cells: solution };
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

export function conflictsOf({ plain, learning, otherConflicts, past }: Search): number {
  const conflicts = plain?.conflicts ?? learning?.learner.conflicts ?? 0;
  return conflicts + otherConflicts + (past.conflicts ?? 0);
}

export function statsOf(search: Search): Stats {
  const { board, plain, learning, probing, past } = search;
  const stats: Stats = {
    lineSolves: board.lineSolves + (learning?.lines?.lineSolves ?? 0),
    propagations: board.propagations + (learning?.learner.propagations ?? 0),
    probes: past === NO_PAST ? (probing?.probes ?? 0) : 0,
    decisions: plain?.decisionCount ?? learning?.learner.decisions ?? 0,
    conflicts: conflictsOf({ ...search, past: NO_PAST }),
    learnt: learning?.learnt ?? 0,
    restarts: learning?.restarts.restarts ?? 0,
    dives: learning?.dives?.dives ?? 0,
  };
  if (past === NO_PAST) return stats;
  return Object.fromEntries(
    Object.entries(stats).map(([name, value]) => [name, value + (past[name] ?? 0)]),
  );
}

export function progressOf(search: Search): Progress {
  const { board, phase, learning, rootUnknown, found } = search;
  const cells = board.cells.length;
  const open = phase === 'searching' ? rootUnknown : board.unknown;
  const knownCells = learning ? countSure(learning) : cells - open;
  return { phase, knownCells, cells, solutions: found, stats: statsOf(search) };
}
