import { describe, expect, it } from 'vitest';
import { makeDrawing, painted } from '../../../src/create/drawing.ts';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import { withAddedColour } from '../palette/palette-edit.ts';
import { cluesOf } from './clues.ts';
import { type Picture, puzzleOfPicture } from './picture.ts';

describe('clues of a drawing', () => {
  it('are those of its puzzle', () => {
    const drawing = painted(painted(makeDrawing(4, 3), [0, 1, 5, 11], 1), [2, 6, 8], 2);
    const picture: Picture = withAddedColour(
      { drawing, palette: BLACK_AND_WHITE },
      { name: 'red', rgb: '#ff0000' },
    );
    const { rows, columns } = puzzleOfPicture(picture);
    expect(cluesOf(drawing)).toEqual({ rows, columns });
  });

  it('stay the same where nothing changed', () => {
    const before = cluesOf(painted(makeDrawing(3, 3), [0, 4], 1));
    const after = cluesOf(painted(makeDrawing(3, 3), [0, 4, 8], 1), before);
    expect(after.rows[0]).toBe(before.rows[0]);
    expect(after.columns[1]).toBe(before.columns[1]);
    expect(after.rows[2]).toEqual([{ length: 1, colour: 1 }]);
  });
});
