// Chooses the mosaics of a short row.

import type { NumberedMosaic } from '../puzzle-store/mosaics/tile-index.ts';
import { tileStates } from '../puzzle-store/mosaics/tile-states.ts';
import type { Standing } from '../storage/standing.ts';
import type { Saves } from './use-mosaics.ts';

/** Returns those that were begun, then those that are new, and then those that are solved. */
export function suggestedMosaics<T extends NumberedMosaic>(
  mosaics: readonly T[],
  saves: Saves,
  most: number,
): readonly T[] {
  const ranked = mosaics.map((mosaic) => ({ mosaic, rank: rankOf(tileStates(mosaic, saves)) }));
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ mosaic }) => mosaic);
}

function rankOf(states: readonly Standing[]): number {
  if (states.every((state) => state === 'solved')) return 2;
  return states.every((state) => state === 'new') ? 1 : 0;
}
