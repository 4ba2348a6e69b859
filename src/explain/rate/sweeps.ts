// Counts the sweeps that a simple puzzle takes. A sweep solves every row, or every column: in each
// of these lines, it marks all cells that the line alone decides. Sweeps of rows and of columns
// alternate, rows first, until the board is full; a puzzle is simple when this fills its board.
// Beginning with columns changes the count by one at most. Cost: a sweep solves only the lines that
// have changed, each one time.
//
// Batenburg, Henstra, Kosters, Palenstijn, "Constructing simple nonograms of varying difficulty",
// 2009.

import { isKnown } from '../../puzzle/grid.ts';
import { lineCells, lineCount, linesOf } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import {
  canBeMetAmong,
  candidatesRead,
  type LineReader,
  lineReaderOf,
  newsRead,
} from '../engine-questions/line-reader.ts';
import { marksAtStart } from '../model/move-history.ts';

interface Sweeping {
  readonly puzzle: Puzzle;
  readonly reader: LineReader;
  readonly cells: Int32Array;
  /** 1 for each line that has not been solved since it last changed. */
  readonly changed: Uint8Array;
  unknown: number;
}

/**
 * Counts the sweeps; returns undefined when lines alone do not fill the board. Yields after each
 * line how many cells are known.
 */
export function* sweeping(
  puzzle: Puzzle,
  reader = lineReaderOf(puzzle),
): Generator<number, number | undefined> {
  const { height } = puzzle;
  const cells = marksAtStart(puzzle);
  const changed = new Uint8Array(lineCount(puzzle)).fill(1);
  const unknown = cells.filter((candidates) => !isKnown(candidates)).length;
  const state: Sweeping = { puzzle, reader, cells, changed, unknown };
  let sweeps = 0;
  for (; state.unknown > 0; sweeps++) {
    if (!changed.includes(1)) return undefined;
    const [from, to] = sweeps % 2 === 0 ? [0, height] : [height, lineCount(puzzle)];
    for (let line = from; line < to; line++) {
      if (changed[line] === 0) continue;
      if (!settle(state, line)) return undefined;
      yield cells.length - state.unknown;
    }
  }
  return sweeps;
}

/**
 * Marks what all arrangements of a line agree on; returns false when no arrangement fits. Nothing
 * follows from an unknown line.
 */
function settle(state: Sweeping, line: number): boolean {
  const { puzzle, reader, cells, changed } = state;
  const clue = clueOfLine(puzzle, line);
  changed[line] = 0;
  if (clue === null) return true;
  const own = lineCells(puzzle, line);
  if (!canBeMetAmong(reader, line, cells, own)) return false;
  if (newsRead(reader, line) === 0) return true;
  const possible = candidatesRead(reader, line);
  for (let i = 0; i < own.size; i++) {
    const cell = own.start + i * own.step;
    if (possible[i] === cells[cell]) continue;
    cells[cell] = possible[i];
    if (isKnown(possible[i])) state.unknown--;
    for (const other of linesOf(puzzle, cell)) if (other !== line) changed[other] = 1;
  }
  return true;
}
