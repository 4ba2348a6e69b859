// The marks of a line in words, for screen readers: one part for cells beside each other that have
// the same mark.

import { cellsOfLine } from '../../../src/puzzle/places.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { Text } from '../../app/texts.ts';
import { stateName } from './spoken-names.ts';

/** Returns for example "2 filled, 3 unmarked, 1 crossed out". */
export function lineRuns(text: Text, puzzle: Puzzle, cells: Uint8Array, line: number): string {
  const marks = cellsOfLine(puzzle, line).map((cell) => cells[cell]);
  const starts = [...marks.keys()].filter((at) => at === 0 || marks[at] !== marks[at - 1]);
  return starts
    .map((start, run) => {
      const view = { mark: marks[start], level: 0, look: 'none', isPreview: false } as const;
      const state = stateName(text, puzzle.palette, { ...view, isGiven: false });
      return text('board.runs', { count: (starts[run + 1] ?? marks.length) - start, state });
    })
    .join(', ');
}
