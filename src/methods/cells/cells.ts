// Backtracks cell by cell, like the first solver of Khair's report, but corrected. From the top
// left on, the search first tries to paint each cell, then to leave it empty. The search turns back
// when the row or the column of the cell can no longer fit its clue.
//
// Time: exponential in the cells; O(1) for each node with `weak` and `forward` (without
// `backjump`), and several line solves for each node with `arc`. Each option is a remedy for the
// number of nodes, which explodes in the report: `preprocess` fixes cells first, by the report's
// three rules of logic; `forward` checks whether the rest of a line still has room for the
// remaining blocks; `arc` solves the lines to a fixpoint after each decision; `backjump` goes back
// to the last cell that a failure is due to. Source: H. M. Khair, Solving Nonograms with AI,
// 2023/24, section 4.3.

import type { Grid } from '../../puzzle/grid.ts';
import { isKnown } from '../../puzzle/grid.ts';
import type { Problem } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { onOff } from '../choices.ts';
import { inSteps, type MethodRun, type MethodTask } from '../in-steps.ts';
import { tooLarge } from '../memory.ts';
import type { Choices, Method } from '../method.ts';
import { backtrackingSearch, blameBytes } from './backtrack.ts';
import { applyLogicRules } from './logic-rules.ts';
import { withArcs, withPrefixes } from './searches.ts';

export const cells: Method = {
  id: 'cells',
  work: 'nodes',
  title: 'Cell-by-cell backtracking',
  source: 'H. M. Khair, Solving Nonograms with AI, 2023/24 (first solver)',
  complete: true,
  colours: true,
  given: true,
  inexact: true,
  options: [
    onOff('preprocess', 'fix cells by the three rules of logic first', 'on'),
    {
      name: 'check',
      values: ['forward', 'weak', 'arc'],
      about:
        'after each cell: room for the rest of both lines, runs not too long, or all lines exactly',
    },
    onOff('backjump', 'go back to the last cell that a failure is due to', 'off'),
  ],
  refuse,
  solve: inSteps(search),
};

const MOST_BYTES = 250e6;

/**
 * Refuses backjumping on grids for which it would take too much memory. Backjumping keeps a set of
 * cells for each cell. With `arc`, it also keeps a second set for each cell, and a set on the trail
 * for each candidate that a cell loses.
 */
function refuse({ width, height, palette }: Puzzle, choices: Choices): Problem | undefined {
  if (choices.backjump === 'off') return undefined;
  const cells = width * height;
  const sets = cells * (choices.check === 'arc' ? 1 + palette.length : 1);
  const what = `backjumping with check=${choices.check} over ${width}x${height} cells`;
  return tooLarge(sets * blameBytes(cells), MOST_BYTES, what, 'choose backjump=off');
}

function* search(task: MethodTask): MethodRun {
  const { puzzle, choices, stats, known } = task;
  Object.assign(stats, { nodes: 0, checks: 0, jumps: 0, lineSolves: 0, preset: 0 });
  if (choices.preprocess === 'on') {
    if (!applyLogicRules(puzzle, known)) return true;
    stats.preset = known.filter(isKnown).length;
    task.emit?.({ kind: 'preprocess', cells: known.slice() });
  }
  const isJumping = choices.backjump === 'on';
  const problem = choices.check === 'arc' ? withArcs(task, isJumping) : withPrefixes(task);
  if (problem === undefined) return true;
  for (const isSolved of backtrackingSearch(problem, isJumping, stats)) {
    yield isSolved ? solution(puzzle, problem.cells) : undefined;
  }
  return true;
}

function solution({ width, height }: Puzzle, cells: Int32Array): Grid {
  return { width, height, cells: cells.slice() };
}
