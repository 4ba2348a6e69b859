// Depth-first search over whole rows: from the top, the search makes every arrangement of a row on
// the fly and checks it against the columns, each of which must still be able to fit its clue.
//
// The search is as plain as possible: it stores only one arrangement for each row, and one state
// for each column above each row, in O(cells) memory. Time: exponential in the rows; O(width) for
// each arrangement of a row. `evaluations` counts the arrangements that were checked; the paper
// compares this search with a genetic algorithm by that measure. Source: W. A. Wiggers, A
// comparison of a genetic algorithm and a depth first search algorithm applied to Japanese
// nonograms, 2004.

import { cellAt, lineOfColumn } from '../puzzle/places.ts';
import { gridOfColours } from './colours.ts';
import { inSteps, type MethodRun, type MethodTask } from './in-steps.ts';
import { type LineClue, lineClues } from './line-clues.ts';
import { DEAD, readCell, START } from './line-prefix.ts';
import { paintEach } from './list-arrangements.ts';
import type { Method } from './method.ts';

export const dfs: Method = {
  id: 'dfs',
  work: 'evaluations',
  title: 'Depth-first search by rows',
  source:
    'W. A. Wiggers, A comparison of a genetic algorithm and a depth first search algorithm applied to Japanese nonograms, 2004',
  complete: true,
  colours: true,
  given: true,
  inexact: true,
  options: [],
  solve: inSteps(search),
};

/** Searches the rows from the top; each step checks one arrangement of a row. */
function* search(task: MethodTask): MethodRun {
  const { puzzle, stats } = task;
  Object.assign(stats, { evaluations: 0, nodes: 0 });
  const rows = makeRows(task);
  for (let row = 0; row >= 0; ) {
    if (!advance(rows, row)) {
      row--;
      continue;
    }
    if (readRow(rows, row)) reportRow(rows, row++);
    yield row === puzzle.height ? gridOfColours(puzzle, rows.colours) : undefined;
    if (row === puzzle.height) row--;
  }
  return true;
}

interface Rows {
  readonly task: MethodTask;
  /** Rows from the top, then columns. */
  readonly clues: readonly LineClue[];
  /** The lists of arrangements from which `advance` goes on, for rows that have an arrangement. */
  readonly lists: (Generator<undefined, void> | undefined)[];
  /** Colours of all cells. */
  readonly colours: Uint8Array;
  /** The states of all columns after the rows above row r, from index r * width on. */
  readonly states: Int32Array;
}

function makeRows(task: MethodTask): Rows {
  const { width, height } = task.puzzle;
  const clues = lineClues(task.puzzle);
  return {
    task,
    clues,
    lists: new Array(height).fill(undefined),
    colours: new Uint8Array(width * height),
    states: new Int32Array(width * (height + 1)).fill(START),
  };
}

/**
 * Gives a row its first arrangement, or the next one. Returns false when there is none; the next
 * call then gives the row its first arrangement again.
 */
function advance({ task, clues, lists, colours }: Rows, row: number): boolean {
  const { width, palette } = task.puzzle;
  const list = lists[row] ?? paintEach(clues[row], palette.length, colours, row * width);
  const isLeft = list.next().done !== true;
  lists[row] = isLeft ? list : undefined;
  return isLeft;
}

/**
 * Reads the cells of a row into the states of the columns; false at the first column that can no
 * longer fit its clue, or whose cell is given another colour.
 */
function readRow({ task, clues, colours, states }: Rows, row: number): boolean {
  const { width, height, given } = task.puzzle;
  task.stats.evaluations++;
  for (let c = 0, cell = row * width; c < width; c++, cell++) {
    if (given !== undefined && ((given.cells[cell] >>> colours[cell]) & 1) === 0) return false;
    const state = readCell(
      clues[lineOfColumn(c, height)],
      states[cell],
      colours[cell],
      height - 1 - row,
    );
    if (state === DEAD) return false;
    states[cell + width] = state;
  }
  task.stats.nodes++;
  return true;
}

function reportRow(rows: Rows, row: number): void {
  const { emit, known, puzzle } = rows.task;
  if (emit === undefined) return;
  const cells = known.slice();
  const { cells: painted } = gridOfColours(puzzle, rows.colours);
  cells.set(painted.subarray(0, cellAt(row + 1, 0, puzzle.width)));
  emit({ kind: 'place', line: row, cells });
}
