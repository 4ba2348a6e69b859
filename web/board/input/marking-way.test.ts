import { describe, expect, it } from 'vitest';
import { AIMINGS } from '../../app/settings.ts';
import { wayOf } from './marking-way.ts';

describe('the way in which a finger marks', () => {
  it.each([
    [30, ['direct', 'direct', 'loupe', 'pad']],
    [24, ['direct', 'direct', 'loupe', 'pad']],
    [23, ['loupe', 'near', 'loupe', 'pad']],
    [9, ['loupe', 'near', 'loupe', 'pad']],
    [8, ['near', 'near', 'near', 'pad']],
  ])('on cells of %i pixels follows the setting', (cell, ways) => {
    expect(AIMINGS.map((aiming) => wayOf(aiming, cell))).toEqual(ways);
  });
});
