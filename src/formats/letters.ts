// Letters for the colours of a palette, in formats that allow only some characters.

import { BLACK_AND_WHITE, type Palette } from '../puzzle/palette.ts';

/**
 * By colour index: the empty text for the background and for `#`, the colour that needs no letter; the
 * colour's own symbol where `allowed` takes it; else a free letter.
 */
export function lettersFor(palette: Palette, allowed: RegExp): readonly string[] {
  const own = palette.map(({ symbol }) => (allowed.test(symbol) ? symbol : undefined));
  const free = [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !own.includes(letter));
  return palette.map(({ symbol }, i) => {
    if (i === 0 || symbol === BLACK_AND_WHITE[1].symbol) return '';
    return own[i] ?? free.shift() ?? '';
  });
}
