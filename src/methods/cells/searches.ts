// Makes backtracking searches whose variables are the cells, in two ways. Either each cell is
// checked against the earlier cells of its two lines, in O(1) without backjumping, or the lines are
// solved to a fixpoint after each decision, which costs several line solves for each cell.

import { coloursIn } from '../../puzzle/candidate-colours.ts';
import { columnOf, lineOfColumn, rowOf } from '../../puzzle/places.ts';
import type { MethodTask } from '../in-steps.ts';
import { lineClues } from '../line-clues.ts';
import { DEAD, readCell, readCellWeakly, START } from '../line-prefix.ts';
import { type Arc, decideColour, makeArc, makeRoot, settle, undoArcTo } from './arc-consistency.ts';
import { type Assignments, addBlame, type Blame, blameOn } from './backtrack.ts';

interface CellSearch extends Assignments {
  /** Candidate masks; a cell with a value has one candidate. */
  readonly cells: Int32Array;
}

/**
 * Makes a search row by row, which checks a cell against the cells before it in its row and column.
 */
export function withPrefixes(task: MethodTask): CellSearch {
  const { known, emit } = task;
  const cells = known.slice();
  const orderOf = makeOrders();
  const column = makeReader(task, 'column');
  const row = makeReader(task, 'row');
  return {
    size: cells.length,
    cells,
    values: (cell) => orderOf(known[cell]),
    assign(cell, colour, blame) {
      if (!column(cell, colour, blame) || !row(cell, colour, blame)) return false;
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

/**
 * Makes a function that reads a colour of a cell into the state of the cell's row or column. When
 * the check finds that the line cannot fit its clue, the function returns false and adds the
 * earlier cells of the line to `blame`.
 */
function makeReader(
  { puzzle, choices, stats }: MethodTask,
  direction: 'row' | 'column',
): (cell: number, colour: number, blame?: Blame) => boolean {
  const { width, height } = puzzle;
  const clues = lineClues(puzzle);
  const read = choices.check === 'weak' ? readCellWeakly : readCell;
  const states = new Int32Array(width * height);
  const isRow = direction === 'row';
  const [step, size] = isRow ? [1, width] : [width, height];
  return (cell, colour, blame) => {
    const [row, column] = [rowOf(cell, width), columnOf(cell, width)];
    const line = isRow ? row : lineOfColumn(column, height);
    const at = isRow ? column : row;
    const before = at > 0 ? states[cell - step] : START;
    stats.checks++;
    states[cell] = read(clues[line], before, colour, size - 1 - at);
    if (states[cell] !== DEAD) return true;
    if (blame) for (let i = 1; i <= at; i++) blameOn(blame, cell - i * step);
    return false;
  };
}

/**
 * Makes a search that solves the lines to a fixpoint after each decision; undefined when the lines
 * contradict each other from the start.
 */
export function withArcs(task: MethodTask, isJumping: boolean): CellSearch | undefined {
  const { puzzle, stats, known } = task;
  const arc = makeArc(puzzle, known.slice(), isJumping);
  const isFine = settle(arc, new Set(arc.places.keys()));
  stats.lineSolves = arc.lineSolves;
  if (!isFine) return undefined;
  known.set(arc.cells);
  makeRoot(arc);
  return searchOf(arc, task);
}

function searchOf(arc: Arc, { stats, emit }: MethodTask): CellSearch {
  const { cells } = arc;
  const orderOf = makeOrders();
  const trailAt = new Int32Array(cells.length);
  return {
    size: cells.length,
    cells,
    values(cell, blame) {
      if (blame && arc.reasons) addBlame(blame, arc.reasons.of[cell]);
      return orderOf(cells[cell]);
    },
    assign(cell, colour, blame) {
      stats.checks++;
      trailAt[cell] = arc.trail.length;
      const isFine = decideColour(arc, cell, colour, blame);
      stats.lineSolves = arc.lineSolves;
      if (!isFine) undoArcTo(arc, trailAt[cell]);
      else emit?.({ kind: 'set', cell, cells: cells.slice() });
      return isFine;
    },
    undo(cell) {
      undoArcTo(arc, trailAt[cell]);
      emit?.({ kind: 'back', cell, cells: cells.slice() });
    },
  };
}

/**
 * Makes a function that lists the colours of a mask, the background last, since Khair's solver
 * first tries to paint a cell. The list of each mask is made once.
 */
function makeOrders(): (candidates: number) => readonly number[] {
  const orders = new Map<number, readonly number[]>();
  return (candidates) => {
    const known = orders.get(candidates);
    if (known !== undefined) return known;
    const colours = coloursIn(candidates & ~1);
    const order = candidates & 1 ? [...colours, 0] : colours;
    orders.set(candidates, order);
    return order;
  };
}
