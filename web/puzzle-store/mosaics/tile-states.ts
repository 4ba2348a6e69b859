// How far a person is with the tiles of a mosaic.

import type { SavedGame } from '../../storage/saved-game.ts';
import { isEverSolved } from '../saved-games.ts';
import { type NumberedMosaic, tileId } from './tile-index.ts';

export type TileState = 'new' | 'started' | 'solved';

/**
 * Returns the states of all tiles, row by row. A tile that was only looked at, or emptied again, is
 * new; a tile that was ever solved stays solved.
 */
export function tileStates(
  mosaic: NumberedMosaic,
  saves: ReadonlyMap<string, SavedGame>,
): readonly TileState[] {
  return Array.from({ length: mosaic.columns * mosaic.rows }, (_, index) => {
    const save = saves.get(tileId(mosaic, index));
    if (isEverSolved(save)) return 'solved';
    return save !== undefined && save.progress > 0 ? 'started' : 'new';
  });
}

export function solvedCount(states: readonly TileState[]): number {
  return states.filter((state) => state === 'solved').length;
}

export function isWhole(states: readonly TileState[]): boolean {
  return states.every((state) => state === 'solved');
}

/** Returns the first tile after `index` that is not solved, or else the first one before it. */
export function nextTile(states: readonly TileState[], index: number): number | undefined {
  const all = [...states.keys()];
  const others = [...all.slice(index + 1), ...all.slice(0, index)];
  return others.find((other) => states[other] !== 'solved');
}
