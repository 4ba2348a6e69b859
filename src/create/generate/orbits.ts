// Groups the cells that must have the same colour, so that a picture keeps its symmetry.

import { type BoardSymmetry, imageOfCell } from '../../puzzle/board-symmetries.ts';
import { cellAt, columnOf, rowOf, type Size } from '../../puzzle/places.ts';
import type { PictureSymmetry } from './picture-wish.ts';

/** Holds a list for each cell: the cells of its group, with itself. All of a group share one. */
export type Orbits = readonly (readonly number[])[];

/** The symmetries of the board that together give each symmetry of a picture. */
export const GENERATORS: Readonly<Record<PictureSymmetry, readonly BoardSymmetry[]>> = {
  none: [],
  'left-right': ['left-right'],
  'top-bottom': ['top-bottom'],
  both: ['left-right', 'top-bottom'],
  'half-turn': ['half-turn'],
  'quarter-turn': ['quarter-turn'],
  diagonal: ['diagonal'],
};

/** Groups the cells by symmetry alone. A quarter turn and a diagonal need a square. */
export function orbitsOf(size: Size, symmetry: PictureSymmetry): Orbits {
  const area = { top: 0, left: 0, ...size };
  const groups = Array.from({ length: size.width * size.height }, (_, cell) => [cell]);
  for (const generator of GENERATORS[symmetry]) {
    for (let cell = 0; cell < groups.length; cell++) {
      join(groups, cell, imageOfCell(size, generator, area, cell));
    }
  }
  for (const group of new Set(groups)) group.sort((a, b) => a - b);
  return groups;
}

/** Moves the cells of the smaller group into the larger one. */
function join(groups: number[][], a: number, b: number): void {
  if (groups[a] === groups[b]) return;
  const [large, small] =
    groups[a].length < groups[b].length ? [groups[b], groups[a]] : [groups[a], groups[b]];
  for (const cell of small) {
    large.push(cell);
    groups[cell] = large;
  }
}

/**
 * Groups the cells by a tile that is repeated, every second time mirrored, so that the parts of a
 * pattern join smoothly. The tile is repeated over the first cells of the groups of the symmetry,
 * which are one part of the board, and the symmetry brings this part to the others. If the tile
 * were repeated over the whole board, tile and symmetry together would make nearly all cells alike.
 */
export function tileOrbits(size: Size, symmetry: PictureSymmetry, tile: Size): Orbits {
  const groups = new Map<number, number[]>();
  return orbitsOf(size, symmetry).map(([first], cell) => {
    const row = folded(rowOf(first, size.width), tile.height);
    const column = folded(columnOf(first, size.width), tile.width);
    const key = cellAt(row, column, size.width);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(cell);
    return group;
  });
}

/** Returns the place in the first tile that shows the same as `place` of the whole line. */
function folded(place: number, length: number): number {
  const within = place % (2 * length);
  return within < length ? within : 2 * length - 1 - within;
}
