// Names the colours of a puzzle. Names that the catalogue contains are translated, other names stay
// as they are. Colours with the same name are told apart by their symbols.

import { type Colour, isMonochrome, type Palette } from '../../puzzle/palette.ts';
import { isKey } from './catalogue.ts';
import { plainName } from './colour-names.ts';
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
  const names = palette.slice(1).map((colour) => nameOf(words, colour));
  const isTwin = (name: string): boolean => names.indexOf(name) !== names.lastIndexOf(name);
  const unlike = names.map((colour, i) => {
    const { symbol } = palette[i + 1];
    return isTwin(colour) ? words.format('colour.twin', { colour, symbol }) : colour;
  });
  return [blank, ...unlike];
}

function nameOf(words: Words, { name, rgb }: Colour): string {
  const key = `colour.${plainName({ name, rgb })}`;
  return isKey(key) ? words.format(key) : name;
}
