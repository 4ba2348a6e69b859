// A board to try things on: no stroke of four cells or fewer finishes a line, so nothing is crossed
// out by itself.

import { linkOfPicture } from './puzzles.ts';

/** 10x10; every clue asks for five cells or more. */
export function wideBoard(): Promise<string> {
  return linkOfPicture(
    ...Array.from({ length: 10 }, (_, row) => (row % 2 === 0 ? '######.###' : '###.######')),
  );
}

/** Rows of an empty 10x10 board but those given. */
export function marks(rows: Readonly<Record<number, string>>): readonly string[] {
  return Array.from({ length: 10 }, (_, row) => rows[row] ?? '..........');
}
