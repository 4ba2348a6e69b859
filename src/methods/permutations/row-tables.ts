// Paints the arrangements of every row before the search, but for those that differ from a given
// cell; rows with the same clue and the same given cells can share one table.

import { partOfRow } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
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
  puzzle: Puzzle,
  isSharing: boolean,
  stats: Record<string, number>,
): Generator<undefined, RowTable[]> {
  const known = new Map<string, RowTable>();
  const tables: RowTable[] = [];
  for (const [row, clue] of rowClues(puzzle).entries()) {
    const given = givenOfRow(puzzle, row);
    const key = isSharing ? keyOf(clue, given) : `${row}`;
    const table =
      known.get(key) ??
      (yield* paintRow(clue, { id: known.size, colours: puzzle.palette.length, given }));
    if (!known.has(key)) stats.placements += table.count;
    known.set(key, table);
    tables.push(table);
  }
  return tables;
}

function* paintRow(
  clue: LineClue,
  { id, colours, given }: { id: number; colours: number; given: Int32Array | undefined },
): Generator<undefined, RowTable> {
  const all = yield* paintAll(clue, colours);
  const fitting = given === undefined ? all : keepFitting(all, given);
  return { colours: fitting, count: fitting.length / clue.size, id };
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
  puzzle: Puzzle,
  isSharing: boolean,
  most: number,
): { readonly arrangements: bigint; readonly rows: number; readonly fits: boolean } {
  const known = new Set<string>();
  let arrangements = 0n;
  for (const [row, clue] of rowClues(puzzle).entries()) {
    const key = isSharing ? keyOf(clue, givenOfRow(puzzle, row)) : `${row}`;
    if (!known.has(key)) arrangements += countArrangements(clue, puzzle.palette.length);
    known.add(key);
    if (arrangements * BigInt(puzzle.width) > most)
      return { arrangements, rows: row + 1, fits: false };
  }
  return { arrangements, rows: puzzle.height, fits: true };
}

function givenOfRow({ given, width }: Puzzle, row: number): Int32Array | undefined {
  return given && partOfRow(given.cells, row, width);
}

/** Returns a text that is the same for rows with the same arrangements. */
function keyOf(
  { isUnknown, lengths, colours, isBlotted }: LineClue,
  given: Int32Array | undefined,
): string {
  return `${isUnknown ? '*' : lengths}/${colours}/${isBlotted}/${given ?? ''}`;
}
