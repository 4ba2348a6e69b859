// Says in words what the variables of a program stand for, for the comments of its texts.

import { sizeSentence } from '../size-sentence.ts';
import { isBlotted, type PlacedLine, type VariableLayout } from './layout.ts';

/** Returns lines without the sign that makes them comments; all numbers are counted from 1. */
export function nameNotes({ rows, columns, colours }: VariableLayout): string[] {
  const hasBlotted = [...rows, ...columns].some(({ blocks }: PlacedLine) => blocks.some(isBlotted));
  const cell = 'the cell in row 3 and column 5';
  const size = sizeSentence({ width: columns.length, height: rows.length });
  return [
    `${size} A variable is 1 if what it says is true, else 0.`,
    'y_3_1_5: block 1 of row 3 starts in column 5. x_5_1_3: block 1 of column 5 starts in row 3.',
    ...(hasBlotted
      ? ['ye_3_1_5 and xe_5_1_3: a block of unknown length ends in that column or row.']
      : []),
    colours === 1
      ? `z_3_5: ${cell} is painted.`
      : `z_3_5_2: ${cell} has colour 2 of ${colours}, counted without the background.`,
  ];
}
