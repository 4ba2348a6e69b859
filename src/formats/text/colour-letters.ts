// Chooses letters for the colours of a palette, in formats that allow only some characters.

import type { Palette } from '../../puzzle/palette.ts';

/**
 * Returns the letters by colour index: an empty text for the background, the colour's own symbol if
 * `allowed` matches the symbol, else a letter that no colour has. The letters suffice, because a
 * palette has at most as many colours as the alphabet has letters.
 */
export function lettersFor(palette: Palette, allowed: RegExp): readonly string[] {
  const own = palette.map(({ symbol }) => (allowed.test(symbol) ? symbol : undefined));
  const free = [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !own.includes(letter));
  return palette.map((_, i) => (i === 0 ? '' : (own[i] ?? free.shift() ?? '')));
}
