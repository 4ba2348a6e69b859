import { describe, expect, it } from 'vitest';
import { makeDrawing } from '../../../src/create/drawing.ts';
import { drawnKeys, keyOf } from '../../../test/listed-keys.ts';
import { drawActionOf } from '../canvas/key-actions.ts';
import { DRAW_KEY_LINES } from './key-lines.ts';

const NAMED = [
  ...['Enter', 'Delete', 'Backspace', 'Insert', 'Tab', 'Esc', 'Space', 'Home', 'End'],
  ...['Page Up', 'Page Down', '←', '→', '↑', '↓'],
];
/** The characters from ! to _. The line `1 … 9` stands for the digits between, too. */
const CHARACTERS = [...Array(63).keys()].map((i) => String.fromCharCode(33 + i));
const SINGLE = [...CHARACTERS.filter((key) => !/[2-8]/.test(key)), ...NAMED];

describe('the list of keys', () => {
  const listed = drawnKeys(DRAW_KEY_LINES);
  const doesIt = (key: string) => drawActionOf(keyOf(key), 40, makeDrawing(9, 9), 9) !== undefined;

  it('has only keys that do something on a drawing', () => {
    expect(listed.length).toBeGreaterThan(30);
    expect(listed.filter((key) => !doesIt(key))).toEqual([]);
  });

  it('has every single key that does something on a drawing', () => {
    expect(SINGLE.filter((key) => doesIt(key) && !listed.includes(key))).toEqual([]);
  });
});
