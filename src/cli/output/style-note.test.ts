import { describe, expect, it } from 'vitest';
import { paletteOf, puzzleOf } from '../../../test/boards.ts';
import { STYLES } from './puzzle-drawing.ts';
import { styleNote } from './style-note.ts';

const puzzleIn = (colours: number) =>
  puzzleOf({
    rows: [Array.from({ length: colours }, (_, i) => ({ length: 1, colour: i + 1 }))],
    columns: Array.from({ length: colours }, (_, i) => [{ length: 1, colour: i + 1 }]),
    palette: paletteOf(colours),
  });

const painted = { inColour: (rgb: string, text: string) => `${rgb} ${text}` };
const plain = { inColour: (_: string, text: string) => text };

describe('the note on a drawing', () => {
  it.each(STYLES)('has nothing to say of one colour: %s', (style) => {
    expect(styleNote(puzzleIn(1), style, plain)).toBeUndefined();
  });

  it('says that the drawing of the article has no colours beside the cells', () => {
    for (const paint of [painted, plain]) {
      expect(styleNote(puzzleIn(2), 'ampl', paint)).toMatch(
        /leaves out the colours of the numbers, and which colours the letters are/,
      );
    }
  });

  it('says that squares have no colours where they are not painted', () => {
    expect(styleNote(puzzleIn(2), 'squares', plain)).toMatch(/leaves out the colours/);
    expect(styleNote(puzzleIn(2), 'squares', painted)).toBeUndefined();
  });

  it('has nothing to say of the clues, which have letters and a legend', () => {
    expect(styleNote(puzzleIn(2), 'clues', plain)).toBeUndefined();
  });
});
