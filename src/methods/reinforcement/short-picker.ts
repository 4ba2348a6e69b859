// Picks lines by a table or a network of short lines. It picks the first of the due lines where
// these know none of them, as on boards of another size. Guesses are those of the learnt weights,
// since the paper's learners only order lines.

import { bestLine, learntPicker, type Picker, type Weights } from './pickers.ts';
import type { ReinforcementBoard } from './reinforcement-board.ts';
import { readShortLine, type ShortLine } from './short-lines.ts';

export function shortPicker(
  board: ReinforcementBoard,
  weights: Weights,
  worth: (line: ShortLine) => number,
): Picker {
  const { guess } = learntPicker(board, weights);
  const worthOf = (line: number): number => {
    const short = readShortLine(board, line);
    return short === undefined ? 0 : worth(short);
  };
  return { line: () => bestLine(board, worthOf), guess };
}
