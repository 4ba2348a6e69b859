// The tile to play next.

import type { Standing } from '../../storage/standing.ts';
import type { RankedMosaic } from './ranked-mosaic.ts';

/**
 * Returns a tile that is begun, or else one beside a tile whose picture is there, so that the
 * picture grows, or else the one to begin with; those that the solver filled in come last.
 * Undefined if all tiles are solved.
 */
export function nextTile(
  { order, columns }: Pick<RankedMosaic, 'order' | 'columns'>,
  states: readonly Standing[],
): number | undefined {
  const left = order.filter((tile) => states[tile] === 'new' || states[tile] === 'started');
  const isBesideShown = (tile: number): boolean =>
    neighboursOf(tile, columns).some(
      (other) => states[other] === 'solved' || states[other] === 'solver',
    );
  return (
    left.find((tile) => states[tile] === 'started') ??
    left.find(isBesideShown) ??
    left[0] ??
    order.find((tile) => states[tile] === 'solver')
  );
}

/** Some of the neighbours may lie above the first row or below the last one. */
function neighboursOf(tile: number, columns: number): readonly number[] {
  const column = tile % columns;
  return [
    tile - columns,
    tile + columns,
    ...(column > 0 ? [tile - 1] : []),
    ...(column < columns - 1 ? [tile + 1] : []),
  ];
}
