// Says how large the puzzle of a model is, in the comment with which the text of the model begins.

import type { Puzzle } from '../puzzle/puzzle.ts';
import { counted } from '../puzzle/wording.ts';

export function sizeSentence({ width, height }: Pick<Puzzle, 'width' | 'height'>): string {
  return `A nonogram of ${counted(width, 'column')} and ${counted(height, 'row')}.`;
}
