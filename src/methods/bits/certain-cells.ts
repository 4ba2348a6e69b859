// Finds the certain cells of all lines, first of the columns, then of the rows, until no line
// changes: the AND of the possibilities of a line gives the cells that are painted; with nor=on,
// the NOR gives the cells that are empty.

import { isRowLine, lineCells, lineCount, lineOfColumn } from '../../puzzle/places.ts';
import type { MethodTask } from '../in-steps.ts';
import { type LineClue, lineClues } from '../line-clues.ts';
import {
  bitOf,
  makePossibilities,
  nextPossibility,
  openLine,
  type Possibilities,
  toDecimal,
  wordAt,
} from './possibilities.ts';

export interface LineSettling {
  readonly task: MethodTask;
  readonly clues: readonly LineClue[];
  readonly possibilities: Possibilities;
  readonly certain: Certain;
  /** 1 for lines that must be solved. */
  readonly dirty: Uint8Array;
}

/** The result of a line solve, as integers. */
interface Certain {
  /** Bits that all possibilities have, and bits that at least one possibility has. */
  readonly all: Int32Array;
  readonly some: Int32Array;
  readonly largest: Int32Array;
  readonly smallest: Int32Array;
}

export function makeLineSettling(task: MethodTask): LineSettling {
  const clues = lineClues(task.puzzle);
  const possibilities = makePossibilities(clues);
  const integer = () => new Int32Array(possibilities.words);
  const certain = { all: integer(), some: integer(), largest: integer(), smallest: integer() };
  return { task, clues, possibilities, certain, dirty: new Uint8Array(clues.length) };
}

/**
 * Solves the dirty lines of `cells`, and then those that become dirty, until no line is dirty;
 * false when a line has no possibility left.
 */
export function* settleDirtyLines(
  work: LineSettling,
  cells: Int32Array,
): Generator<undefined, boolean> {
  const { height, width } = work.task.puzzle;
  while (work.dirty.includes(1)) {
    for (let i = 0; i < lineCount(work.task.puzzle); i++) {
      const line = i < width ? lineOfColumn(i, height) : i - width;
      if (work.dirty[line] === 0) continue;
      work.dirty[line] = 0;
      if (!(yield* solveLine(work, cells, line))) {
        work.dirty.fill(0);
        return false;
      }
      yield;
    }
  }
  return true;
}

function* solveLine(
  work: LineSettling,
  cells: Int32Array,
  line: number,
): Generator<undefined, boolean> {
  const { task, certain } = work;
  if (work.clues[line].isUnknown) return true;
  task.stats.lineSolves++;
  const count = turnTo(work, cells, line);
  if (count === 0) {
    task.emit?.({ kind: 'conflict', line, cells: cells.slice() });
    return false;
  }
  yield* collect(work);
  apply(work, cells, line);
  task.emit?.({
    kind: 'line',
    line,
    cells: cells.slice(),
    figures: {
      value: toDecimal(certain.all),
      // The cells that at least one possibility paints; all other cells are certainly empty.
      reachable: toDecimal(certain.some),
      minimum: toDecimal(certain.smallest),
      maximum: toDecimal(certain.largest),
      possibilities: `${count}`,
    },
  });
  return true;
}

/** Opens a line of `cells`; returns how many possibilities the line has. */
export function turnTo(
  { task, clues, possibilities }: LineSettling,
  cells: ArrayLike<number>,
  line: number,
): number {
  const { start, step, size } = lineCells(task.puzzle, line);
  const candidates = new Int32Array(size);
  for (let i = 0; i < size; i++) candidates[i] = cells[start + i * step];
  return openLine(possibilities, clues[line], candidates);
}

/** How many possibilities are listed between two pauses. */
const BATCH = 16_384;

function* collect({ task, possibilities, certain }: LineSettling): Generator<undefined, void> {
  const { all, some, largest, smallest } = certain;
  all.fill(-1);
  some.fill(0);
  let count = 0;
  while (nextPossibility(possibilities)) {
    for (let w = 0; w < all.length; w++) {
      const word = wordAt(possibilities, w);
      all[w] &= word;
      some[w] |= word;
      if (count === 0) largest[w] = word;
      smallest[w] = word;
    }
    if (++count % BATCH === 0) yield;
  }
  task.stats.possibilities += count;
}

/**
 * Copies the certain cells of a line into the grid; marks as dirty the crossing lines of the
 * changed cells.
 */
function apply(
  { task, clues, certain, dirty }: LineSettling,
  cells: Int32Array,
  line: number,
): void {
  const { height } = task.puzzle;
  const { start, step, size } = lineCells(task.puzzle, line);
  const isTellingEmpty = task.choices.nor === 'on';
  for (let i = 0; i < size; i++) {
    const isPainted = bitOf(clues[line], certain.all, i) === 1;
    const isEmpty = isTellingEmpty && bitOf(clues[line], certain.some, i) === 0;
    if (cells[start + i * step] !== 3 || !(isPainted || isEmpty)) continue;
    cells[start + i * step] = isPainted ? 2 : 1;
    dirty[isRowLine(line, height) ? lineOfColumn(i, height) : i] = 1;
  }
}
