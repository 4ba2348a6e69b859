// Searches row by row, like the second solver of Khair's report, but corrected. All arrangements of
// every row are made first, then rows are combined as long as every column can still fit its clue
// (the report looks only at the first column).
//
// The row mask, which the report leaves unfinished, holds the candidates that the columns leave the
// cells of the next row; it takes account of blocks that must go on, must end, or must start now
// because there is no room to start later. Arrangements that do not fit the mask are skipped
// without a look at the columns. The columns have a state for each depth, so going back leaves
// nothing to undo in them. In orders other than from the top, the columns are solved exactly (see
// hole-columns.ts); there the mask saves time, but no nodes. Time: exponential in the rows;
// arrangements of a row x width for each node. Memory: arrangements x width bytes. Source: H. M.
// Khair, Solving Nonograms with AI, 2023/24, section 4.4.

import type { Problem } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { onOff } from '../choices.ts';
import { waysBytes } from '../count-arrangements.ts';
import { inSteps, type MethodRun, type MethodTask } from '../in-steps.ts';
import { rowClues } from '../line-clues.ts';
import { writeCount } from '../list-arrangements.ts';
import { tooLarge } from '../memory.ts';
import type { Choices, Method } from '../method.ts';
import { holeColumnsBytes } from './hole-columns.ts';
import { enter, makeRowSearch, takeBackRow, tryNext } from './levels.ts';
import { ROW_ORDERS, type RowOrder } from './row-order.ts';
import { countRows, paintRows } from './row-tables.ts';

export const permutations: Method = {
  id: 'permutations',
  work: 'nodes',
  title: 'Row permutations',
  source: 'H. M. Khair, Solving Nonograms with AI, 2023/24 (second solver)',
  complete: true,
  colours: true,
  given: true,
  inexact: true,
  options: [
    onOff('mask', 'pass over arrangements that do not fit what the columns force', 'on'),
    onOff('memo', 'keep arrangements by clue, and which of them fit a mask', 'on'),
    {
      name: 'order',
      values: ROW_ORDERS,
      about:
        'rows from the top, those with the most confirmed cells first, or the fewest arrangements',
    },
  ],
  refuse,
  solve: inSteps(search),
};

const MOST_BYTES = 200_000_000;

function refuse(puzzle: Puzzle, { memo, order }: Choices): Problem | undefined {
  const { arrangements, rows, fits } = countRows(puzzle, memo === 'on', MOST_BYTES);
  if (!fits) {
    const message = `${writeCount(arrangements)} arrangements of ${puzzle.width} cells in the first ${rows} of its ${puzzle.height} rows are more than fit in ${MOST_BYTES / 1e6} MB: take a method that does not list them`;
    return { code: 'too-large', message };
  }
  const bytes = orderBytes(puzzle, order as RowOrder);
  const what = `order=${order} on ${puzzle.width}x${puzzle.height} cells`;
  return tooLarge(bytes, MOST_BYTES, what, 'choose order=given');
}

/** Returns the bytes that an order takes besides the arrangements. */
function orderBytes(puzzle: Puzzle, order: RowOrder): number {
  if (order === 'given') return 0;
  return holeColumnsBytes(puzzle) + (order === 'fewest' ? waysBytes(rowClues(puzzle)) : 0);
}

function* search(task: MethodTask): MethodRun {
  const { puzzle, choices, stats } = task;
  const { width, height } = puzzle;
  Object.assign(stats, { nodes: 0, placements: 0, columnChecks: 0, masked: 0, memoHits: 0 });
  const tables = yield* paintRows(puzzle, choices.memo === 'on', stats);
  const work = makeRowSearch(task, tables);
  enter(work, 0);
  for (let placed = 0; placed >= 0; ) {
    const outcome = placed === height ? 'none left' : tryNext(work, placed);
    if (outcome === 'none left') takeBackRow(work, --placed);
    if (outcome === 'placed') enter(work, ++placed);
    const isSolved = outcome === 'placed' && placed === height;
    yield isSolved ? { width, height, cells: work.cells.slice() } : undefined;
  }
  return true;
}
