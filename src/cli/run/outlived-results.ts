// Reads the answers of a batch through outages of its server. Who follows a batch waits for hours,
// and a server that is started again is back within minutes, so the answers go on where they broke
// off.

import { setTimeout as wait } from 'node:timers/promises';
import { isOutage } from '../../batches/http/is-outage.ts';
import type { BatchStore, ChunkResults, ResultsWish } from '../../batches/store/batch-store.ts';
import { defined } from '../../puzzle/defined.ts';

interface Outages {
  /** Is called once in an outage. */
  tell(reason: string, seconds: number): void;
  /** Milliseconds after which an outage is no longer waited for. */
  readonly patience?: number;
  /** Milliseconds between two tries. */
  readonly pause?: number;
}

/** Milliseconds after which a stream that is still open has certainly had a word of its server. */
const LONGEST_SILENCE = 120_000;

export async function* outlivedResults(
  store: Pick<BatchStore, 'results'>,
  id: string,
  { from = 0, ...wish }: ResultsWish,
  { tell, patience = 300_000, pause = 2_000 }: Outages,
): AsyncIterable<ChunkResults> {
  const { signal } = wish;
  let next = from;
  let since: number | undefined;
  for (;;) {
    const opened = performance.now();
    try {
      for await (const chunk of store.results(id, { ...wish, from: next })) {
        since = undefined;
        yield chunk;
        next = chunk.first + chunk.lines.length;
      }
      return;
    } catch (error) {
      if (!isOutage(error)) throw error;
      const now = performance.now();
      if (now - opened > LONGEST_SILENCE) since = undefined;
      if (since === undefined) tell(error.message, patience / 1000);
      since ??= now;
      if (now - since >= patience) throw error;
    }
    await wait(pause, undefined, defined({ signal })).catch(() => {});
    if (signal?.aborted) return;
  }
}
