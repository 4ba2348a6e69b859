// Letters for the colours of a palette, in formats that allow only some characters.

import type { Palette } from '../../puzzle/palette.ts';

/**
 * Returns the letters by colour index: an empty text for the background, the colour's own symbol if
 * `allowed` matches it, else a free letter. No two letters are the same, because there are as many
 * letters as a palette may have colours.
 */
export function lettersFor(palette: Palette, allowed: RegExp): readonly string[] {
  const own = palette.map(({ symbol }) => (allowed.test(symbol) ? symbol : undefined));
  const free = [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !own.includes(letter));
  return palette.map((_, i) => (i === 0 ? '' : (own[i] ?? free.shift() ?? '')));
}
