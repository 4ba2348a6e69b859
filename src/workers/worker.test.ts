import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import { defined } from '../puzzle/defined.ts';
import { success } from '../puzzle/problem.ts';
import type { Host } from '../tasks/host.ts';
import work from './worker.ts';

vi.mock('../tasks/tasks.ts', async (importOriginal) => {
  const { loadTask, ...rest } = await importOriginal<typeof import('../tasks/tasks.ts')>();
  const own = { done: async () => success('done'), endless, 'stopped-late': stoppedLate };
  const load = async (task: string) => own[task as keyof typeof own] ?? loadTask(task as never);
  return { ...rest, loadTask: load };
});

async function endless(_: unknown, { stop, onItem }: Host<never, number>) {
  while (!stop()) await onItem(1);
  return success('stopped');
}

/** Raises the flag of its thread when its quantum is over, as if somebody stopped it just then. */
async function stoppedLate({ flag }: { readonly flag: Int32Array }, { stop }: Host) {
  while (!stop()) await new Promise((next) => setTimeout(next));
  Atomics.store(flag, 0, 1);
  return success('what is known');
}

/** Makes arguments for which a count fails with `error`. */
function failingWith(error: Error): object {
  return {
    get puzzle() {
      throw error;
    },
  };
}

const run = (args: object) =>
  work({
    request: { kind: 'ask', id: 1, task: 'count', args, wantsItems: false },
    flag: new Int32Array(1),
  });

describe('a worker thread', () => {
  it('distinguishes want of memory from a bug', async () => {
    const end = await run(failingWith(new RangeError('Array buffer allocation failed')));
    expect(end).toMatchObject({ kind: 'fault', isOutOfMemory: true });
  });

  it('reports endless recursion as a fault', async () => {
    const recursion = new RangeError('Maximum call stack size exceeded');
    const end = await run(failingWith(recursion));
    expect(end).toMatchObject({ kind: 'fault', stack: recursion.stack, isOutOfMemory: false });
  });

  it('gives a task up at the end of its quantum while nobody deals with its items', async () => {
    const { port1: port, port2: asker } = new MessageChannel();
    const request = { kind: 'ask', id: 1, task: 'endless', args: {}, wantsItems: true } as const;
    const end = await work({ request, flag: new Int32Array(1), quantum: 0.05, port });
    asker.close();
    expect(end).toBe('unfinished');
  });

  it.each([
    ['unfinished', 0.05],
    ['sent', undefined],
  ])('has closed the port of a task before its end: %s', async (end, quantum) => {
    const { port1: port, port2: asker } = new MessageChannel();
    const closed = vi.fn();
    port.on('close', closed);
    asker.start();
    const askerClosed = once(asker, 'close');
    const task = quantum === undefined ? 'done' : 'endless';
    const request = { kind: 'ask', id: 1, task, args: {}, wantsItems: true } as const;
    const given = { request, flag: new Int32Array(1), port, ...defined({ quantum }) };
    expect(await work(given)).toBe(end);
    expect(closed).toHaveBeenCalledOnce();
    await askerClosed;
  });

  it('answers with what it knows when it is stopped at the end of its quantum', async () => {
    const flag = new Int32Array(1);
    const asked = { kind: 'ask', id: 1, task: 'stopped-late', wantsItems: false } as const;
    const end = await work({ request: { ...asked, args: { flag } }, flag, quantum: 0.01 });
    expect(end).toMatchObject({ kind: 'value', outcome: success('what is known') });
  });
});
