import { expect, it } from 'vitest';
import { tileIdOf, tilePlaceOf } from './tile-place.ts';

it('an id tells mosaic, row and column', () => {
  const place = { mosaic: 12, row: 3, column: 10 };
  expect(tileIdOf(place)).toBe('mosaic-12-r3c10');
  expect(tilePlaceOf('mosaic-12-r3c10')).toEqual(place);
});

it.each(['mosaic-1', 'mosaic-0-r1c1', 'mosaic-1-r01c1', 'own-mosaic-1-r1c1', '20x15-3'])(
  '%s is no id of a tile',
  (id) => {
    expect(tilePlaceOf(id)).toBeUndefined();
  },
);
