// Decides which drawings take their colours from the theme.

import { BLACK_AND_WHITE, isMonochrome, type Palette } from '../../../src/puzzle/palette.ts';

/**
 * Whether a drawing in these colours follows the theme: black on white does, but other colours need
 * the background that they were chosen for.
 */
export function isThemed(palette: Palette): boolean {
  const isOf = (index: number) => palette[index].rgb === BLACK_AND_WHITE[index].rgb;
  return isMonochrome(palette) && isOf(0) && isOf(1);
}
