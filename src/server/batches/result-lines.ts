// Writes the answers of a batch as lines, all of them or those with problems alone.

import { numberedLine } from '../../batches/http/chunk-lines.ts';
import type { ChunkResults } from '../../batches/store/batch-store.ts';
import { parseRecord } from '../../tasks/items/item.ts';

export interface LinesWish {
  readonly only: 'all' | 'problems';
  /** The lines end after this many, if it is given. */
  readonly most?: number;
}

/** Yields the lines of a chunk together. A chunk without wanted lines yields nothing. */
export async function* resultLines(
  results: AsyncIterable<ChunkResults>,
  { only, most = Number.POSITIVE_INFINITY }: LinesWish,
): AsyncGenerator<Buffer> {
  let left = most;
  for await (const { first, lines } of results) {
    const wanted = lines.flatMap((line, at) =>
      only === 'all' || hasProblems(line) ? [numberedLine(line, first + at + 1)] : [],
    );
    if (wanted.length > 0) yield Buffer.from(wanted.slice(0, left).join(''));
    left -= wanted.length;
    if (left <= 0) return;
  }
}

/** Most lines are not parsed, because few have the word. */
export function hasProblems(line: string): boolean {
  return line.includes('"errors":') && Array.isArray(parseRecord(line)?.errors);
}
