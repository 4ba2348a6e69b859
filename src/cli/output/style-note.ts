// The note on what a drawing leaves out of a puzzle of several colours. The styles of articles know
// one colour, and nobody would miss the others in what they draw.

import { isMonochrome } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Paint } from './paint.ts';
import type { Style } from './puzzle-drawing.ts';

/** Returns a note like "squares leaves out the colours", or undefined if nothing is left out. */
export function styleNote(
  { palette }: Puzzle,
  style: Style,
  { inColour }: Pick<Paint, 'inColour'>,
): string | undefined {
  if (isMonochrome(palette)) return undefined;
  if (style === 'ampl') {
    return 'ampl leaves out the colours of the numbers, and which colours the letters are: --style clues has both';
  }
  const isPainted = inColour('#ff0000', '◼') !== '◼';
  if (style !== 'squares' || isPainted) return undefined;
  return 'squares leaves out the colours, because they are not shown here: --style clues has letters for them';
}
