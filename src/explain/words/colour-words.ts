// Names the colours of a puzzle. Names that the catalogue contains are translated, other names stay
// as they are.

import { isMonochrome, type Palette } from '../../puzzle/palette.ts';
import { distinctNames, type SayColour } from './distinct-colours.ts';
import type { Words } from './message-formatter.ts';

/**
 * Returns the names by colour index: the background is "empty", and in a puzzle of one colour, that
 * colour is "filled".
 */
export function colourWords(words: Words, palette: Palette): readonly string[] {
  const names = words.colours.get(palette) ?? makeColourWords(words, palette);
  words.colours.set(palette, names);
  return names;
}

function makeColourWords(words: Words, palette: Palette): readonly string[] {
  const blank = words.format('blank');
  if (isMonochrome(palette)) return [blank, words.format('filled')];
  const say: SayColour = (key, values) => words.format(`colour.${key}`, values);
  return [blank, ...distinctNames(palette.slice(1), blank, say)];
}
