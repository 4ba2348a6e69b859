// Reads the lines of one game for all components. The reader keeps the newest states, so that only
// lines whose marks have changed are read again.

import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { type LineState, type LineStates, readLines } from '../../board/state/line-states.ts';

export type LineStateReader = (puzzle: Puzzle, cells: Uint8Array) => readonly LineState[];

export function makeLineStateReader(): LineStateReader {
  let last: LineStates | undefined;
  return (puzzle, cells) => {
    last = readLines(puzzle, cells, last);
    return last.states;
  };
}
