// Keeps a stream of lines open while nothing comes: proxies, clients and the server itself give up
// a connection that is silent for long. Whoever reads JSON lines skips blank ones.

import { within } from '../../pacing/within.ts';

/** The compression looks at the first ten bytes of an answer before anything leaves. */
const BLANK = Buffer.from('\n'.repeat(10));

/**
 * Yields `lines`, and blank ones whenever nothing came for `period` milliseconds. Nothing waits
 * for a client that takes nothing, because the next line is only asked for when it is wanted.
 */
export async function* withBlankLines(
  lines: AsyncIterable<Buffer>,
  period: number,
): AsyncGenerator<Buffer> {
  const iterator = lines[Symbol.asyncIterator]();
  try {
    let next = iterator.next();
    for (;;) {
      const found = await within(next, period);
      if (found?.done) return;
      yield found?.value ?? BLANK;
      if (found !== undefined) next = iterator.next();
    }
  } finally {
    await iterator.return?.();
  }
}
