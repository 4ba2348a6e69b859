import { describe, expect, it } from 'vitest';
import { untilNoneLeft } from './until-none-left.ts';

/** Makes a store that answers so in turn, or fails where an answer is missing. */
function storeOf(...answers: readonly (boolean | undefined)[]) {
  const left = [...answers];
  return {
    left,
    async isWorkLeft() {
      const isLeft = left.shift();
      if (isLeft === undefined) throw new Error('away');
      return isLeft;
    },
  };
}

const WORKER = { ended: new Promise<void>(() => {}) };

describe('a wait until nothing is left', () => {
  it('outlasts a store that is away', async () => {
    const store = storeOf(true, undefined, true, false, true);
    await untilNoneLeft(store, WORKER, new AbortController().signal);
    expect(store.left).toEqual([true]);
  });

  it('ends when it is told to', async () => {
    const store = storeOf(true);
    await untilNoneLeft(store, WORKER, AbortSignal.abort());
    expect(store.left).toEqual([true]);
  });

  it('ends with its worker, and asks no more', async () => {
    const store = storeOf(true, true, true);
    const worker = { ended: Promise.reject(new Error('a bug')) };
    const { signal } = new AbortController();
    await expect(untilNoneLeft(store, worker, signal)).rejects.toThrow('a bug');
    expect(store.left).toEqual([true, true]);
  });
});
