import { expect, it } from 'vitest';
import type { DifficultyMap, StickingPoint } from '../../../src/explain/index.ts';
import { countTiers, SHOWS_NO_MAP, shownPointOf, shownTiersOf, withPoint } from './shown-map.ts';

function pointAt(...cells: number[]): StickingPoint {
  const ends = { from: 1, to: 2, hardSteps: 2, step: 1 };
  return { ...ends, tier: 3, technique: 'overlap', lines: 1, openLines: 9, cells };
}

const [FIRST, SECOND] = [pointAt(1), pointAt(2, 3)];
const MAP: DifficultyMap = { tiers: [0, 3, 1, 3], stickingPoints: [FIRST, SECOND] };

it('shows nothing before it is asked to', () => {
  expect(shownTiersOf(SHOWS_NO_MAP, MAP)).toBeUndefined();
  expect(shownTiersOf({ isShown: true }, undefined)).toBeUndefined();
  expect(shownTiersOf({ isShown: true }, MAP)).toEqual([0, 3, 1, 3]);
});

it('shows one sticking point alone, and the whole map when it is chosen again', () => {
  const second = withPoint(SHOWS_NO_MAP, SECOND);
  expect(shownTiersOf(second, MAP)).toEqual([0, 0, 1, 3]);
  expect(shownTiersOf(withPoint(second, FIRST), MAP)).toEqual([0, 3, 0, 0]);
  expect(withPoint(second, SECOND)).toEqual({ isShown: true });
});

it('shows the whole map when the sticking point belongs to an earlier one', () => {
  const stale = withPoint(SHOWS_NO_MAP, pointAt(1));
  expect(shownPointOf(stale, MAP)).toBeUndefined();
  expect(shownTiersOf(stale, MAP)).toEqual(MAP.tiers);
});

it('counts the cells of each tier', () => {
  expect(countTiers(MAP)).toEqual([1, 0, 2, 0, 0, 0]);
});
