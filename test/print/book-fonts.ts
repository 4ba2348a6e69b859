// The fonts of books, for tests.

import { openTypeface } from '../../src/book/typeface.ts';
import { readBookFonts } from '../../src/cli/files/book-fonts.ts';

export const FONTS = readBookFonts();
export const TYPEFACE = openTypeface(FONTS);

export function bookTextWidth(text: string, isBold: boolean): number {
  return isBold ? TYPEFACE.boldWidth(text) : TYPEFACE.plainWidth(text);
}
