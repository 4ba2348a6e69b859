// Tells colours of one name apart by their brightness: dark red, red, light red.

import { brightnessOf, type NamedColour } from './colour-names.ts';

/** The levels of brightness, the darkest first; `plain` adds nothing to a name. */
export const LEVELS = ['deep', 'dark', 'plain', 'light', 'pale'] as const;
export type Brightness = (typeof LEVELS)[number];
export const PLAIN_LEVEL = LEVELS.indexOf('plain');

/** How bright a colour of a name usually is, from 0 to 1; others are in the middle. */
const TYPICAL: Readonly<Partial<Record<NamedColour, number>>> = {
  ...{ beige: 0.8, black: 0.05, blue: 0.3, brown: 0.4, orange: 0.6 },
  ...{ pink: 0.7, purple: 0.4, red: 0.35, yellow: 0.8 },
};

/** How much brighter the next level usually is. */
const STEP = 0.18;

/** The greatest difference in brightness that is hardly seen. */
const HARDLY_SEEN = 0.02;

/**
 * Returns the levels of shades that all have this name, as indices into LEVELS. They rise with the
 * brightness and fit it as well as they can. Shades that look alike have the same level, and so
 * have some of more shades than there are levels.
 */
export function levelsOf(name: NamedColour, shades: readonly string[]): readonly number[] {
  const values = shades.map(brightnessOf);
  const ranks = ranksOf(values);
  const allowed = allowedLevels(name);
  const levelsFrom = (first: number): readonly number[] =>
    ranks.map((rank) => allowed[Math.min(first + rank, allowed.length - 1)]);
  const misfit = (levels: readonly number[]): number =>
    values.reduce((sum, value, i) => {
      const expected = (TYPICAL[name] ?? 0.5) + STEP * (levels[i] - PLAIN_LEVEL);
      return sum + (value - expected) ** 2;
    }, 0);
  const room = Math.max(0, allowed.length - 1 - Math.max(...ranks));
  const choices = Array.from({ length: room + 1 }, (_, first) => levelsFrom(first));
  return choices.toSorted((one, other) => misfit(one) - misfit(other))[0];
}

/** Returns for each value how many values below it differ visibly from each other. */
function ranksOf(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const ranks = new Map<number, number>();
  for (const [i, value] of sorted.entries()) {
    const before = sorted[i - 1] ?? value;
    const rank = ranks.get(before) ?? 0;
    ranks.set(value, value - before > HARDLY_SEEN ? rank + 1 : rank);
  }
  return values.map((value) => ranks.get(value) ?? 0);
}

/** Black is deep or plain, because nothing is light black, and white has no level at all. */
function allowedLevels(name: NamedColour): readonly number[] {
  if (name === 'white') return [PLAIN_LEVEL];
  return name === 'black' ? [0, PLAIN_LEVEL] : [...LEVELS.keys()];
}
