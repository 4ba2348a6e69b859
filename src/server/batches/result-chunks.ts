// Writes the answers of a batch as chunks, for clients of this program: all of them, or those with
// problems alone.

import { chunkLine } from '../../batches/http/chunk-lines.ts';
import type { ChunkResults } from '../../batches/store/batch-store.ts';
import { hasProblems, type LinesWish } from './result-lines.ts';

/**
 * Yields a chunk without lines where answers were left out, which tells a client where to go on if
 * the stream breaks off.
 */
export async function* resultChunks(
  results: AsyncIterable<ChunkResults>,
  { only, most = Number.POSITIVE_INFINITY }: LinesWish,
): AsyncGenerator<Buffer> {
  let left = most;
  for await (const chunk of results) {
    const wanted = only === 'all' ? [chunk] : problemsOf(chunk);
    yield Buffer.from(wanted.map(chunkLine).join(''));
    left -= wanted.reduce((sum, { lines }) => sum + lines.length, 0);
    if (left <= 0) return;
  }
}

/** Each answer is a chunk of its own, because problems are few. */
function problemsOf({ first, lines }: ChunkResults): ChunkResults[] {
  const problems = lines.flatMap((line, at) =>
    hasProblems(line) ? [{ first: first + at, lines: [line] }] : [],
  );
  return [...problems, { first: first + lines.length, lines: [] }];
}
