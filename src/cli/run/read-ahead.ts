// Reads the entries of a batch ahead, so that a batch that ends soon is known as one.

import type { PuzzleEntry } from '../input/file-entries.ts';
import type { BatchProgress } from './batch-progress.ts';

/** How many entries are read ahead. */
const AHEAD = 16;
/**
 * Tasks that run one at a time need to know only whether another entry follows, and reading counts
 * as their CPU time.
 */
const AHEAD_FOR_ONE = 2;

interface ReadingOptions {
  /** How many tasks run at a time. */
  readonly jobs: number;
  /** Learns how many entries have been read, and how many there are once that is known. */
  readonly progress: BatchProgress;
  /** Resolved when the batch is to end. */
  readonly stopped: Promise<void>;
}

/**
 * Yields the entries until the input ends or the batch is stopped, which also ends a wait for
 * input.
 */
export async function* readAhead(
  entries: AsyncGenerator<PuzzleEntry>,
  { jobs, progress, stopped }: ReadingOptions,
): AsyncGenerator<PuzzleEntry> {
  const ahead: Promise<IteratorResult<PuzzleEntry>>[] = [];
  const most = jobs === 1 ? AHEAD_FOR_ONE : AHEAD;
  for (;;) {
    while (ahead.length < most) ahead.push(readNext(entries, progress));
    const next = await Promise.race([ahead.shift(), stopped]);
    if (!next) {
      process.stdin.destroy();
      return;
    }
    if (next.done) return;
    yield next.value;
  }
}

/** An error waits until the entry is asked for. */
function readNext(
  entries: AsyncGenerator<PuzzleEntry>,
  progress: BatchProgress,
): Promise<IteratorResult<PuzzleEntry>> {
  const reading = entries.next();
  const onRead = ({ done }: IteratorResult<PuzzleEntry>): void => {
    if (done) progress.total = progress.read;
    else progress.read++;
  };
  reading.then(onRead, () => {});
  return reading;
}
