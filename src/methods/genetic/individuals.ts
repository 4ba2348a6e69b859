// The individuals and their mismatches. Each individual is a slot of flat arrays: the starts of its
// blocks, the cells that they paint, the wrong cells of each column, and their sum, the mismatch,
// which is 0 for a solution. A given cell that differs is one wrong cell more of its column.
//
// Only columns in which a cell changed are evaluated again, in O(height + blocks x slack) each. All
// typed arrays are made at the start.

import type { Random } from '../../engine/random.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import { type LineClue, lineClues, slackOf } from '../line-clues.ts';
import { distanceScratch, lineDistance } from '../line-distance.ts';
import { drawRow, shiftBlock } from './rows.ts';

export interface Individuals {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly LineClue[];
  readonly columns: readonly LineClue[];
  /**
   * Within an individual, the starts of row r are at blockAt[r] .. blockAt[r + 1] - 1; an
   * individual has blockAt[height] starts in all.
   */
  readonly blockAt: Int32Array;
  readonly starts: Int16Array;
  /** Colour indices, row by row. */
  readonly cells: Uint8Array;
  /** Candidates of the given cells, and of all others; undefined if no cell is given. */
  readonly given: Int32Array | undefined;
  /**
   * The least number of cells that would have to change to fit the clue, and the given cells that
   * differ, by slot and column.
   */
  readonly wrong: Int32Array;
  readonly mismatch: Int32Array;
  /** Hash of the starts of each slot, to tell individuals apart. */
  readonly hash: Int32Array;
  /** 1 for columns of the current slot that changed since they were evaluated. */
  readonly isChanged: Uint8Array;
  /** A row while it is painted. */
  readonly line: Uint8Array;
  readonly scratch: Int32Array;
}

export function makeIndividuals(puzzle: ExactPuzzle, slots: number): Individuals {
  const { width, height } = puzzle;
  const clues = lineClues(puzzle);
  const [rows, columns] = [clues.slice(0, height), clues.slice(height)];
  const blockAt = new Int32Array(height + 1);
  for (let row = 0; row < height; row++) blockAt[row + 1] = blockAt[row] + rows[row].lengths.length;
  return {
    width,
    height,
    rows,
    columns,
    blockAt,
    starts: new Int16Array(slots * blockAt[height]),
    cells: new Uint8Array(slots * width * height),
    given: puzzle.given?.cells,
    wrong: new Int32Array(slots * width),
    mismatch: new Int32Array(slots),
    hash: new Int32Array(slots),
    isChanged: new Uint8Array(width),
    line: new Uint8Array(width),
    scratch: distanceScratch(columns),
  };
}

/** Draws a starting point: a random arrangement of every row. */
export function drawRows(individuals: Individuals, slot: number, random: Random): void {
  const { height, rows, blockAt, starts, isChanged } = individuals;
  for (let row = 0; row < height; row++) {
    drawRow(rows[row], starts, slot * blockAt[height] + blockAt[row], random);
    paintRow(individuals, slot, row);
  }
  isChanged.fill(1);
  updateHash(individuals, slot);
}

/**
 * Copies the first parent, but takes the rows `from` to `to` - 1 of the second: a two-point
 * crossover.
 */
export function crossRows(
  individuals: Individuals,
  slot: number,
  [first, second]: readonly [number, number],
  [from, to]: readonly [number, number],
): void {
  const { height, blockAt, starts } = individuals;
  const blocks = blockAt[height];
  copySlot(individuals, first, slot);
  const [start, end] = [second * blocks + blockAt[from], second * blocks + blockAt[to]];
  starts.copyWithin(slot * blocks + blockAt[from], start, end);
  for (let row = from; row < to; row++) paintRow(individuals, slot, row);
  updateHash(individuals, slot);
}

function copySlot(individuals: Individuals, from: number, to: number): void {
  const { width, height, blockAt, starts, cells, wrong } = individuals;
  const [blocks, size] = [blockAt[height], width * height];
  starts.copyWithin(to * blocks, from * blocks, (from + 1) * blocks);
  cells.copyWithin(to * size, from * size, (from + 1) * size);
  wrong.copyWithin(to * width, from * width, (from + 1) * width);
  individuals.isChanged.fill(0);
}

/** Shifts a block of `row`, if one can move. */
export function mutateRow(
  individuals: Individuals,
  slot: number,
  row: number,
  random: Random,
): void {
  const { height, rows, blockAt, starts } = individuals;
  if (rows[row].lengths.length === 0 || slackOf(rows[row]) === 0) return;
  shiftBlock(rows[row], starts, slot * blockAt[height] + blockAt[row], random);
  paintRow(individuals, slot, row);
  updateHash(individuals, slot);
}

/** Paints a row by the starts of its blocks, and marks the columns that change. */
function paintRow(individuals: Individuals, slot: number, row: number): void {
  const { width, height, rows, blockAt, starts, cells, isChanged, line } = individuals;
  const { lengths, colours } = rows[row];
  const blocks = slot * blockAt[height] + blockAt[row];
  line.fill(0);
  for (let j = 0; j < lengths.length; j++) {
    const start = starts[blocks + j];
    line.fill(colours[j], start, start + lengths[j]);
  }
  const at = (slot * height + row) * width;
  for (let column = 0; column < width; column++) {
    if (cells[at + column] === line[column]) continue;
    cells[at + column] = line[column];
    isChanged[column] = 1;
  }
}

function updateHash({ height, blockAt, starts, hash }: Individuals, slot: number): void {
  const blocks = blockAt[height];
  let mixed = 0;
  for (let at = slot * blocks; at < (slot + 1) * blocks; at++) {
    mixed = Math.imul(mixed ^ starts[at], 0x9e3779b1);
    mixed ^= mixed >>> 15;
  }
  hash[slot] = mixed;
}

/** Brings the mismatch of a slot up to date; returns how many columns had to be evaluated. */
export function evaluate(individuals: Individuals, slot: number): number {
  const { width, height, columns, cells, wrong, mismatch, isChanged, scratch } = individuals;
  let evaluated = 0;
  let sum = 0;
  for (let column = 0; column < width; column++) {
    const at = slot * width + column;
    if (isChanged[column] === 1) {
      const place = { start: slot * width * height + column, step: width };
      wrong[at] =
        lineDistance(columns[column], cells, place, scratch) +
        wrongGivenCells(individuals, slot, column);
      evaluated++;
    }
    sum += wrong[at];
  }
  mismatch[slot] = sum;
  isChanged.fill(0);
  return evaluated;
}

/** Returns how many given cells of a column have another colour in a slot. */
function wrongGivenCells(
  { width, height, cells, given }: Individuals,
  slot: number,
  column: number,
): number {
  if (given === undefined) return 0;
  let count = 0;
  for (let cell = column; cell < given.length; cell += width) {
    if (((given[cell] >>> cells[slot * width * height + cell]) & 1) === 0) count++;
  }
  return count;
}
