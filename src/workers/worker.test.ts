import { describe, expect, it } from 'vitest';
import work from './worker.ts';

/** Arguments with which a count ends with `error`. */
function failingWith(error: Error): object {
  return {
    get puzzle() {
      throw error;
    },
  };
}

const run = (args: object) =>
  work({ request: { kind: 'ask', id: 1, task: 'count', args }, flag: new Int32Array(1) });

describe('a worker thread', () => {
  it('tells memory that cannot be had from a bug', async () => {
    const end = await run(failingWith(new RangeError('Array buffer allocation failed')));
    expect(end).toMatchObject({ kind: 'fault', isOutOfMemory: true });
  });

  it('tells endless recursion as the fault that it is', async () => {
    const recursion = new RangeError('Maximum call stack size exceeded');
    const end = await run(failingWith(recursion));
    expect(end).toMatchObject({ kind: 'fault', stack: recursion.stack, isOutOfMemory: false });
  });
});
