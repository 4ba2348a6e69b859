import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BACKGROUND, makePalette } from '../../puzzle/palette.ts';
import { colourWords } from './colour-words.ts';
import { LANGUAGE_IDS } from './languages.ts';
import { makeWords } from './message-formatter.ts';

/** Names colours, each given as its shade or as `name=shade`. */
function namesOf(shades: string, language: 'en' | 'de' = 'en'): string {
  const colours = shades.split(' ').map((each) => {
    const [rgb = '', name = rgb] = each.split('=').reverse();
    return { name, rgb };
  });
  const [, ...names] = colourWords(makeWords(language), makePalette(BACKGROUND, colours));
  return names.join(', ');
}

it('leaves names that differ as they are', () => {
  expect(namesOf('#d62828 #f2711c #1c6dd0 #4dabf7')).toBe('red, orange, blue, light blue');
});

it('tells hues apart', () => {
  expect(namesOf('#ff9f1c #d9480f #4dabf7')).toBe('orange, red, light blue');
  expect(namesOf('#2b8a3e #6b9a1e')).toBe('green, yellow-green');
  expect(namesOf('#2b8a3e #6b9a1e', 'de')).toBe('grün, gelbgrün');
});

it('tells dark from light', () => {
  expect(namesOf('#8b0000 #d62828')).toBe('dark red, red');
  expect(namesOf('#ff6b6b #c92a2a')).toBe('light red, red');
  expect(namesOf('#e03131 #ff6b6b #7d0a0a', 'de')).toBe('rot, hellrot, dunkelrot');
  expect(namesOf('#1c6dd0 #4dabf7 #a5d8ff')).toBe('blue, light blue, pale blue');
  expect(namesOf('#000000 #2b2b2b')).toBe('deep black, black');
});

it('keeps names that somebody gave, and tells equal ones apart', () => {
  expect(namesOf('moss=#445500 moss=#334400')).toBe('moss (a), moss (b)');
  expect(namesOf('orange=#d9480f orange=#ff9f1c')).toBe('dark orange, orange');
});

it('keeps the word for the background for it', () => {
  expect(namesOf('empty=#d62828 leer=#1c6dd0')).toBe('empty (a), leer');
  expect(namesOf('empty=#d62828 Leer=#1c6dd0', 'de')).toBe('empty, Leer (b)');
});

it('takes letters for what looks alike', () => {
  expect(namesOf('#d62828 #d62829')).toBe('red (a), red (b)');
  expect(namesOf('#ffffff #fefefe #d62828')).toBe('white (a), white (b), red');
});

it.each(LANGUAGE_IDS)('never names two colours of a palette alike in %s', (language) => {
  const words = makeWords(language);
  const name = fc.constantFrom(
    '',
    '#',
    'red',
    'rot',
    'empty',
    'Leer',
    'Light blue',
    'red (a)',
    'hellblau',
    'x',
  );
  const shade = fc.integer({ min: 0, max: 0xffffff });
  const colour = fc.record({
    name,
    rgb: fc
      .oneof(shade, fc.integer({ min: 0xd00000, max: 0xd00010 }))
      .map((value) => `#${value.toString(16).padStart(6, '0')}`),
  });
  fc.assert(
    fc.property(fc.array(colour, { minLength: 2, maxLength: 26 }), (colours) => {
      const names = colourWords(words, makePalette(BACKGROUND, colours));
      expect(new Set(names.map((each) => each.toLowerCase())).size).toBe(names.length);
    }),
  );
});
