import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BatchStore } from '../store/batch-store.ts';
import { beatUntil } from './beats.ts';
import type { WorkerState } from './worker-state.ts';

/** Milliseconds of each pause; none takes time. */
const pauses: number[] = [];
vi.mock('node:timers/promises', () => ({
  setTimeout: async (milliseconds: number) => void pauses.push(milliseconds),
}));
afterEach(() => pauses.splice(0));

const RUNNER = { run: async () => [], refuse: (line: string) => ({ line, kind: 'none' }) };

/** Beats until the store has been asked once for each entry, which says whether it is there. */
async function beatThrough(...isThere: readonly boolean[]): Promise<void> {
  const over = new AbortController();
  const left = [...isThere];
  const worker: WorkerState = {
    ...{ name: 'w', host: 'h', pid: 1, threads: 1, runner: RUNNER, onFault: () => {}, id: 'x' },
    ...{
      portions: new Set(),
      leaving: new Set(),
      busy: 0,
      isAlone: false,
      suspectsWait: false,
      hasFault: false,
      lastTry: new AbortController(),
      refusedSince: undefined,
      refusal: undefined,
    },
    ending: new AbortController(),
    store: {
      async beat() {
        const isHeard = left.shift();
        if (left.length === 0) over.abort();
        if (!isHeard) throw new Error('away');
        return { lost: [], suspectsWait: false };
      },
    } as Partial<BatchStore> as BatchStore,
  };
  await beatUntil(worker, over.signal);
}

describe('a worker', () => {
  it('beats every 2 s, and sooner while it is not heard', async () => {
    await beatThrough(true, false, false, true);
    expect(pauses).toEqual([2000, 500, 500, 2000]);
  });
});
