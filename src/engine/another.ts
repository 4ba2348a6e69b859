// Another solution from one that is known, without search: its image under a symmetry of the clues, or an
// elementary switch. In a switch two rows and two columns exchange the colours of their four crossings, and in
// each of them a block moves by one cell (or a lone cell across its gap) so that every clue stays; in random
// puzzles most second solutions are of this kind.
// Cost: all moves of all lines, each looked up once.

import { isSolution } from '../puzzle/check.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { CellMap } from './symmetry.ts';

export function imageOf(cells: Int32Array, maps: readonly CellMap[]): Int32Array | undefined {
  for (const map of maps) {
    const image = cells.slice();
    for (let cell = 0; cell < cells.length; cell++) image[map.cells[cell]] = cells[cell];
    if (image.some((mask, cell) => mask !== cells[cell])) return image;
  }
  return undefined;
}

/** A solution that differs from this one by an elementary switch. */
export function switchOf(puzzle: Puzzle, cells: Int32Array): Int32Array | undefined {
  const { width, height } = puzzle;
  const rowMoves = Array.from({ length: height }, (_, row) =>
    movesOf(cells, row * width, 1, width),
  );
  const inColumns = new Set<string>();
  for (let column = 0; column < width; column++) {
    for (const move of movesOf(cells, column, width, height)) inColumns.add(keyOf(column, move));
  }
  const rowsWith = new Map<string, number[]>();
  rowMoves.forEach((moves, row) => {
    for (const move of moves) {
      const key = keyOf(0, move);
      rowsWith.set(key, [...(rowsWith.get(key) ?? []), row]);
    }
  });
  for (const [row, moves] of rowMoves.entries()) {
    for (const { from, to, colour } of moves) {
      for (const other of rowsWith.get(keyOf(0, { from: to, to: from, colour })) ?? []) {
        if (!inColumns.has(keyOf(from, { from: row, to: other, colour }))) continue;
        if (!inColumns.has(keyOf(to, { from: other, to: row, colour }))) continue;
        const changed = cells.slice();
        for (const at of [row * width, other * width]) {
          changed[at + from] = cells[at + to];
          changed[at + to] = cells[at + from];
        }
        if (isSolution(puzzle, { width, height, cells: changed })) return changed;
      }
    }
  }
  return undefined;
}

/** One cell of a block goes, one comes: the clue stays. */
interface Move {
  readonly from: number;
  readonly to: number;
  readonly colour: number;
}

function keyOf(line: number, { from, to, colour }: Move): string {
  return `${line},${from},${to},${colour}`;
}

const BACKGROUND = 1;

/** The moves of one line, whose cells are `first`, `first + step` and so on. */
function movesOf(cells: Int32Array, first: number, step: number, length: number): Move[] {
  const moves: Move[] = [];
  const at = (i: number): number => cells[first + i * step];
  // Free for a block of this colour: background, and no other block of its colour next to it.
  const isFree = (i: number, mask: number, beyond: number): boolean =>
    i >= 0 &&
    i < length &&
    at(i) === BACKGROUND &&
    (beyond < 0 || beyond >= length || at(beyond) !== mask);
  for (let start = 0; start < length; ) {
    const mask = at(start);
    let end = start + 1;
    while (end < length && at(end) === mask) end++;
    if (mask !== BACKGROUND) {
      const reach = end - start === 1 ? length : 1;
      for (let d = 0; d < reach && isFree(end + d, mask, end + d + 1); d++) {
        moves.push({ from: start, to: end + d, colour: mask });
      }
      for (let d = 1; d <= reach && isFree(start - d, mask, start - d - 1); d++) {
        moves.push({ from: end - 1, to: start - d, colour: mask });
      }
    }
    start = end;
  }
  return moves;
}
