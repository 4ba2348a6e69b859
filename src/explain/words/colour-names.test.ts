import { expect, it } from 'vitest';
import {
  isNamedColour,
  NAMED_COLOURS,
  type NamedColour,
  nameOfShade,
  plainName,
} from './colour-names.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** Shades that occur in pictures, most of them from CSS, by the names that people give them. */
const SHADES: Readonly<Record<NamedColour, string>> = {
  beige: '#f5f5dc #e3c99a #d8b26e #d2b48c #f5deb3 #ffdab9 #faebd7',
  black: '#000000 #222222 #111111 #1a1410 #0a0a23',
  blue: '#0000ff #1c6dd0 #000080 #1e90ff #4169e1 #4682b4 #1a237e #0e7490 #6366f1',
  brown: '#8b5a2b #6b3f1d #b5651d #8b4513 #a0522d #cd853f #5d4037 #b8860b',
  green:
    '#008000 #00ff00 #4c9a2a #2b8a3e #3eb489 #98ff98 #00ffa9 #7fff00 #6b8e23 #006400 #bdfcc9 #55dd55 #008080 #808000',
  grey: '#808080 #c0c0c0 #d3d3d3 #708090 #444444 #9e9a94 #e0e0e0',
  'light-blue': '#4dabf7 #add8e6 #00ffff #87ceeb #00bfff #6495ed #b0c4de #ccccff #40e0d0',
  orange: '#ffa500 #ff9f1c #f2711c #ff8c00 #ff7f50 #d35400 #f4a460',
  pink: '#ffc0cb #f78fa7 #ff69b4 #ff1493 #ffb6c1 #e91e63 #ffe4e1',
  purple: '#800080 #9c27b0 #ff00ff #c8a2c8 #b19cd9 #dda0dd #4b0082 #8a2be2 #9370db #da70d6',
  red: '#ff0000 #d62828 #c0392b #8b0000 #dc143c #b22222 #ff6347 #aa0000',
  white: '#ffffff #fafafa #fffdf8 #f5f5f5 #fffff0',
  yellow: '#ffff00 #ffd43b #ffd700 #ffc107 #fff3b0 #ffe066 #daa520 #f0e040',
};

it.each(NAMED_COLOURS)('calls shades what people call them: %s', (name) => {
  const wrong = SHADES[name].split(' ').filter((rgb) => nameOfShade(rgb) !== name);
  expect(wrong.map((rgb) => `${rgb} ${nameOfShade(rgb)}`)).toEqual([]);
});

it('has words for each in every language', () => {
  for (const name of NAMED_COLOURS) {
    expect(en[`colour.${name}`]).toBe(name.replace('-', ' '));
    expect(de[`colour.${name}`]).toMatch(/^\p{Lowercase}+$/u);
  }
});

it('keeps names that were given, and names what has digits alone', () => {
  expect(plainName({ name: 'Gray', rgb: '#ff0000' })).toBe('grey');
  expect(plainName({ name: 'Rust', rgb: '#b7410e' })).toBe('rust');
  expect(plainName({ name: '#98ff98', rgb: '#98ff98' })).toBe('green');
  expect(plainName({ name: '', rgb: '#0000ff' })).toBe('blue');
  expect(plainName({ name: 'b', rgb: '#d62828' })).toBe('red');
  expect(plainName({ name: '赤', rgb: '#d62828' })).toBe('赤');
  expect(isNamedColour('toString')).toBe(false);
});
