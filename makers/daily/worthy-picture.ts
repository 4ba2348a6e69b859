// Says which pictures are worth a day: neither nearly empty nor nearly full, drawn over the whole
// board, and nothing like a swastika.

import { type Drawing, symmetryOf } from '../../src/create/index.ts';

export function isWorthyPicture(picture: Drawing): boolean {
  // Whatever a quarter-turn keeps and no mirror does is a pinwheel, as a swastika is.
  const isPinwheel = symmetryOf(picture) === 'quarter-turn';
  return isWellFilled(picture) && !isPinwheel && !hasSwastika(picture);
}

const LEAST_PAINTED = 0.3;
const MOST_PAINTED = 0.82;
/** The share of the rows, and of the columns, that have painted cells at least. */
const LEAST_LINES = 2 / 3;

function isWellFilled({ width, height, cells }: Drawing): boolean {
  const painted = Array.from(cells.keys()).filter((cell) => cells[cell] !== 0);
  const share = painted.length / cells.length;
  if (share < LEAST_PAINTED || share > MOST_PAINTED) return false;
  const rows = new Set(painted.map((cell) => Math.floor(cell / width)));
  const columns = new Set(painted.map((cell) => cell % width));
  return rows.size >= LEAST_LINES * height && columns.size >= LEAST_LINES * width;
}

const SWASTIKA = ['#.###', '#.#..', '#####', '..#.#', '###.#'].join('');
const MIRRORED = ['###.#', '..#.#', '#####', '#.#..', '#.###'].join('');
const SIDE = 5;
/** The most cells by which a box may differ from a swastika and still look like one. */
const ALIKE = 2;

/** Whether any box of 5x5 cells has one, of either hand, painted or left out. */
function hasSwastika({ width, height, cells }: Drawing): boolean {
  for (let top = 0; top + SIDE <= height; top++) {
    for (let left = 0; left + SIDE <= width; left++) {
      const box = Array.from(SWASTIKA, (_, i) => {
        const cell = (top + Math.floor(i / SIDE)) * width + left + (i % SIDE);
        return cells[cell] === 0 ? '.' : '#';
      });
      if ([SWASTIKA, MIRRORED].some((sign) => isAlike(box, sign))) return true;
    }
  }
  return false;
}

function isAlike(box: readonly string[], sign: string): boolean {
  const different = box.filter((cell, i) => cell !== sign[i]).length;
  return different <= ALIKE || box.length - different <= ALIKE;
}
