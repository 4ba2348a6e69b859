// Derives another solution from a known one without search: its image under a symmetry of the
// clues, or the result of a switch. In a switch, the four cells at the crossings of two rows and
// two columns exchange their colours. In each of these lines a block moves by one cell, or a block
// of one cell moves within its gap, so that every clue is kept. In random puzzles most second
// solutions are of this kind. Cost: a list of all moves of all lines, and one or two look-ups for
// each pair of opposite moves in two rows.

import { isSolution } from '../../puzzle/check-grid.ts';
import { colourOf } from '../../puzzle/grid.ts';
import { cellAt, type LineCells, lineCells, lineOfColumn } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { MAX_SIDE } from '../../puzzle/validate.ts';
import type { CellMap } from '../board/find-symmetries.ts';
import type { Layers } from '../options.ts';

/**
 * The most cells of a board whose maps are made and whose moves are listed. On larger boards,
 * making maps and listing moves would hold up the host.
 */
export const MOST_MAPPED = 40_000;

/**
 * Returns a solution other than `solution`, or undefined if neither symmetries nor switches give
 * one.
 */
export function anotherSolution(
  puzzle: Puzzle,
  solution: Int32Array,
  symmetries: readonly CellMap[],
  layers: Layers,
): Int32Array | undefined {
  const isTried = layers.switches && solution.length <= MOST_MAPPED;
  return (
    imageOfSolution(solution, symmetries) ?? (isTried ? switchOf(puzzle, solution) : undefined)
  );
}

export function imageOfSolution(
  cells: Int32Array,
  maps: readonly CellMap[],
): Int32Array | undefined {
  for (const map of maps) {
    const image = cells.slice();
    for (let cell = 0; cell < cells.length; cell++) image[map.cells[cell]] = cells[cell];
    if (image.some((mask, cell) => mask !== cells[cell])) return image;
  }
  return undefined;
}

/** Returns a solution that differs from this one by a switch, if there is one. */
export function switchOf(puzzle: Puzzle, cells: Int32Array): Int32Array | undefined {
  const { width, height } = puzzle;
  const rowMoves: Move[][] = [];
  const inRows = new Map<number, number[]>();
  for (let row = 0; row < height; row++) {
    const moves = movesOf(cells, lineCells(puzzle, row));
    for (const { from, to, colour } of moves) addTo(inRows, keyOf(0, from, to, colour), row);
    rowMoves.push(moves);
  }
  const inColumns = new Set<number>();
  for (let column = 0; column < width; column++) {
    for (const { from, to, colour } of movesOf(
      cells,
      lineCells(puzzle, lineOfColumn(column, height)),
    )) {
      inColumns.add(keyOf(column, from, to, colour));
    }
  }
  for (let row = 0; row < height; row++) {
    for (const { from, to, colour } of rowMoves[row]) {
      for (const other of inRows.get(keyOf(0, to, from, colour)) ?? NONE) {
        if (!inColumns.has(keyOf(from, row, other, colour))) continue;
        if (!inColumns.has(keyOf(to, other, row, colour))) continue;
        const changed = exchanged(
          cells,
          [cellAt(row, 0, width), cellAt(other, 0, width)],
          from,
          to,
        );
        if (isSolution(puzzle, { width, height, cells: changed })) return changed;
      }
    }
  }
  return undefined;
}

function addTo(lists: Map<number, number[]>, key: number, item: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/**
 * Returns a copy of the cells in which the columns `from` and `to` are exchanged in these rows; a
 * row is given by its first cell.
 */
function exchanged(
  cells: Int32Array,
  rows: readonly number[],
  from: number,
  to: number,
): Int32Array {
  const changed = cells.slice();
  for (const first of rows) {
    changed[first + from] = cells[first + to];
    changed[first + to] = cells[first + from];
  }
  return changed;
}

const NONE: readonly number[] = [];

/**
 * A change of a line that keeps the clue of the line: a block leaves the cell `from` and gains the
 * cell `to`.
 */
interface Move {
  readonly from: number;
  readonly to: number;
  readonly colour: number;
}

/** Returns a different number for each move; `colour` is a mask of 32 bits. */
function keyOf(line: number, from: number, to: number, colour: number): number {
  return ((line * MAX_SIDE + from) * MAX_SIDE + to) * 32 + colourOf(colour);
}

const BACKGROUND = 1;

/** Lists the moves of one line. */
function movesOf(cells: Int32Array, { start: first, step, size: length }: LineCells): Move[] {
  const moves: Move[] = [];
  const at = (i: number): number => cells[first + i * step];
  // A cell is free for a block of this colour if the cell is background and the cell beyond it does
  // not have that colour.
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
