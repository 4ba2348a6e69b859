// Chooses what the canvas shows of the map of where the puzzle is hard: a dot in each cell, or only
// in the cells of one stretch of the steps.

import type { DifficultyMap, StickingPoint } from '../../../src/explain/index.ts';

export interface MapWish {
  readonly isShown: boolean;
  /** The sticking point that is shown alone. One of another map does not count. */
  readonly point?: StickingPoint;
}

export const SHOWS_NO_MAP: MapWish = { isShown: false };

/** Shows one sticking point alone, or the whole map again where it is shown already. */
export function withPoint({ point: before }: MapWish, point: StickingPoint): MapWish {
  return before === point ? { isShown: true } : { isShown: true, point };
}

/** Returns the sticking point that is shown alone; undefined if there is none in this map. */
export function shownPointOf(
  { isShown, point }: MapWish,
  map: DifficultyMap | undefined,
): StickingPoint | undefined {
  return isShown && point && map?.stickingPoints.includes(point) ? point : undefined;
}

/** Returns the tier that is shown for each cell, 0 for none; undefined if no map is shown. */
export function shownTiersOf(
  wish: MapWish,
  map: DifficultyMap | undefined,
): readonly number[] | undefined {
  if (!wish.isShown || map === undefined) return undefined;
  const point = shownPointOf(wish, map);
  if (point === undefined) return map.tiers;
  const own = new Set(point.cells);
  return map.tiers.map((tier, cell) => (own.has(cell) ? tier : 0));
}

/** Counts the cells of each tier from 1 to 6. */
export function countTiers({ tiers }: DifficultyMap): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const tier of tiers) if (tier > 0) counts[tier - 1]++;
  return counts;
}
