// Paints the arrangements of every row before the search; rows with the same clue can share one
// table.

import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import { type LineClue, rowClues } from '../line-clues.ts';
import { countArrangements, paintAll } from '../list-arrangements.ts';

export interface RowTable {
  /** The arrangements, one after another, with one colour for each cell. */
  readonly colours: Uint8Array;
  readonly count: number;
  /** Rows with the same number have the same arrangements. */
  readonly id: number;
}

/**
 * Makes the table of each row; counts the painted arrangements as `placements`. Yields now and
 * then, to give the host turns.
 */
export function* paintRows(
  puzzle: ExactPuzzle,
  isSharing: boolean,
  stats: Record<string, number>,
): Generator<undefined, RowTable[]> {
  const known = new Map<string, RowTable>();
  const tables: RowTable[] = [];
  for (const [row, clue] of rowClues(puzzle).entries()) {
    const key = keyOf(clue, row, isSharing);
    const table = known.get(key) ?? (yield* paintRow(clue, known.size));
    if (!known.has(key)) stats.placements += table.count;
    known.set(key, table);
    tables.push(table);
  }
  return tables;
}

function* paintRow(clue: LineClue, id: number): Generator<undefined, RowTable> {
  const colours = yield* paintAll(clue);
  return { colours, count: colours.length / clue.size, id };
}

/**
 * Counts the arrangements that `paintRows` would paint, row by row from the top. Stops at the row
 * with which they take more than `most` bytes.
 */
export function countRows(
  puzzle: ExactPuzzle,
  isSharing: boolean,
  most: number,
): { readonly arrangements: bigint; readonly rows: number; readonly fits: boolean } {
  const known = new Set<string>();
  let arrangements = 0n;
  for (const [row, clue] of rowClues(puzzle).entries()) {
    const key = keyOf(clue, row, isSharing);
    if (!known.has(key)) arrangements += countArrangements(clue);
    known.add(key);
    if (arrangements * BigInt(puzzle.width) > most)
      return { arrangements, rows: row + 1, fits: false };
  }
  return { arrangements, rows: puzzle.height, fits: true };
}

function keyOf({ lengths, colours }: LineClue, row: number, isSharing: boolean): string {
  return isSharing ? `${lengths}/${colours}` : `${row}`;
}
