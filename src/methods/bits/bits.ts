// Solves with lines as integers: the first cell of a line is the highest bit. A possibility of a
// line is an integer that agrees with the known cells and whose runs of ones are the clue. The AND
// of the possibilities gives the cells that are certainly painted, the NOR those that are certainly
// empty. The method solves lines until nothing changes. Then the search branches over all
// possibilities of one line. Of the lines with several possibilities, the search takes the line
// with the fewest. The search is breadth-first while the memory suffices (see frontier.ts). These
// branches have no solution in common, so the search finds every solution once.
//
// The minimum and the maximum are the smallest and the largest possibility. The source tries every
// integer between them; this method lists only the possibilities, in decreasing order. Time: a line
// solve lists all possibilities of the line, C(slack + blocks, blocks) of them at first; the search
// is exponential in the lines that it branches on. Memory: a grid for each open node, bounded.
// Source: A. Oliveira, Nonogram Solver Algorithm, github.com/alexaoliveira2000/nonogram (no year
// given).

import type { Grid } from '../../puzzle/grid.ts';
import {
  columnOfLine,
  isRowLine,
  lineCells,
  lineCount,
  lineOfColumn,
} from '../../puzzle/places.ts';
import type { Problem } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { onOff } from '../choices.ts';
import { waysBytes } from '../count-arrangements.ts';
import { inSteps, type MethodRun, type MethodTask } from '../in-steps.ts';
import { lineClues } from '../line-clues.ts';
import { countArrangements, writeCount } from '../list-arrangements.ts';
import { tooLarge } from '../memory.ts';
import type { Method } from '../method.ts';
import { type LineSettling, makeLineSettling, settleDirtyLines, turnTo } from './certain-cells.ts';
import { current, dropCurrent, type Frontier, makeFrontier, openNodes } from './frontier.ts';
import {
  bitOf,
  copyPossibility,
  nextPossibility,
  type Possibility,
  resume,
  toDecimal,
  wordAt,
} from './possibilities.ts';

export const bits: Method = {
  id: 'bits',
  work: 'possibilities',
  title: 'Lines as integers',
  source: 'A. Oliveira, Nonogram Solver Algorithm, github.com/alexaoliveira2000/nonogram',
  complete: true,
  colours: false,
  given: true,
  inexact: true,
  options: [onOff('nor', 'tell cells that are certainly empty too, not just painted ones', 'on')],
  refuse,
  solve: inSteps(search),
};

/** The most possibilities of a line, and the most bytes of memory, that the method accepts. */
const MOST_POSSIBILITIES = 4_000_000n;
const MOST_BYTES = 200_000_000;

function refuse(puzzle: Puzzle): Problem | undefined {
  const { width, height } = puzzle;
  for (const [line, clue] of lineClues(puzzle).entries()) {
    if (clue.isUnknown) continue;
    const count = countArrangements(clue, 2);
    if (count <= MOST_POSSIBILITIES) continue;
    const name = isRowLine(line, height)
      ? `row ${line + 1}`
      : `column ${columnOfLine(line, height) + 1}`;
    const message = `${name} has ${writeCount(count)} possibilities, and they would all be listed (at most ${MOST_POSSIBILITIES}): take a method that does not list them`;
    return { code: 'too-large', message };
  }
  return tooLarge(leastBytes(puzzle), MOST_BYTES, `a search over ${width}x${height} cells`);
}

function* search(task: MethodTask): MethodRun {
  const { puzzle, stats, known } = task;
  Object.assign(stats, { lineSolves: 0, possibilities: 0, branches: 0, frontier: 0 });
  const work = makeLineSettling(task);
  work.dirty.fill(1);
  if (!(yield* settleDirtyLines(work, known))) return true;
  const frontier = makeFrontier<Node>(mostNodes(puzzle));
  const grid = yield* finishOrOpen(work, frontier, known);
  if (grid !== undefined) yield grid;
  for (let node = current(frontier); node !== undefined; node = current(frontier)) {
    const child = nextChild(work, node);
    if (child === undefined) dropCurrent(frontier);
    else if (yield* settleDirtyLines(work, child)) {
      const grid = yield* finishOrOpen(work, frontier, child);
      if (grid !== undefined) yield grid;
    }
    yield undefined;
  }
  return true;
}

/** Returns the bytes of the tables and of a path with one node for each line. */
function leastBytes(puzzle: Puzzle): number {
  return waysBytes(lineClues(puzzle)) + nodeBytes(puzzle) * lineCount(puzzle);
}

/** Returns the number of nodes that fit in the memory that `leastBytes` leaves. */
function mostNodes(puzzle: Puzzle): number {
  return Math.floor((MOST_BYTES - leastBytes(puzzle)) / nodeBytes(puzzle));
}

/** Returns the bytes of a node: one for each cell, and about 300 for the objects of the node. */
function nodeBytes({ width, height }: Puzzle): number {
  return width * height + 300;
}

/** A state of the search: its cells after the line solves, and the line to branch on. */
interface Node {
  /** The candidates, one byte for each cell. */
  readonly cells: Uint8Array;
  readonly line: number;
  /** The possibility tried last; undefined before the first try. */
  last: Possibility | undefined;
}

/**
 * Returns the solution when every line has just one possibility; otherwise adds the cells to the
 * frontier as a node.
 */
function* finishOrOpen(
  work: LineSettling,
  frontier: Frontier<Node>,
  cells: Int32Array,
): Generator<undefined, Grid | undefined> {
  const line = yield* lineOfFewest(work, cells);
  if (line < 0) return solution(work.task.puzzle, cells);
  frontier.nodes.push({ cells: Uint8Array.from(cells), line, last: undefined });
  const { stats } = work.task;
  stats.frontier = Math.max(stats.frontier, openNodes(frontier));
  return undefined;
}

/** The possibilities of this many lines are counted between two pauses. */
const BATCH = 64;

/**
 * Returns the line with the fewest possibilities among the lines with more than one; -1 when there
 * is none. Of several such lines, returns the first, counting rows before columns. Unknown lines
 * come last: their possibilities have no clue to fit.
 */
function* lineOfFewest(work: LineSettling, cells: Int32Array): Generator<undefined, number> {
  let best = -1;
  let fewest = Number.POSITIVE_INFINITY;
  for (let line = 0; line < work.clues.length; line++) {
    if (line % BATCH === BATCH - 1) yield;
    const count = turnTo(work, cells, line);
    const rank = work.clues[line].isUnknown ? Number.MAX_VALUE : count;
    if (count <= 1 || rank >= fewest) continue;
    best = line;
    fewest = rank;
  }
  return best;
}

/**
 * Returns the cells of the node with the next possibility of its line; undefined when all have been
 * tried.
 */
function nextChild(work: LineSettling, node: Node): Int32Array | undefined {
  const { possibilities, task } = work;
  const count = turnTo(work, node.cells, node.line);
  if (node.last !== undefined) resume(possibilities, node.last);
  if (!nextPossibility(possibilities)) return undefined;
  node.last = copyPossibility(possibilities);
  const integer = Int32Array.from({ length: possibilities.words }, (_, w) =>
    wordAt(possibilities, w),
  );
  const cells = Int32Array.from(node.cells);
  putInteger(work, cells, node.line, integer);
  task.stats.branches++;
  task.emit?.({
    kind: 'branch',
    line: node.line,
    cells: cells.slice(),
    figures: { value: toDecimal(integer), possibilities: `${count}` },
  });
  return cells;
}

/**
 * Writes an integer into the cells of its line; marks as dirty the crossing lines of the changed
 * cells.
 */
function putInteger(
  work: LineSettling,
  cells: Int32Array,
  line: number,
  integer: Int32Array,
): void {
  const { height } = work.task.puzzle;
  const { start, step, size } = lineCells(work.task.puzzle, line);
  for (let i = 0; i < size; i++) {
    const candidates = bitOf(work.clues[line], integer, i) === 1 ? 2 : 1;
    if (cells[start + i * step] === candidates) continue;
    cells[start + i * step] = candidates;
    work.dirty[isRowLine(line, height) ? lineOfColumn(i, height) : i] = 1;
  }
}

/**
 * Makes a grid of the cells. Every cell that is not painted becomes empty: with nor=off, such a
 * cell can still be unknown.
 */
function solution({ width, height }: Puzzle, cells: Int32Array): Grid {
  return { width, height, cells: cells.map((candidates) => (candidates === 2 ? 2 : 1)) };
}
