import { expect, it } from 'vitest';
import { BACKGROUND, makePalette } from '../../../src/puzzle/palette.ts';
import board from '../../messages/de/board.json';
import { textOf } from '../../messages/text-of.ts';
import { isNameTaken } from './colour-words.ts';

const GERMAN = textOf('de', board);
const PALETTE = makePalette(BACKGROUND, [
  { name: 'red', rgb: '#d62828' },
  { name: 'moss', rgb: '#445500' },
]);

it('takes a name from other colours, not from its own in another case', () => {
  expect(isNameTaken(GERMAN, PALETTE, 1, 'Rot')).toBe(false);
  expect(isNameTaken(GERMAN, PALETTE, 1, 'ROT')).toBe(false);
  expect(isNameTaken(GERMAN, PALETTE, 1, 'Moss')).toBe(true);
  expect(isNameTaken(GERMAN, PALETTE, 2, 'Rot')).toBe(true);
});
