// Says how large the puzzle of a model is, in the comment with which the text of the model begins.

import { counted } from '../puzzle/wording.ts';

export function sizeSentence({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): string {
  return `A nonogram of ${counted(width, 'column')} and ${counted(height, 'row')}.`;
}
