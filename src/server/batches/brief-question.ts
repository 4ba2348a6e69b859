// Asks the store of batches for those who watch the server. They ask often, all at once perhaps,
// and do not wait for long, while a store that is away lets every question wait.

import { within } from '../../pacing/within.ts';

interface BriefTimes {
  /** The milliseconds after which there is no answer. */
  readonly patience: number;
  /** The milliseconds for which an answer is good for all who ask. */
  readonly kept: number;
}

/** Returns undefined if the store fails or takes too long. */
export function briefly<T>(
  ask: () => Promise<T>,
  { patience, kept }: BriefTimes,
): () => Promise<T | undefined> {
  let answer: Promise<T | undefined> | undefined;
  let since = 0;
  return () => {
    if (answer === undefined || performance.now() - since > kept) {
      since = performance.now();
      answer = within(
        ask().catch(() => undefined),
        patience,
      );
    }
    return answer;
  };
}
