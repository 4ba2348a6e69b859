// What the colours of a puzzle are called. Names that the catalogue knows are translated, others stay as they are. Where
// the palette has only digits (#d62828), the colour gets the name of the nearest one that has a name; twins of one name
// are told apart by their symbols.

import { type Colour, isMonochrome, type Palette } from '../../puzzle/palette.ts';
import { isKey } from './catalogue.ts';
import type { Words } from './words.ts';

/** By colour index: the background is "blank", a single colour "filled". */
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
  const english = /^(#|$)/.test(name)
    ? nearestName(rgb)
    : name.toLowerCase().replace('gray', 'grey');
  const key = `colour.${english}`;
  return isKey(key) ? words.format(key) : name;
}

/** Some hues as they are used in pictures, not only at their purest. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  beige: ['#f5f5dc', '#e3c99a', '#d8b26e'],
  black: ['#000000', '#222222'],
  blue: ['#0000ff', '#1c6dd0', '#000080'],
  brown: ['#8b5a2b', '#6b3f1d', '#b5651d'],
  green: ['#008000', '#00ff00', '#4c9a2a', '#2b8a3e'],
  grey: ['#808080', '#c0c0c0'],
  'light-blue': ['#4dabf7', '#add8e6', '#00ffff'],
  orange: ['#ffa500', '#ff9f1c', '#f2711c'],
  pink: ['#ffc0cb', '#f78fa7', '#ff69b4'],
  purple: ['#800080', '#9c27b0', '#ff00ff'],
  red: ['#ff0000', '#d62828', '#c0392b', '#8b0000'],
  white: ['#ffffff'],
  yellow: ['#ffff00', '#ffd43b'],
};

function nearestName(rgb: string): string {
  let [nearest, least] = ['', Number.POSITIVE_INFINITY];
  for (const [name, samples] of Object.entries(NAMED)) {
    const distance = Math.min(...samples.map((sample) => distanceOf(sample, rgb)));
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}

/** Squares of the differences, weighted roughly as the eye does. */
function distanceOf(one: string, other: string): number {
  const [red, green, blue] = [1, 3, 5].map(
    (at) =>
      Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16),
  );
  return 3 * red * red + 4 * green * green + 2 * blue * blue;
}
