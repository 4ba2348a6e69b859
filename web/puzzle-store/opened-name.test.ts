import { expect, it } from 'vitest';
import { idFacts } from './opened-name.ts';

it.each([
  ['of a tile', 'mosaic-3-r2c4', { tile: { mosaic: 3, row: 2, column: 4 } }],
  [
    'of a puzzle of the day',
    'daily-2026-11-27-5x5',
    { daily: { date: '2026-11-27', size: '5x5' } },
  ],
  ['of a built-in puzzle', 'heart', { number: expect.any(Number) }],
  ['of an own puzzle', 'own-1', {}],
])('the id %s says what names it', (_, id, facts) => {
  expect(idFacts(id)).toEqual(facts);
});
