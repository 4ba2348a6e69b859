// Counts the size of the integer program of a puzzle in O(lines + blocks), without building the
// program.

import type { ExactClue } from '../../puzzle/clue.ts';
import { paintedCells } from '../../puzzle/clue.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import { startsOf } from './layout.ts';
import type { Formulation, ProgramSize } from './program.ts';

export function estimateProgram(puzzle: ExactPuzzle, formulation: Formulation): ProgramSize {
  const { width, height, palette } = puzzle;
  const painted = width * height * (palette.length - 1);
  const lines = [
    ...puzzle.rows.map((clue) => estimateLine(clue, width, formulation)),
    ...puzzle.columns.map((clue) => estimateLine(clue, height, formulation)),
  ];
  const sum = (key: keyof ProgramSize): number =>
    lines.reduce((total, line) => total + line[key], 0);
  return {
    columns: sum('columns') + painted,
    rows: sum('rows') + 2 * painted,
    nonzeros: sum('nonzeros') + 2 * painted,
  };
}

/**
 * Returns what a line adds to the size, without the variables z, the rows that begin with a z, and
 * the entries of these z: `estimateProgram` adds those.
 */
function estimateLine(clue: ExactClue, size: number, formulation: Formulation): ProgramSize {
  const starts = startsOf(clue, size);
  const columns = clue.length * starts;
  const pairs = Math.max(0, clue.length - 1);
  const covered = paintedCells(clue) * starts;
  if (formulation === 'tight') {
    const order = 2 * Math.floor((starts * starts) / 4);
    return {
      columns,
      rows: clue.length + pairs * (starts - 1),
      nonzeros: columns + pairs * order + covered,
    };
  }
  const order = starts + (starts * (starts + 1)) / 2;
  return {
    columns,
    rows: clue.length + pairs * starts + covered,
    nonzeros: columns + pairs * order + 3 * covered,
  };
}
