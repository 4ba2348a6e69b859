// Keeps a stream of lines open while nothing comes: proxies, clients and the server itself give up
// a connection that is silent for long. Whoever reads JSON lines skips blank ones.

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

/** Returns undefined if the promise takes longer. */
async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
