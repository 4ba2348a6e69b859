// Drives a whole search through its stages: lines first, then probing; what these leave open goes
// to clause learning, or to the plain search if clause learning is switched off or would take too
// much memory.

import type { OnClause } from '../../puzzle/clause-event.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { makeBoard, makeBoardWithin } from '../board/board.ts';
import { ALL_LAYERS, type SolveOptions, type Terms } from '../options.ts';
import { learnAlternately, leaveLearntSolution } from './learning-stage.ts';
import { solveLines } from './line-stage.ts';
import { backtrack } from './plain-search.ts';
import { listPlainly } from './plain-stage.ts';
import { probeBoard } from './probing-stage.ts';
import type { Budget, RunOutcome, Search, StageOutcome } from './search-state.ts';
import { setUpLearning } from './setup-stage.ts';

type SearchOptions = Terms & Pick<SolveOptions, 'seed' | 'layers'>;

/**
 * Makes a search that has not begun. With seed 0 the search goes in a fixed order; any other seed
 * breaks ties at random, the same way every time.
 */
export function makeSearch(
  puzzle: Puzzle,
  { within, free: freeLines = [], seed = 0, layers }: SearchOptions,
  onClause?: OnClause,
): Search {
  const free = new Set(freeLines);
  const board =
    within === undefined ? makeBoard(puzzle, free) : makeBoardWithin(puzzle, within, free);
  const isAsWritten = within === undefined && free.size === 0;
  // Symmetries and switches follow from the clues alone.
  const isOfClues = isAsWritten && puzzle.given === undefined;
  const whole = isOfClues ? {} : { symmetry: false, switches: false };
  return {
    puzzle,
    onClause: isAsWritten ? onClause : undefined,
    free,
    layers: { ...ALL_LAYERS, ...layers, ...whole },
    seed,
    board,
    stage: { kind: 'lines' },
    past: {},
    root: board.cells,
    // If both lines of a cell are free, no line solve would find that the cell has no candidates.
    state: board.cells.includes(0) ? 'done' : 'open',
    solution: board.cells,
    isExcluded: false,
    found: 0,
    seen: new Int32Array(board.cells.length),
  };
}

/**
 * Works for about `work` steps of 10 ns in this call, or until the search has had `conflicts`
 * conflicts since it began, then pauses; stops earlier at a solution or when all is searched. Call
 * again to go on.
 */
export function run(
  search: Search,
  work = Number.POSITIVE_INFINITY,
  conflicts = Number.POSITIVE_INFINITY,
): RunOutcome {
  if (search.state === 'at-solution' && leaveSolution(search)) return 'solution';
  const budget = { work, bound: search.board.work + work, conflicts };
  let outcome: StageOutcome = search.state === 'done' ? 'done' : 'next';
  while (outcome === 'next') outcome = step(search, budget);
  if (outcome === 'done') search.state = 'done';
  return outcome;
}

function step(search: Search, budget: Budget): StageOutcome {
  const { stage } = search;
  switch (stage.kind) {
    case 'lines':
      return solveLines(search, budget);
    case 'probing':
      return probeBoard(search, stage, budget);
    case 'setup':
      return setUpLearning(search, stage, budget);
    case 'learning':
      return learnAlternately(search, stage, budget);
    case 'plain':
      return listPlainly(search, stage, budget);
  }
}

/**
 * Rules out the solution at hand. Returns true when another solution is found right away, without
 * search.
 */
function leaveSolution(search: Search): boolean {
  const { stage } = search;
  search.state = 'open';
  if (stage.kind === 'learning') return leaveLearntSolution(search, stage);
  // A solution found before any decision is the only one, because no cell was left unknown.
  const goesOn = stage.kind === 'plain' && backtrack(stage.plain);
  if (!goesOn) search.state = 'done';
  return false;
}
