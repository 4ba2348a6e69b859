// Writes the answers of a batch as chunks. While there are none, an empty line beats, so that the
// client can tell a server that waits from one that hangs.

import { chunkLine } from '../../batches/http/chunk-lines.ts';
import type { ChunkResults } from '../../batches/store/batch-store.ts';

export async function* chunkLines(
  results: AsyncIterable<ChunkResults>,
  beat: number,
): AsyncGenerator<Buffer> {
  const iterator = results[Symbol.asyncIterator]();
  try {
    for (let next = iterator.next(); ; ) {
      const result = await within(beat, next);
      if (result?.done) return;
      yield Buffer.from(result === undefined ? '\n' : chunkLine(result.value));
      if (result !== undefined) next = iterator.next();
    }
  } finally {
    await iterator.return?.();
  }
}

/** Returns undefined if it takes longer. */
async function within<T>(milliseconds: number, asked: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<undefined>((end) => {
    timer = setTimeout(() => end(undefined), milliseconds);
  });
  try {
    return await Promise.race([asked, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
