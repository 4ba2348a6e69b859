// Cell-by-cell backtracking, after the first solver of the report, corrected: every cell from the top left on is
// painted, then left empty, as long as row and column can still fit their clues.
//
// Time: exponential in the cells, O(1) a node with `weak` and `forward`, some line solves a node with `arc`.
// Each option is one cure of the report's explosion: `preprocess` fixes cells by its three rules of logic first;
// `forward` asks whether the rest of a line still has room; `arc` settles all lines after each decision; `backjump`
// goes back to the last cell that a failure is due to.
// Source: H. M. Khair, Solving Nonograms with AI, 2023/24, section 4.3.

import type { Grid } from '../../puzzle/grid.ts';
import { isKnown } from '../../puzzle/grid.ts';
import type { Problem } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { onOff } from '../choices.ts';
import { coloursOf } from '../colours.ts';
import { inSteps, type Run, type Task } from '../in-steps.ts';
import { lineClues } from '../line-clues.ts';
import { tooLarge } from '../memory.ts';
import type { Choices, Method } from '../method.ts';
import { DEAD, readCell, readCellWeakly, START } from '../prefix.ts';
import { decide, makeArc, makeRoot, settle, undoTo } from './arc.ts';
import { type Assignments, addBlame, backtrack, blameBytes, blameOn } from './backtrack.ts';
import { applyLogicRules } from './logic-rules.ts';

export const cells: Method = {
  id: 'cells',
  work: 'nodes',
  title: 'Cell-by-cell backtracking',
  source: 'H. M. Khair, Solving Nonograms with AI, 2023/24 (first solver)',
  complete: true,
  colours: true,
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

/** Backjumping keeps a set of cells a cell; `arc` another one, and on its trail one for each candidate a cell loses. */
function refuse({ width, height, palette }: Puzzle, choices: Choices): Problem | undefined {
  if (choices.backjump === 'off') return undefined;
  const cells = width * height;
  const sets = cells * (choices.check === 'arc' ? 1 + palette.length : 1);
  const what = `backjumping with check=${choices.check} over ${width}x${height} cells`;
  return tooLarge(sets * blameBytes(cells), MOST_BYTES, what, 'choose backjump=off');
}

function* search(task: Task): Run {
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
  for (const isSolved of backtrack(problem, isJumping, stats)) {
    yield isSolved ? solution(puzzle, problem.cells) : undefined;
  }
  return true;
}

interface CellSearch extends Assignments {
  /** Candidate masks: one colour where a cell has its value. */
  readonly cells: Int32Array;
}

function solution({ width, height }: Puzzle, cells: Int32Array): Grid {
  return { width, height, cells: cells.slice() };
}

/** Row by row: a cell is checked against what was read of its row and its column. */
function withPrefixes({ puzzle, choices, stats, known, emit }: Task): CellSearch {
  const { width, height } = puzzle;
  const clues = lineClues(puzzle);
  const read = choices.check === 'weak' ? readCellWeakly : readCell;
  const cells = known.slice();
  const orderOf = makeOrders();
  const rowState = new Int32Array(cells.length);
  const columnState = new Int32Array(cells.length);
  return {
    size: cells.length,
    cells,
    values: (cell) => orderOf(known[cell]),
    assign(cell, colour, blame) {
      const [row, column] = [Math.floor(cell / width), cell % width];
      const above = row > 0 ? columnState[cell - width] : START;
      const before = column > 0 ? rowState[cell - 1] : START;
      stats.checks++;
      columnState[cell] = read(clues[height + column], above, colour, height - 1 - row);
      if (columnState[cell] === DEAD) {
        if (blame) for (let r = 0; r < row; r++) blameOn(blame, r * width + column);
        return false;
      }
      stats.checks++;
      rowState[cell] = read(clues[row], before, colour, width - 1 - column);
      if (rowState[cell] === DEAD) {
        if (blame) for (let c = 0; c < column; c++) blameOn(blame, row * width + c);
        return false;
      }
      cells[cell] = 1 << colour;
      emit?.({ kind: 'set', cell, cells: cells.slice() });
      return true;
    },
    undo(cell) {
      cells[cell] = known[cell];
      emit?.({ kind: 'back', cell, cells: cells.slice() });
    },
  };
}

/** Like the above, with all lines settled between two decisions. Undefined when they cannot be. */
function withArcs(
  { puzzle, stats, known, emit }: Task,
  isJumping: boolean,
): CellSearch | undefined {
  const arc = makeArc(puzzle, known.slice(), isJumping);
  const lines = new Set(Array.from({ length: puzzle.height + puzzle.width }, (_, line) => line));
  const isFine = settle(arc, lines);
  stats.lineSolves = arc.lineSolves;
  if (!isFine) return undefined;
  known.set(arc.cells);
  makeRoot(arc);
  const orderOf = makeOrders();
  const trailAt = new Int32Array(known.length);
  return {
    size: known.length,
    cells: arc.cells,
    values(cell, blame) {
      if (blame && arc.reasons) addBlame(blame, arc.reasons.of[cell]);
      return orderOf(arc.cells[cell]);
    },
    assign(cell, colour, blame) {
      stats.checks++;
      trailAt[cell] = arc.trail.length;
      const isFine = decide(arc, cell, colour, blame);
      stats.lineSolves = arc.lineSolves;
      if (!isFine) undoTo(arc, trailAt[cell]);
      else emit?.({ kind: 'set', cell, cells: arc.cells.slice() });
      return isFine;
    },
    undo(cell) {
      undoTo(arc, trailAt[cell]);
      emit?.({ kind: 'back', cell, cells: arc.cells.slice() });
    },
  };
}

/** Colours first, the background last: the report paints before it leaves empty. A list for each mask. */
function makeOrders(): (candidates: number) => readonly number[] {
  const orders = new Map<number, readonly number[]>();
  return (candidates) => {
    const known = orders.get(candidates);
    if (known !== undefined) return known;
    const colours = coloursOf(candidates & ~1);
    const order = candidates & 1 ? [...colours, 0] : colours;
    orders.set(candidates, order);
    return order;
  };
}
