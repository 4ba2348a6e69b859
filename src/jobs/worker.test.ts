import { describe, expect, it } from 'vitest';
import type { Task } from './task.ts';
import work from './worker.ts';

/** A task whose work ends with `error`. */
function failingWith(error: Error): Task {
  const task = {
    kind: 'count',
    get puzzle() {
      throw error;
    },
  };
  return task as unknown as Task;
}

const run = (task: Task) => work({ task, flag: new Int32Array(1) });

describe('a worker thread', () => {
  it('answers with a problem when memory cannot be had', async () => {
    const outcome = await run(failingWith(new RangeError('Array buffer allocation failed')));
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'out-of-memory' }] });
  });

  it('lets endless recursion go on as the fault that it is', async () => {
    const recursion = new RangeError('Maximum call stack size exceeded');
    await expect(run(failingWith(recursion))).rejects.toBe(recursion);
  });
});
