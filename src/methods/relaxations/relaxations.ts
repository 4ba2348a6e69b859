// Deduces cells by relaxations of the puzzle: lines one by one, pairs of cells as a 2-SAT problem,
// the sums of lines as a network flow, and, on top of these, tries of both values of a cell. Each
// try is taken back at once. The method does not search, so all that it deduces is proven: a board
// that it completes is the only solution. The method can end with unknown cells. Sums are left out
// where the clues do not tell them.
//
// Time: O(cells) line solves for lines; at most O(cells^2 x (width + height) / 32) for a round of
// pairs, O(cells^2) for a round of sums. Rounds go on as long as one of them settles a cell, so
// there are up to O(cells) rounds for each of the two tries of a cell. All cells are tried again as
// long as tries settle cells. Space: up to three words for each implication, see `refuse`. Source:
// K. J. Batenburg, W. A. Kosters, Solving Nonograms by combining relaxations, 2009 (Solver0,
// Solver1).

import { defined } from '../../puzzle/defined.ts';
import type { Problem } from '../../puzzle/problem.ts';
import { hasExactClues, type Puzzle } from '../../puzzle/puzzle.ts';
import { inSteps, type MethodRun, type MethodTask } from '../in-steps.ts';
import { tooLarge } from '../memory.ts';
import type { Choices, Method } from '../method.ts';
import { combine, combineAndTry, type Note, type Solver, STAGES } from './combine.ts';
import { mostArcs } from './pairs.ts';
import { makeRelaxationBoard, type RelaxationBoard, UNKNOWN } from './relaxation-board.ts';
import { makeSums } from './sums.ts';

/** The levels; each one includes those before it. */
const LEVELS = ['settle', 'pairs', 'sums', 'probe'] as const;
type Level = (typeof LEVELS)[number];

export const relaxations: Method = {
  id: 'relaxations',
  work: 'lineSettles',
  title: 'Combined relaxations',
  source: 'K. J. Batenburg, W. A. Kosters, Solving Nonograms by combining relaxations, 2009',
  complete: false,
  colours: false,
  given: true,
  inexact: true,
  options: [
    {
      name: 'level',
      values: LEVELS.toReversed(),
      about:
        'what is combined: lines, with pairs of cells, with sums of lines, with tries of values',
    },
  ],
  refuse,
  solve: inSteps(deduce),
};

/** The most bytes of arcs: enough for the sums of 128x128 cells. */
const MOST_BYTES = 152e6;
/**
 * While the list of arcs grows, the old list has a word for each arc, and the new list has twice as
 * many words.
 */
const ARC_BYTES = 12;

function refuse({ width, height }: Puzzle, { level }: Choices): Problem | undefined {
  if (level === 'settle') return undefined;
  const bytesOf = (hasSums: boolean) => ARC_BYTES * mostArcs(width, height, hasSums);
  const hasSums = includesLevel(level, 'sums');
  const what = `${hasSums ? 'pairs and sums' : 'pairs'} of cells of a ${width}x${height} board`;
  const lower: Level = hasSums && bytesOf(false) <= MOST_BYTES ? 'pairs' : 'settle';
  return tooLarge(bytesOf(hasSums), MOST_BYTES, what, `choose level=${lower}`);
}

function* deduce(task: MethodTask): MethodRun {
  const { puzzle, choices, stats } = task;
  Object.assign(stats, { lineSettles: 0, pairs: 0, clauses: 0, flows: 0, paths: 0, probes: 0 });
  for (const stage of STAGES) stats[`settledBy${stage}`] = 0;
  const board = makeRelaxationBoard(puzzle, stats);
  const solver: Solver = {
    board,
    hasPairs: includesLevel(choices.level, 'pairs'),
    sums:
      includesLevel(choices.level, 'sums') && hasExactClues(puzzle)
        ? makeSums(puzzle, board.cells)
        : undefined,
    note: makeNote(task, board),
  };
  const isPossible = yield* choices.level === 'probe' ? combineAndTry(solver) : combine(solver);
  if (!isPossible) return true;
  if (board.cells.includes(UNKNOWN)) return false;
  yield { width: puzzle.width, height: puzzle.height, cells: board.cells.slice() };
  return true;
}

function includesLevel(level: Choices[string], other: Level): boolean {
  return LEVELS.indexOf(level as Level) >= LEVELS.indexOf(other);
}

/** Makes the note that records settled cells as known, and counts them for their stage. */
function makeNote({ stats, known, emit }: MethodTask, board: RelaxationBoard): Note {
  let counted = 0;
  return (stage, line) => {
    if (board.settled === counted) return;
    stats[`settledBy${stage}`] += board.settled - counted;
    counted = board.settled;
    known.set(board.cells);
    emit?.({ kind: stage.toLowerCase(), ...defined({ line }), cells: known.slice() });
  };
}
