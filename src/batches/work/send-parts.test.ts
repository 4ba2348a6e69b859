import { afterEach, describe, expect, it, vi } from 'vitest';
import { idleStore } from '../../../test/batches/idle-store.ts';
import type { Delivery } from '../store/batch-store.ts';
import { StoreRefusal } from '../store/store-refusal.ts';
import type { AnsweredPart } from './answered-part.ts';
import { send } from './send-parts.ts';
import type { WorkerState } from './worker-state.ts';

const PROBLEM = { code: 'x', message: 'no' };
const RUNNER = {
  run: async () => [],
  refuse: (item: string, { code }: { readonly code: string }) => ({
    line: `${item}!`,
    kind: `problem:${code}`,
  }),
};

type Take = (deliveries: readonly Delivery[], worker: WorkerState) => void;

/** A worker whose store takes what `take` does not throw for. */
function workerOf(take: Take) {
  const taken: Delivery[] = [];
  const faults: unknown[] = [];
  const worker: WorkerState = {
    ...{ name: 'w', host: 'h', pid: 1, threads: 1, runner: RUNNER, id: 'x' },
    ...{ portions: new Set(), leaving: new Set(), busy: 0, isAlone: false, suspectsWait: false },
    ...{ hasFault: false, refusedSince: undefined, refusal: undefined },
    ...{ ending: new AbortController(), lastTry: new AbortController() },
    onFault: (error) => void faults.push(error),
    store: {
      ...idleStore(),
      async deliver(_, deliveries) {
        take(deliveries, worker);
        taken.push(...deliveries);
      },
    },
  };
  return { worker, taken, faults };
}

/** Refuses more than 10 characters of answers at once. */
function takeTen(deliveries: readonly Delivery[]): void {
  const length = deliveries.reduce((sum, { lines }) => sum + lines.join('').length, 0);
  if (length > 10) throw new StoreRefusal(PROBLEM, 'size');
}

function part(first: number, ...lines: string[]): AnsweredPart {
  const items = lines.map((_, at) => `i${first + at}`);
  const leased = { batch: 'a', first, lines: items, deaths: 0 };
  const chunk = { ...leased, operation: 'solve', options: {} };
  return { chunk, answers: lines.map((line) => ({ line, kind: 'y' })), seconds: 1 };
}

const placesOf = (deliveries: readonly Delivery[]) =>
  deliveries.map(({ chunk, lines, kept = 0 }) => [chunk.first, lines.length, kept]);

describe('answers that are too large to be delivered at once', () => {
  it('are delivered in parts, in their order', async () => {
    const { worker, taken, faults } = workerOf(takeTen);
    await send(worker, [part(0, 'aaaa', 'bbbb'), part(2, 'cccc', 'dddd', 'eeee'), part(5, 'f')]);
    expect(taken.flatMap(({ lines }) => lines)).toEqual([
      'aaaa',
      'bbbb',
      'cccc',
      'dddd',
      'eeee',
      'f',
    ]);
    expect(placesOf(taken)).toEqual([
      [0, 2, 0],
      [2, 2, 1],
      [4, 1, 0],
      [5, 1, 0],
    ]);
    expect(faults).toEqual([]);
  });

  it('give way to a problem if one of them is too large by itself', async () => {
    const { worker, taken } = workerOf(takeTen);
    await send(worker, [part(0, 'a', 'b'.repeat(11), 'c')]);
    expect(taken.flatMap(({ lines }) => lines)).toEqual(['a', 'i1!', 'c']);
    expect(taken.map(({ kinds }) => kinds)).toEqual([['y'], ['problem:answer-too-large'], ['y']]);
  });

  it('stay in the hand of the worker until they are delivered', async () => {
    const held: number[][] = [];
    const { worker } = workerOf((deliveries, { leaving }) => {
      takeTen(deliveries);
      held.push([...new Set(Array.from(leaving, ({ chunk }) => chunk.first))]);
    });
    await send(worker, [part(0, 'aaaaaa', 'bbbbbb')]);
    expect(held).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect([...worker.leaving]).toEqual([]);
  });
});

describe('answers that the store refuses', () => {
  it('give way to a problem where they are at fault', async () => {
    const { worker, taken } = workerOf((deliveries) => {
      if (deliveries.some(({ lines }) => lines.includes('bad')))
        throw new StoreRefusal(PROBLEM, 'content');
    });
    await send(worker, [part(0, 'a', 'b', 'bad', 'd')]);
    expect(taken.flatMap(({ lines }) => lines)).toEqual(['a', 'b', 'i2!', 'd']);
  });

  it.each(['size', 'content', 'other'] as const)('are given up in the end: %s', async (reason) => {
    let tries = 0;
    const { worker, taken, faults } = workerOf(() => {
      tries++;
      throw new StoreRefusal(PROBLEM, reason);
    });
    await send(worker, [part(0, 'a', 'b'), { ...part(2, 'c'), answers: [] }]);
    expect(taken).toEqual([]);
    expect(faults).not.toEqual([]);
    expect(tries).toBe(reason === 'other' ? 1 : 7);
  });
});

describe('a worker whose answers are all refused', () => {
  afterEach(() => void vi.useRealTimers());

  it('is told once, and has a reason to end after a minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let isRefusing = true;
    const { worker, faults } = workerOf(() => {
      if (isRefusing) throw new StoreRefusal(PROBLEM, 'other');
    });
    const sendAfter = async (seconds: number): Promise<unknown> => {
      vi.advanceTimersByTime(1000 * seconds);
      await send(worker, [part(0, 'a')]);
      return worker.refusal;
    };
    expect(await sendAfter(0)).toBeUndefined();
    expect(await sendAfter(59)).toBeUndefined();
    isRefusing = false;
    expect(await sendAfter(2)).toBeUndefined();
    isRefusing = true;
    expect(await sendAfter(1)).toBeUndefined();
    expect(await sendAfter(61)).toMatchObject({ problem: PROBLEM });
    expect(faults).toHaveLength(2);
  });
});

describe('answers that did not arrive', () => {
  it('are given up at the end, even if they are on their way', async () => {
    const { worker, taken } = workerOf(() => {});
    const hangs = { ...worker.store, deliver: () => new Promise<void>(() => {}) };
    const sent = send({ ...worker, store: hangs }, [part(0, 'a'), part(1, 'b')]);
    worker.lastTry.abort();
    await sent;
    expect([taken, [...worker.leaving]]).toEqual([[], []]);
  });

  it('are sent again as they are', async () => {
    let tries = 0;
    const { worker, taken, faults } = workerOf(() => {
      if (++tries < 3) throw new Error('away');
    });
    await send(worker, [part(0, 'a', 'b')]);
    expect(placesOf(taken)).toEqual([[0, 2, 0]]);
    expect(faults).toHaveLength(1);
  });
});
