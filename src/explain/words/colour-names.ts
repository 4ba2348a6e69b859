// Plain English names of colours, as the keys of catalogues. A colour of which the palette has only digits (#d62828) is
// called as the nearest one that has a name. Without words, for pages that have words of their own.

import type { Colour } from '../../puzzle/palette.ts';

/** In lower case and British; a name that no catalogue knows stays as it is. */
export function plainName({ name, rgb }: Pick<Colour, 'name' | 'rgb'>): string {
  return /^(#|$)/.test(name) ? nearestName(rgb) : name.toLowerCase().replace('gray', 'grey');
}

/** Some hues as they are used in pictures, not only at their purest. */
const NAMED = {
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
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type NamedColour = keyof typeof NAMED;

export function isNamedColour(name: string): name is NamedColour {
  return Object.hasOwn(NAMED, name);
}

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
