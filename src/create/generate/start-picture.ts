// Draws the picture from which a puzzle is made: noise, soft shapes or a pattern, with whole
// numbers alone, so that every machine draws the same.
//
// Each group of cells gets a random height; for soft shapes, the heights are averaged with those of
// the neighbours. The highest groups are painted, as many as the density asks for. With several
// colours, a second landscape divides the painted cells among the colours.
//
// The averaging of random fields as a source of puzzles comes from the game Pattern of Simon
// Tatham's Portable Puzzle Collection.

import type { Random } from '../../engine/random.ts';
import type { Size } from '../../puzzle/places.ts';
import type { Orbits } from './orbits.ts';
import type { PictureWish } from './picture-wish.ts';

const HEIGHTS = 1 << 24;

/** Returns colour indices, row by row; cells of one group have one colour. */
export function drawStart(wish: PictureWish, orbits: Orbits, random: Random): Uint8Array {
  const rounds = wish.look === 'noise' ? 0 : roundsFor(wish);
  const cells = wish.width * wish.height;
  const groups = [...new Set(orbits)].filter((group) => !isKeptEmpty(wish, group));
  const heights = landscape(wish, orbits, random, rounds);
  const painted = takeHighest(groups, heights, Math.round(wish.density * cells));
  const picture = new Uint8Array(cells);
  const parts =
    wish.colours === 1
      ? [painted]
      : shares(painted, landscape(wish, orbits, random, rounds), wish.colours);
  for (const [colour, share] of parts.entries()) {
    for (const group of share) for (const cell of group) picture[cell] = colour + 1;
  }
  return picture;
}

/** A line that stays empty is a short one at the border, so that most of the board is left. */
function isKeptEmpty({ width, height, hasEmptyLine }: PictureWish, group: Group): boolean {
  if (hasEmptyLine !== true) return false;
  return group.some((cell) => (width > height ? cell % width === 0 : cell < width));
}

/** Returns a height for each cell; cells of one group have one height. */
function landscape(size: Size, orbits: Orbits, random: Random, rounds: number): Int32Array {
  let heights = new Int32Array(size.width * size.height);
  for (let cell = 0; cell < heights.length; cell++) {
    const first = orbits[cell][0];
    heights[cell] = first === cell ? random.below(HEIGHTS) : heights[first];
  }
  for (let round = 0; round < rounds; round++) heights = averaged(size, heights);
  // At the border of a pattern, the neighbours of the cells of a group may differ.
  return heights.map((_, cell) => heights[orbits[cell][0]]);
}

/** Returns the mean of each cell and its neighbours, rounded down. */
function averaged({ width, height }: Size, heights: Int32Array): Int32Array<ArrayBuffer> {
  const means = new Int32Array(heights.length);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let sum = 0;
      let count = 0;
      for (let r = Math.max(row - 1, 0); r <= Math.min(row + 1, height - 1); r++) {
        for (let c = Math.max(column - 1, 0); c <= Math.min(column + 1, width - 1); c++) {
          sum += heights[r * width + c];
          count++;
        }
      }
      means[row * width + column] = Math.floor(sum / count);
    }
  }
  return means;
}

/**
 * Returns how often the heights are averaged. The shapes of larger pictures are larger, though not
 * in proportion, because lines of very many blocks are no pleasure and take long to mend.
 */
function roundsFor({ width, height }: Size): number {
  const side = Math.min(width, height);
  return Math.max(1, Math.round((side * Math.sqrt(side)) / 70));
}

type Group = readonly number[];
type Groups = readonly Group[];

/** Returns the highest groups that together have at least `cells` cells. */
function takeHighest(groups: Groups, heights: Int32Array, cells: number): Groups {
  const ordered = byHeight(groups, heights);
  let count = 0;
  let taken = 0;
  while (count < cells && taken < ordered.length) count += ordered[taken++].length;
  return ordered.slice(0, taken);
}

/** Divides the groups into as many equal parts as there are colours, by height. */
function shares(groups: Groups, heights: Int32Array, colours: number): Groups[] {
  const ordered = byHeight(groups, heights);
  const at = (share: number): number => Math.floor((share * ordered.length) / colours);
  return Array.from({ length: colours }, (_, share) => ordered.slice(at(share), at(share + 1)));
}

/** Sorts the groups, the highest first; equally high ones by their first cells. */
function byHeight(groups: Groups, heights: Int32Array): Groups {
  return groups.toSorted((a, b) => heights[b[0]] - heights[a[0]] || a[0] - b[0]);
}
