import { describe, expect, it } from 'vitest';
import type { BatchState, BatchStatus, ListPlace } from '../../batches/store/batch-store.ts';
import { untilNoneLeft } from './until-none-left.ts';

/** Makes a store that answers with these states in turn, or fails where one is missing. */
function storeOf(...answers: readonly (BatchState | undefined)[]) {
  const left = [...answers];
  return {
    left,
    async list() {
      const state = left.shift();
      if (state === undefined) throw new Error('away');
      return [{ state } as BatchStatus];
    },
  };
}

describe('a wait until nothing is left', () => {
  it('outlasts a store that is away', async () => {
    const store = storeOf('receiving', undefined, 'running', 'done', 'running');
    await untilNoneLeft(store, new AbortController().signal);
    expect(store.left).toEqual(['running']);
  });

  it('looks at batches beyond the first list', async () => {
    const newest = Array.from({ length: 1000 }, (_, id) => ({ id: `${id}`, state: 'done' }));
    const asked: unknown[] = [];
    const store = {
      async list(_?: string | null, behind?: ListPlace) {
        asked.push(behind?.id);
        const isOldDone = asked.length > 2;
        const oldest = { id: 'old', state: isOldDone ? 'done' : 'running' };
        return (behind === undefined ? newest : [oldest]) as unknown as BatchStatus[];
      },
    };
    await untilNoneLeft(store, new AbortController().signal);
    expect(asked).toEqual([undefined, '999', undefined, '999']);
  });

  it('ends when it is told to', async () => {
    const store = storeOf('running');
    await untilNoneLeft(store, AbortSignal.abort());
    expect(store.left).toEqual(['running']);
  });
});
