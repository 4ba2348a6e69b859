// Tests what the colours of the built-in puzzles are called.

import { expect, it } from 'vitest';
import { colourWords, LANGUAGE_IDS, makeWords } from '../src/explain/index.ts';
import { isMonochrome } from '../src/puzzle/palette.ts';
import { readLibrary } from './library.ts';

it('need no letters in any language, and differ', () => {
  const palettes = readLibrary()
    .map(({ puzzle }) => puzzle.palette)
    .filter((palette) => !isMonochrome(palette));
  expect(palettes.length).toBeGreaterThan(10);
  for (const language of LANGUAGE_IDS) {
    const names = palettes.map((palette) => colourWords(makeWords(language), palette));
    expect(names.flat().filter((each) => each.includes('('))).toEqual([]);
    for (const own of names) expect(new Set(own).size).toBe(own.length);
  }
});
