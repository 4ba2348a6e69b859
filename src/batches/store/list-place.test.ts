import { expect, it } from 'vitest';
import { listPlaceText, readListPlace } from './list-place.ts';

const ID = '3f0a2f0e-7a53-4c5e-9d05-9f4c2a0b1c2d';

it('is read as it is written', () => {
  const place = { created: '2026-11-28T17:41:03.120345Z', id: ID };
  expect(readListPlace(listPlaceText(place))).toEqual(place);
});

it.each([
  ['0000-01-01T00:00:00.000000Z'],
  ['2026-11-28T17:41:03Z'],
  ['2026-11-28T17:41:03.123Z'],
  ['2026-02-30T17:41:03.120345Z'],
  ['x'],
])('is no place if a store could not have written it: %s', (created) => {
  expect(readListPlace(`${created},${ID}`)).toBeUndefined();
  expect(readListPlace('2026-11-28T17:41:03.120345Z,x')).toBeUndefined();
});
