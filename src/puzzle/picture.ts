// From a picture to its puzzle: the clues of a wholly known grid.

import { clueOfCells } from './clue.ts';
import { type Grid, lineColours } from './grid.ts';
import type { Palette } from './palette.ts';
import { lineCount } from './places.ts';
import type { Draft, Meta } from './puzzle.ts';

/**
 * The clues of `picture`, with the picture as the goal. An unknown cell makes a draft that is not
 * valid.
 */
export function draftOfPicture(picture: Grid, palette: Palette, meta: Meta = {}): Draft {
  const { width, height } = picture;
  const clues = Array.from({ length: lineCount(picture) }, (_, line) =>
    clueOfCells(lineColours(picture, line)),
  );
  const [rows, columns] = [clues.slice(0, height), clues.slice(height)];
  return { width, height, rows, columns, palette, meta, goal: picture };
}
