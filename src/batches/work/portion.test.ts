import { describe, expect, it } from 'vitest';
import type { LeasedChunk } from '../store/batch-store.ts';
import { deliveryOf } from './answered-part.ts';
import type { ItemRunner } from './item-runner.ts';
import {
  dropChunks,
  endPortion,
  namesOf,
  runPortion,
  splitPortion,
  startPortion,
} from './portion.ts';

const chunk = (first: number, ...lines: string[]): LeasedChunk => ({
  ...{ batch: 'a', first, lines, deaths: 0, operation: 'solve', options: {} },
});

/** Answers items when it is told, in their order. */
function steppedRunner() {
  const running: { item: string; answer: () => void; fail: () => void }[] = [];
  const runner: ItemRunner = {
    run: ({ items }, signal) =>
      new Promise((resolve, reject) => {
        const [item = ''] = items;
        const answer = () => resolve([{ line: item.toUpperCase(), kind: item }]);
        const fail = () => reject(new Error('a bug'));
        running.push({ item, answer, fail });
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
    refuse: (item, { code, message }) => ({ line: `${item}: ${message}`, kind: code }),
  };
  const next = async (act: 'answer' | 'fail' = 'answer'): Promise<string> => {
    await expect.poll(() => running.length, { interval: 1 }).toBeGreaterThan(0);
    const { item, [act]: doIt } = running.shift() as (typeof running)[number];
    doIt();
    // The slot goes on in the turns that follow.
    await new Promise((resolve) => setImmediate(resolve));
    return item;
  };
  return { runner, next, running };
}

describe('a portion', () => {
  it('answers all items in their order, each with its kind', async () => {
    const { runner, next } = steppedRunner();
    const portion = startPortion([chunk(0, 'x', 'y', 'x'), chunk(3, 'z')]);
    const run = runPortion(portion, runner);
    for (const item of ['x', 'y', 'x', 'z']) expect(await next()).toBe(item);
    await run;
    expect(portion.finished.map(deliveryOf)).toMatchObject([
      { chunk: { first: 0 }, lines: ['X', 'Y', 'X'], kinds: ['x', 'y', 'x'] },
      { chunk: { first: 3 }, lines: ['Z'], kinds: ['z'] },
    ]);
  });

  it('does not work on items whose answers are known', async () => {
    const { runner, next, running } = steppedRunner();
    const known = [0, 2, 3].map((at) => ({ at, line: `known ${at}`, kind: 'x' }));
    const portion = startPortion([{ ...chunk(0, 'a', 'b', 'c'), known }]);
    const run = runPortion(portion, runner);
    expect(await next()).toBe('b');
    await run;
    expect(running).toEqual([]);
    const lines = ['known 0', 'B', 'known 2'];
    expect(portion.finished.map(deliveryOf)).toMatchObject([{ lines, known: 2, worthKeeping: [] }]);
  });

  it('names the answers that are worth keeping', async () => {
    const runner: ItemRunner = {
      run: async () => [
        { line: 'quick', kind: 'x' },
        { line: 'slow', kind: 'y', isWorthKeeping: true },
      ],
      refuse: () => ({ line: '', kind: '' }),
    };
    const portion = startPortion([chunk(0, 'a', 'b')]);
    await runPortion(portion, runner);
    expect(portion.finished.map(deliveryOf)).toMatchObject([
      { known: 0, worthKeeping: [{ at: 1, kind: 'y' }] },
    ]);
  });

  it('keeps only the running item when it is split', async () => {
    const { runner, next } = steppedRunner();
    const portion = startPortion([
      chunk(0, 'a'),
      chunk(1, 'b', 'c', 'd', 'e', 'f', 'g'),
      chunk(7, 'h'),
    ]);
    const run = runPortion(portion, runner);
    for (let i = 0; i < 3; i++) await next();
    expect(namesOf(portion).map(({ first }) => first)).toEqual([7, 1, 0]);
    expect(splitPortion(portion).map(deliveryOf)).toMatchObject([
      { chunk: { first: 0 }, lines: ['A'] },
      { chunk: { first: 1 }, lines: ['B', 'C'], kept: 1, restItems: 2 },
      { chunk: { first: 7 }, lines: [] },
    ]);
    expect(namesOf(portion).map(({ first }) => first)).toEqual([3]);
    expect(splitPortion(portion).map(deliveryOf)).toEqual([]);
    expect(await next()).toBe('d');
    await run;
    expect(portion.finished.map(deliveryOf)).toMatchObject([
      { chunk: { first: 3, lines: ['d'] }, lines: ['D'], kinds: ['d'] },
    ]);
  });

  it('takes several answers at once, but none of what was split off', async () => {
    let answer = (): void => {};
    const runner: ItemRunner = {
      run: ({ items }) =>
        new Promise((resolve) => {
          answer = () => resolve(items.map((item) => ({ line: item, kind: 'x' })));
        }),
      refuse: () => ({ line: '', kind: '' }),
    };
    const portion = startPortion([chunk(0, 'a', 'b', 'c'), chunk(3, 'd', 'e')]);
    const run = runPortion(portion, runner);
    expect(splitPortion(portion).map(deliveryOf)).toMatchObject([
      { lines: [], kept: 1 },
      { lines: [] },
    ]);
    answer();
    await run;
    expect(portion.finished.map(deliveryOf)).toMatchObject([
      { chunk: { lines: ['a'] }, lines: ['a'] },
    ]);
    const whole = startPortion([chunk(0, 'a', 'b', 'c')]);
    const runWhole = runPortion(whole, runner);
    answer();
    await runWhole;
    expect(whole.finished.map(deliveryOf)).toMatchObject([
      { lines: ['a', 'b', 'c'], kinds: ['x', 'x', 'x'] },
    ]);
  });

  it('keeps the running item when it is split, also behind others of its hand-over', async () => {
    let handOver = {} as { ahead: () => void; end: () => void };
    const runner: ItemRunner = {
      run: ({ items }, _, onAhead) =>
        new Promise((resolve) => {
          const answers = items.map((item) => ({ line: item.toUpperCase(), kind: 'x' }));
          handOver = {
            ahead: () => onAhead(answers.slice(0, 2)),
            end: () => resolve(answers.slice(0, 3)),
          };
        }),
      refuse: () => ({ line: '', kind: '' }),
    };
    const portion = startPortion([chunk(0, 'a', 'b', 'hard', 'd', 'e')]);
    const run = runPortion(portion, runner);
    handOver.ahead();
    expect(splitPortion(portion).map(deliveryOf)).toMatchObject([
      { chunk: { first: 0 }, lines: ['A', 'B'], kept: 1, restItems: 2 },
    ]);
    expect(namesOf(portion)).toEqual([{ batch: 'a', first: 2 }]);
    const { ahead, end } = handOver;
    end();
    await run;
    ahead();
    expect(portion.finished.map(deliveryOf)).toMatchObject([
      { chunk: { first: 2, lines: ['hard'] }, lines: ['HARD'], kinds: ['x'] },
    ]);
  });

  it('goes on at the item that failed, behind answers that went ahead', async () => {
    const asked: string[] = [];
    const runner: ItemRunner = {
      async run({ items }, _, onAhead) {
        asked.push(items.join(''));
        const [first = ''] = items;
        if (items.length > 1 && first === 'a') onAhead([{ line: 'A', kind: 'x' }]);
        if (items.length > 1 || first === 'b') throw new Error('a bug');
        return [{ line: first.toUpperCase(), kind: 'x' }];
      },
      refuse: (item) => ({ line: `${item}!`, kind: 'killed' }),
    };
    const portion = startPortion([chunk(0, 'a', 'b', 'c')]);
    await runPortion(portion, runner);
    expect(portion.finished.map(deliveryOf)).toMatchObject([{ lines: ['A', 'b!', 'C'] }]);
    expect(asked).toEqual(['abc', 'a', 'bc', 'b', 'c']);
  });

  it('drops chunks that are no longer wanted', async () => {
    const { runner, next } = steppedRunner();
    const portion = startPortion([chunk(0, 'a', 'b'), chunk(2, 'c'), chunk(3, 'd')]);
    const run = runPortion(portion, runner);
    await next();
    dropChunks(portion, [
      { batch: 'a', first: 0 },
      { batch: 'a', first: 2 },
      { batch: 'other', first: 3 },
    ]);
    await expect.poll(() => namesOf(portion)).toEqual([{ batch: 'a', first: 3 }]);
    expect(await next()).toBe('b');
    expect(await next()).toBe('d');
    await run;
    expect(portion.finished.map(deliveryOf)).toMatchObject([{ chunk: { first: 3 }, lines: ['D'] }]);
  });

  it('delivers what is done and gives the rest back when it ends', async () => {
    const { runner, next } = steppedRunner();
    const portion = startPortion([chunk(0, 'a', 'b'), chunk(2, 'c')]);
    const run = runPortion(portion, runner);
    await next();
    endPortion(portion);
    await run;
    expect(portion.finished.map(deliveryOf)).toMatchObject([
      { chunk: { first: 2 }, lines: [] },
      { chunk: { first: 0, lines: ['a', 'b'] }, lines: ['A'], kinds: ['a'] },
    ]);
  });

  it('tries an item again whose thread failed, and gives it up at the second time', async () => {
    const { runner, next } = steppedRunner();
    const portion = startPortion([chunk(0, 'a', 'b')]);
    const run = runPortion(portion, runner);
    for (const act of ['fail', 'answer', 'fail', 'fail'] as const) await next(act);
    await run;
    const given = 'b: a fault of the program, please report it: a bug';
    expect(portion.finished.map(deliveryOf)).toMatchObject([
      { lines: ['A', given], kinds: ['a', 'fault'] },
    ]);
  });
});
