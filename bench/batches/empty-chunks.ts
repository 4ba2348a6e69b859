// Measures how many chunks a second go into a store and out of it when nothing is done with them.

import type { BenchStore } from './bench-stores.ts';
import { submitNumbers, wrongNumbers } from './numbered-items.ts';

export interface ChunkRates {
  /** Chunks a second. */
  readonly put: number;
  /** Leased and delivered, 256 at a time by one worker. */
  readonly taken: number;
  /** The same, one by one. */
  readonly takenSingly: number;
}

const SINGLY = 500;

export async function benchEmptyChunks({ store }: BenchStore, chunks: number): Promise<ChunkRates> {
  const begun = performance.now();
  const { id } = await submitNumbers(store, chunks);
  const put = chunks / seconds(begun);
  const worker = await store.register({ name: 'bench', host: 'bench', pid: 1, threads: 1 });
  const single = performance.now();
  for (let count = 0; count < SINGLY; count++) await takeSome(0);
  const takenSingly = SINGLY / seconds(single);
  const together = performance.now();
  while ((await takeSome(1e6)) > 0);
  const taken = (chunks - SINGLY) / seconds(together);
  const [wrong] = await wrongNumbers(store, id);
  if (wrong !== undefined) throw new Error(wrong);
  await store.remove(id);
  return { put, taken, takenSingly };

  async function takeSome(wanted: number): Promise<number> {
    const leased = await store.lease(worker, { seconds: wanted });
    const answered = leased.map((chunk) => ({
      ...{ chunk, lines: chunk.lines, kinds: chunk.lines.map(() => 'slept'), seconds: 0 },
    }));
    await store.deliver(worker, answered);
    return leased.length;
  }
}

function seconds(begun: number): number {
  return (performance.now() - begun) / 1000;
}
