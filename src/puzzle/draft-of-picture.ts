// Makes the draft of a puzzle from a picture, a grid whose cells are all known.

import { clueOfCells } from './clue.ts';
import { type Grid, lineColours } from './grid.ts';
import type { Palette } from './palette.ts';
import { lineCount } from './places.ts';
import type { ExactDraft, Meta } from './puzzle.ts';

/**
 * Returns a draft with the clues of `picture`, and with the picture as its goal. If a cell is
 * unknown, the draft is not valid.
 */
export function draftOfPicture(picture: Grid, palette: Palette, meta: Meta = {}): ExactDraft {
  const { width, height } = picture;
  const clues = Array.from({ length: lineCount(picture) }, (_, line) =>
    clueOfCells(lineColours(picture, line)),
  );
  const [rows, columns] = [clues.slice(0, height), clues.slice(height)];
  return { width, height, rows, columns, palette, meta, goal: picture };
}
