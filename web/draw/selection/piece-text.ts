// A piece as text, for the clipboard: a plain picture in black and white, or else JSON, which also
// has the colours and the given cells. What is pasted may have any format that is read elsewhere.

import { gridOfDrawing } from '../../../src/create/drawing.ts';
import { toJson } from '../../../src/formats/json/write-json-puzzle.ts';
import { writeRows } from '../../../src/puzzle/grid-text.ts';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import {
  isSide,
  type Picture,
  pictureOfPuzzle,
  puzzleOfPicture,
  withUsedColours,
} from '../drawing/picture.ts';

export function pieceText(piece: Picture): string {
  const { drawing, palette, given } = withUsedColours(piece);
  const isPlain = palette.length === 2 && palette[1].rgb === BLACK_AND_WHITE[1].rgb && !given;
  return isPlain
    ? writeRows(gridOfDrawing(drawing), palette).join('\n')
    : JSON.stringify(toJson(puzzleOfPicture(piece)));
}

/** Returns undefined if the text has no picture, or one that is larger than a drawing may be. */
export async function readPieceText(text: string): Promise<Picture | undefined> {
  // The formats are loaded when they are needed first.
  const { parsePuzzles } = await import('../../../src/formats/detect.ts');
  const [outcome] = parsePuzzles(text);
  const piece = outcome.ok ? pictureOfPuzzle(outcome.value) : undefined;
  const isFitting = piece && isSide(piece.drawing.width) && isSide(piece.drawing.height);
  return isFitting ? piece : undefined;
}
