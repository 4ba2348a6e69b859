// The colours of a picture in the theme of the page.

import { isBlackAndWhite } from '../../../src/puzzle/palette.ts';

/** The paper and the ink of pictures, as the theme has them. */
interface Inks {
  readonly paper: string;
  readonly ink: string;
}

/** The custom properties of the inks. */
export const PICTURE_INKS = { paper: '--picture-paper', ink: '--picture-ink' } as const;

/** A background in this colour is drawn as paper. */
const WHITE = '#ffffff';

/**
 * Returns the colours as the theme shows them; `colours` are the background and the others as
 * `#rrggbb`.
 */
export function picturePalette(
  colours: readonly string[],
  { paper, ink }: Inks,
): readonly string[] {
  if (isBlackAndWhite(colours.map((rgb) => ({ rgb })))) return [paper, ink];
  return colours.map((rgb, colour) => (colour === 0 && rgb === WHITE ? paper : rgb));
}
