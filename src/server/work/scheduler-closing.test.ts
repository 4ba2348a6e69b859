// Tests what becomes of a task that is at work when the scheduler closes. Pools of threads are
// replaced, so that messages come in the order that a test wants.

import { beforeEach, expect, it, vi } from 'vitest';
import { success } from '../../puzzle/problem.ts';
import type { AnswerTextArgs } from '../../tasks/texts/answer-text.ts';
import type { ThreadPool } from '../../workers/index.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { makeScheduler, type Scheduler } from './scheduler.ts';

vi.mock('../../workers/index.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../workers/index.ts')>()),
  threadPool: async () => silentPool(),
}));

const open = new Set<ThreadPool>();
beforeEach(() => open.clear());

/** Makes a pool whose tasks end only when they are stopped. */
function silentPool(): ThreadPool {
  const stopping = new AbortController();
  const stopped = new Promise<void>((stop) => {
    stopping.signal.addEventListener('abort', () => setTimeout(stop));
  });
  const pool: ThreadPool = {
    async runFor() {
      await Promise.race([stopped, endOfTurn]);
      return 'unfinished';
    },
    async run() {
      await stopped;
      return success('what is known') as never;
    },
    stop: () => stopping.abort(),
    async close() {
      stopping.abort();
      await stopped;
      open.delete(pool);
    },
  };
  open.add(pool);
  return pool;
}

let endTurn = (): void => {};
let endOfTurn: Promise<void>;
beforeEach(() => {
  endOfTurn = new Promise((end) => {
    endTurn = end;
  });
});

/** Begins a task that comes to its first short turn. */
async function begin(scheduler: Scheduler) {
  const task = { text: '', task: { kind: 'check' } } as AnswerTextArgs;
  const caller = { client: 'client', signal: new AbortController().signal, charge: () => {} };
  const answer = scheduler.runShort(task, caller, false);
  await vi.waitFor(() => expect(open.size).toBe(1));
  return { answer };
}

const KNOWN = { outcome: success('what is known'), items: [] };

it('a task whose turn ends when it is stopped is not begun anew without an end', async () => {
  const scheduler = makeScheduler(DEFAULT_LIMITS);
  const { answer } = await begin(scheduler);
  await scheduler.close(0);
  expect(open.size).toBe(0);
  expect(await answer).toEqual(KNOWN);
});

it('a task whose turn ends while the scheduler closes has all of the grace', async () => {
  const scheduler = makeScheduler(DEFAULT_LIMITS);
  const { answer } = await begin(scheduler);
  const begun = performance.now();
  const closed = scheduler.close(0.2);
  endTurn();
  await closed;
  expect(performance.now() - begun).toBeGreaterThan(190);
  expect(await answer).toEqual(KNOWN);
});
