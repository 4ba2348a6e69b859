// Chooses letters for the cells of colour pictures, so that nobody has to tell colours apart.

import { colourOf, type Grid, isKnown } from '../../../src/puzzle/grid.ts';
import { isMonochrome, type Palette } from '../../../src/puzzle/palette.ts';

export interface Letter {
  readonly cell: number;
  readonly symbol: string;
  /** Whether the colour under the letter is light. */
  readonly isLight: boolean;
}

/**
 * The most cells of a picture with letters. In larger pictures, letters would be too small to read
 * and too many to draw.
 */
const MAX_LETTERS = 1600;

export function lettersOf({ cells }: Grid, palette: Palette): readonly Letter[] {
  if (isMonochrome(palette) || cells.length > MAX_LETTERS) return [];
  const isLight = palette.map(({ rgb }) => lightness(rgb) > 0.4);
  return [...cells].flatMap((candidates, cell) => {
    const colour = isKnown(candidates) ? colourOf(candidates) : 0;
    return colour === 0 ? [] : [{ cell, symbol: palette[colour].symbol, isLight: isLight[colour] }];
  });
}

/**
 * Returns the lightness of `#rrggbb` from 0 to 1, with the channels weighted as the eye weights
 * them.
 */
function lightness(rgb: string): number {
  const [red, green, blue] = [1, 3, 5].map(
    (at) => Number.parseInt(rgb.slice(at, at + 2), 16) / 255,
  );
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}
