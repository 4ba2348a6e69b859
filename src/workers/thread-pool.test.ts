import { getPriority } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domino, randomPuzzle } from '../../test/boards.ts';
import { certify } from '../../test/certificates.ts';
import { threadPriorities } from '../../test/running/thread-priorities.ts';
import { makeRandom } from '../engine/random.ts';
import { marksAtStart } from '../explain/index.ts';
import { parsePuzzles, toJson } from '../formats/index.ts';
import type { DescribedStep, ExplainArgs } from '../tasks/explaining/explain.ts';
import { ITEMS_AHEAD } from '../tasks/serve-tasks.ts';
import type { SolveItem } from '../tasks/solving/solve.ts';
import { makeSpareCores } from './partners/spare-cores.ts';
import { type ThreadPool, threadPool } from './thread-pool.ts';

const [read] = parsePuzzles('{"rows": [[2], [1]], "cols": [[2], [1]]}');
if (!read.ok) throw new Error('the puzzle of the tests is wrong');
const easy = read.value;
const hard = domino(40);
const solving = { maxSolutions: 2, seed: 0, limits: {} } as const;
const explaining: ExplainArgs = {
  puzzle: easy,
  marks: marksAtStart(easy),
  maxSteps: 100,
  language: 'en',
  limits: { seconds: 10 },
};

/** A puzzle whose explanation has more steps than a thread sends before it waits. */
const manySteps = randomPuzzle(makeRandom(1), 60, 60, 1, 0.75);

describe('a pool of threads', () => {
  let pool: ThreadPool;
  beforeAll(async () => {
    pool = await threadPool({ threads: 2, kept: 0, patience: 5 });
  });
  afterAll(() => pool.close());

  it('stops one task, with what it knows, and no other', async () => {
    const stopping = new AbortController();
    const task = { ...solving, puzzle: hard };
    const stopped = pool.run('solve', task, {
      signal: stopping.signal,
      onProgress: () => stopping.abort(),
    });
    const other = pool.run('solve', { ...solving, puzzle: easy });
    expect(await other).toMatchObject({ ok: true, value: { verdict: 'unique' } });
    expect(await stopped).toMatchObject({ ok: true, value: { verdict: 'unknown' } });
  });

  it('does not begin what was stopped before', async () => {
    const outcome = await pool.run(
      'solve',
      { ...solving, puzzle: hard },
      { signal: AbortSignal.abort() },
    );
    expect(outcome).toMatchObject({ ok: true, value: { verdict: 'unknown' } });
  });

  it('passes on the solutions of a solve, and its certificate', async () => {
    const items: SolveItem[] = [];
    const onItem = (item: SolveItem): void => void items.push(item);
    const task = { ...solving, puzzle: domino(6), certificate: true };
    const outcome = await pool.run('solve', task, { onItem });
    if (!outcome.ok) throw new Error(outcome.problems[0].message);
    const lines = items.flatMap((item) => (item.kind === 'certificate' ? item.lines : []));
    const solutions = items.flatMap((item) => (item.kind === 'solution' ? item.solution : []));
    expect(solutions).toEqual(outcome.value.solutions);
    expect(lines.join('')).toBe((await certify(domino(6))).text);
  });

  it.runIf(process.platform === 'linux')('stops a solve together with its partner', async () => {
    const nice = 8;
    const background = await threadPool({ threads: 1, patience: 5, nice });
    // A partner gives way to the thread of its search.
    const partners = () =>
      threadPriorities().filter((one) => one === getPriority() + nice + 5).length;
    expect(partners()).toBe(0);
    const { spare } = makeSpareCores(2, () => () => {}).begin({ wantsPartner: true });
    const stopping = new AbortController();
    const outcome = await background.run(
      'solve',
      { puzzle: domino(20) },
      {
        ...{ spare, signal: stopping.signal },
        onProgress: () => partners() > 0 && stopping.abort(),
      },
    );
    expect(outcome).toMatchObject({ ok: true, value: { verdict: 'unknown' } });
    await expect.poll(partners).toBe(0);
    await background.close();
  });

  it('gives up what takes longer than its quantum, and only that', async () => {
    expect(await pool.runFor(0.05, 'solve', { ...solving, puzzle: hard })).toBe('unfinished');
    const quick = await pool.runFor(60, 'solve', { ...solving, puzzle: easy });
    expect(quick).toMatchObject({ ok: true, value: { verdict: 'unique' } });
    const limited = { ...solving, puzzle: hard, limits: { seconds: 0.05 } };
    expect(await pool.runFor(60, 'solve', limited)).toMatchObject({
      ok: true,
      value: { complete: false },
    });
  });

  it('tells every step before the end', async () => {
    const steps: DescribedStep[] = [];
    const outcome = await pool.run('explain', explaining, {
      onItem: (step) => void steps.push(step),
    });
    expect(outcome).toMatchObject({
      ok: true,
      value: { ending: { kind: 'solved' }, isCut: false },
    });
    expect(outcome.ok && outcome.value.steps).toBe(steps.length);
    expect(steps.flatMap(({ step }) => step.conclusions)).toHaveLength(4);
    expect(steps[0].sentence).toMatch(/^(Row|Column) 1/);
  });

  it('ends an explanation at its bound, and says that there was more', async () => {
    const steps: DescribedStep[] = [];
    const args = { ...explaining, maxSteps: 1 };
    const outcome = await pool.run('explain', args, { onItem: (step) => void steps.push(step) });
    expect(steps).toHaveLength(1);
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        ending: { kind: 'unknown' },
        isCut: true,
        steps: 1,
        sentence: 'Stopped after one step; the rest is unsolved.',
      },
    });
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('not shown');
      },
    ],
    ['rejects', () => Promise.reject(new Error('not shown'))],
  ])('fails with the error of a listener that %s', async (_, onItem) => {
    const outcome = pool.run('explain', { ...explaining, limits: {} }, { onItem });
    await expect(outcome).rejects.toThrow('not shown');
  });

  it('wakes a stopped task whose items nobody deals with', async () => {
    const stopping = new AbortController();
    let steps = 0;
    const stopped = pool.run(
      'explain',
      { ...explaining, puzzle: manySteps, marks: marksAtStart(manySteps), maxSteps: 1000 },
      {
        signal: stopping.signal,
        onItem: () => {
          if (++steps === ITEMS_AHEAD) stopping.abort();
          return new Promise(() => {});
        },
      },
    );
    expect(await stopped).toMatchObject({ ok: true, value: { ending: { kind: 'unknown' } } });
  });

  it('gives hints, mistakes and ratings their words', async () => {
    const marks = new Int32Array([1, 3, 3, 3]);
    const asked = { puzzle: easy, language: 'de', limits: { seconds: 10 } } as const;
    const wrong = await pool.run('mistakes', { marks, ...asked });
    expect(wrong).toMatchObject({ ok: true, value: { fits: 'no', verdict: 'unique' } });
    expect(wrong.ok && wrong.value.sentence).toMatch(/Fehler/);
    const hinted = await pool.run('hint', { marks, level: 3, notes: false, ...asked });
    expect(hinted).toMatchObject({ ok: true, value: { hint: { kind: 'mistake' } } });
    const rated = await pool.run('rate', asked);
    expect(rated).toMatchObject({ ok: true, value: { verdict: 'unique', name: 'Sehr leicht' } });
  });
});

describe('a pool that is stopped', () => {
  it('ends later tasks, too, with what they know', async () => {
    const pool = await threadPool({ threads: 1 });
    pool.stop();
    const outcome = await pool.run('solve', { ...solving, puzzle: hard });
    expect(outcome).toMatchObject({ ok: true, value: { verdict: 'unknown' } });
    await pool.close();
  });
});

describe('a pool that is closed', () => {
  it('lets its work end with what it knows, and takes no more', async () => {
    const pool = await threadPool({ threads: 1, patience: 60 });
    const task = { ...solving, puzzle: hard };
    let begin = (): void => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const work = pool.run('solve', task, { onProgress: () => begin() });
    await begun;
    const queued = pool.run('solve', task);
    await pool.close();
    expect(await queued).toMatchObject({ ok: true, value: { verdict: 'unknown' } });
    expect(await work).toMatchObject({ ok: true, value: { verdict: 'unknown' } });
    expect(await pool.run('solve', task)).toMatchObject({
      ok: false,
      problems: [{ code: 'closed' }],
    });
  });

  it('ends work that does not heed it, and says so', async () => {
    const pool = await threadPool({ threads: 1 });
    await pool.run('solve', { ...solving, puzzle: easy });
    // The flag is not in shared memory, so the thread never sees it raised.
    const flag = new Int32Array(1);
    const work = pool.run('solve', { ...solving, puzzle: hard }, { flag });
    await pool.close();
    expect(await work).toMatchObject({ ok: false, problems: [{ code: 'closed' }] });
  });
});

describe('a pool without patience', () => {
  it('ends a thread that goes on beyond its limit, and works on', async () => {
    // With this negative patience, the thread is ended after half a second. The engine heeds the
    // limit, so by itself it would end only after five seconds.
    const pool = await threadPool({ threads: 1, patience: -4.5 });
    const outcome = await pool.run('solve', { ...solving, puzzle: hard, limits: { seconds: 5 } });
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'out-of-time' }] });
    expect(await pool.run('solve', { ...solving, puzzle: easy })).toMatchObject({ ok: true });
    await pool.close();
  });

  it('sends answers about items of a batch ahead of a hard one', async () => {
    const pool = await threadPool({ threads: 1 });
    const work = { ...solving, kind: 'solve', limits: { seconds: 0.5 } } as const;
    const lines = [easy, hard].map((puzzle) => JSON.stringify({ puzzle: toJson(puzzle) }));
    const ahead: string[] = [];
    const outcome = await pool.run(
      'answer-items',
      { lines, work },
      { onItem: (answers) => void ahead.push(...answers.map(({ line }) => line)) },
    );
    const answers = outcome.ok ? outcome.value.map(({ line }) => line) : [];
    expect(answers).toHaveLength(2);
    expect(ahead).toEqual(answers.slice(0, 1));
    await pool.close();
  });

  it('ends a thread whose item of a batch goes on beyond its limit', async () => {
    const pool = await threadPool({ threads: 1, patience: -4.5 });
    const work = { ...solving, kind: 'solve', limits: { seconds: 5 } } as const;
    const lines = [easy, hard].map((puzzle) => JSON.stringify({ puzzle: toJson(puzzle) }));
    const outcome = await pool.run('answer-items', { lines, work });
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'out-of-time' }] });
    await pool.close();
  });
});
