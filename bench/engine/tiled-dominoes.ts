// Boards of dominoes in colour: tiles that each hold the solution of a domino board, in a colour
// and a turn at random. The colours do not tell the tiles apart, because blocks of a row may lie in
// any tile as long as their order is kept, and blocks of different colours need no gap.

import type { Random } from '../../src/engine/random.ts';
import { draftOfPicture } from '../../src/puzzle/draft-of-picture.ts';
import type { ExactPuzzle } from '../../src/puzzle/puzzle.ts';
import { paletteOf, puzzleOf } from '../../test/boards.ts';

/** The sides of a tile have 2n+1 cells; a square of `tiles` by `tiles` of them is the board. */
export interface TilingSize {
  readonly n: number;
  readonly tiles: number;
}

/** A turn has two bits: the first mirrors columns, the second mirrors rows. */
const TURNS = 4;

export function tiledDominoes(
  random: Random,
  { n, tiles }: TilingSize,
  colours: number,
): ExactPuzzle {
  const tileSide = 2 * n + 1;
  const side = tiles * tileSide;
  const looks = Array.from({ length: tiles * tiles }, () => ({
    colour: 1 + random.below(colours),
    turn: random.below(TURNS),
  }));
  const cells = Int32Array.from({ length: side * side }, (_, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    const tile = Math.floor(row / tileSide) * tiles + Math.floor(column / tileSide);
    const { colour, turn } = looks[tile];
    const [r, c] = [row % tileSide, column % tileSide];
    const isPainted = isDomino(
      n,
      (turn & 2) === 0 ? r : 2 * n - r,
      (turn & 1) === 0 ? c : 2 * n - c,
    );
    return isPainted ? 1 << colour : 1;
  });
  return puzzleOf(draftOfPicture({ width: side, height: side, cells }, paletteOf(colours)));
}

/**
 * Says whether a cell of the only solution of the domino board is painted. From the upper right
 * corner, blocks of three lie two rows and two columns apart, and single cells join them to stairs.
 */
function isDomino(n: number, row: number, column: number): boolean {
  const step = Math.floor(row / 2);
  const last = 2 * (n - step);
  if (row === 2 * n) return column === 2;
  if (row % 2 === 1) return column === last;
  if (step > 0 && column === last + 2) return true;
  return column >= last - 2 && column <= last;
}
