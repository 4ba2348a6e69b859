// Paints the arrangements of every row before the search, but for those that differ from a given
// cell; rows with the same clue and the same given cells can share one table.

import { partOfRow } from '../../puzzle/places.ts';
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
    const given = puzzle.given && partOfRow(puzzle.given.cells, row, puzzle.width);
    const key = keyOf(clue, row, isSharing) + (given ?? '');
    const table = known.get(key) ?? (yield* paintRow(clue, known.size, given));
    if (!known.has(key)) stats.placements += table.count;
    known.set(key, table);
    tables.push(table);
  }
  return tables;
}

function* paintRow(
  clue: LineClue,
  id: number,
  given: Int32Array | undefined,
): Generator<undefined, RowTable> {
  const all = yield* paintAll(clue);
  const colours = given === undefined ? all : keepFitting(all, given);
  return { colours, count: colours.length / clue.size, id };
}

/** Keeps the arrangements whose cells have the given colours; the memory of the others is freed. */
function keepFitting(all: Uint8Array, given: Int32Array): Uint8Array {
  const size = given.length;
  let end = 0;
  for (let at = 0; at < all.length; at += size) {
    if (!given.every((candidates, i) => ((candidates >>> all[at + i]) & 1) === 1)) continue;
    all.copyWithin(end, at, at + size);
    end += size;
  }
  return all.slice(0, end);
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
