// Makes a board for tests. A stroke of four cells or fewer completes no line of this board, so such
// a stroke crosses out no cell automatically.

import { linkOfPicture } from './puzzles.ts';

/** Returns a link to a puzzle of 10x10 cells, in which every clue asks for five cells or more. */
export function wideBoard(): Promise<string> {
  return linkOfPicture(
    ...Array.from({ length: 10 }, (_, row) => (row % 2 === 0 ? '######.###' : '###.######')),
  );
}

/** Returns the ten rows of a 10x10 board, which are unmarked except for those in `rows`. */
export function marks(rows: Readonly<Record<number, string>>): readonly string[] {
  return Array.from({ length: 10 }, (_, row) => rows[row] ?? '..........');
}
