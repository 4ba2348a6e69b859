import { describe, expect, it, vi } from 'vitest';
import { domino, paletteOf, puzzleOf, randomPuzzle } from '../../../test/boards.ts';
import { readLibrary } from '../../../test/library.ts';
import { makeRandom } from '../../engine/random.ts';
import { SMT_FORMS, smtSections } from '../../models/smtlib/smtlib.ts';
import { pause } from '../../pacing/yield-to-host.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import type { ExactPuzzle, Puzzle } from '../../puzzle/puzzle.ts';
import type { Result } from '../../puzzle/result.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import type { MethodOptions, MethodProgress, StepEvent } from '../method.ts';
import { refusalOf, solveBy } from '../solve-by.ts';
import { smt, smtOn } from './smt.ts';
import { startZ3, takeZ3, type Z3 } from './z3-instances.ts';
import { findAll, makeSmtSearch } from './z3-search.ts';
import { assertText, checkSat, openSession } from './z3-session.ts';

const ARTICLE = `
◻◻◻◻◻◻◻◻◻◻◼◼◼◻◻◻◻◻◻◻
◻◻◻◻◻◻◻◻◻◼◼◼◼◼◻◻◻◻◻◻
◻◻◻◻◻◻◻◻◻◼◼◼◻◼◻◻◻◻◻◻
◻◻◻◻◻◻◻◻◻◼◼◻◻◼◻◻◻◻◻◻
◻◻◻◻◻◻◼◼◼◻◼◼◼◻◼◼◼◼◻◻
◻◻◻◻◼◼◻◻◼◼◻◻◻◼◼◼◼◼◼◼
◻◻◼◼◼◼◼◼◻◼◻◻◻◼◻◻◻◻◻◻
◻◼◼◼◼◻◻◻◼◼◻◻◼◼◻◻◻◻◻◻
◻◻◻◻◻◻◻◻◼◻◻◻◼◻◻◻◻◻◻◻
◻◻◻◻◻◻◻◼◼◼◻◻◼◻◻◻◻◻◻◻
◻◻◻◻◻◻◻◼◼◼◼◼◼◻◻◻◻◻◻◻
◻◼◼◻◻◻◼◼◼◼◼◼◼◻◻◻◻◻◻◻
◼◼◼◼◼◼◻◻◼◼◼◻◼◻◻◻◻◻◻◻
◼◻◼◼◻◻◼◼◻◼◻◻◼◻◻◻◻◻◻◻
◻◻◻◼◼◼◼◻◻◼◻◼◻◻◼◼◼◻◻◻
◻◻◻◻◻◻◻◻◼◼◼◼◻◼◼◻◼◼◻◻
◻◻◻◻◻◻◻◻◼◼◼◻◻◼◼◼◻◼◻◻
◻◻◻◻◻◻◻◼◼◼◻◻◻◻◼◼◼◻◻◻
◻◻◻◻◻◻◼◼◼◻◻◻◻◻◻◻◻◻◻◻
◻◻◻◻◻◻◼◼◻◼◻◻◻◻◻◻◻◻◻◻
`.trim();

/** Returns the first solution as the squares that the article prints. */
function squares({ solutions: [{ width, height, cells }] }: Result): string {
  return Array.from({ length: height }, (_, row) =>
    [...cells.subarray(row * width, (row + 1) * width)]
      .map((cell) => (cell === 2 ? '\u25FC' : '\u25FB'))
      .join(''),
  ).join('\n');
}

const noise = (size: number): ExactPuzzle => randomPuzzle(makeRandom(1), size, size, 1, 0.5);

const got = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
};

const solve = async (puzzle: Puzzle, options: MethodOptions = {}): Promise<Result> =>
  got(await solveBy(smt, puzzle, options));

describe('smt', () => {
  it.each(['integer', 'order'])(
    "draws the article's picture, and finds no other: %s",
    async (form) => {
      const article = readLibrary().find(({ name }) => name === 'article-z3-20x20')?.puzzle;
      if (article === undefined) throw new Error('no article');
      const result = await solve(article, { choices: { form } });
      expect(squares(result)).toBe(ARTICLE);
      expect(verdictOf(result)).toBe('unique');
      expect(result.stats.solves).toBe(2);
    },
  );

  it.each(SMT_FORMS)('keeps blocks of one colour apart, and others not: %s', async (form) => {
    const one = (colours: number[]): ExactPuzzle =>
      puzzleOf({
        rows: [colours.map((colour) => ({ length: 1, colour }))],
        columns: colours.map((colour) => [{ length: 1, colour }]),
        palette: paletteOf(2),
      });
    const touching = await solve(one([1, 2, 1]), { choices: { form } });
    expect([...touching.solutions[0].cells]).toEqual([2, 4, 2]);
    const apart = puzzleOf({
      rows: [clueOfLengths([1, 1])],
      columns: [[1], [], [1], []].map((lengths) => clueOfLengths(lengths)),
      palette: BLACK_AND_WHITE,
    });
    expect((await solve(apart, { choices: { form } })).solutions[0].cells).toEqual(
      Int32Array.of(2, 1, 2, 1),
    );
  });

  it('can start Z3 before a run', async () => {
    let started = 0;
    const prepared = smtOn(async () => {
      started++;
      return takeZ3();
    });
    await prepared.prepare?.();
    expect(started).toBe(1);
    expect((await solveBy(prepared, domino(1))).ok).toBe(true);
  });

  it('works the same on an instance that was used before', async () => {
    const first = await solve(domino(3), { choices: { form: 'order' } });
    await solve(noise(8), { maxSolutions: 5 });
    await Promise.all([solve(noise(6)), solve(noise(7), { choices: { form: 'order' } })]);
    expect((await solve(domino(3), { choices: { form: 'order' } })).stats).toEqual(first.stats);
  });

  it('ends at so many conflicts, and says why', async () => {
    const steps: StepEvent[] = [];
    const onStep = (step: StepEvent): void => void steps.push(step);
    const result = await solve(domino(5), { limits: { steps: 3 }, onStep });
    expect(verdictOf(result)).toBe('unknown');
    expect(steps.map(({ kind }) => kind)).toEqual(['unknown']);
    expect(steps[0].figures?.reason).toContain('conflicts');
    expect(result.stats.conflicts).toBeLessThan(6);
  });

  it('hears a stop and a limit while Z3 is at work', async () => {
    const reported: MethodProgress[] = [];
    const options = { onProgress: (each: MethodProgress): void => void reported.push(each) };
    const limited = await solve(noise(30), { limits: { seconds: 0.4 } });
    const stopped = await solve(noise(30), { ...options, stop: () => reported.length > 0 });
    for (const result of [limited, stopped]) expect(verdictOf(result)).toBe('unknown');
    expect(reported[0]).toMatchObject({ cells: 900, solutions: 0 });
  });

  it('gives up where its memory ends, and goes on with another instance', async () => {
    const z3 = got(await takeZ3());
    const session = openSession(z3, { core: 'smt', seed: 1, megabytes: 16 });
    for (const text of smtSections(noise(20), 'integer'))
      for (const _ of assertText(session, text));
    await expect(checkSat(session, 2 ** 32)).rejects.toThrow(RangeError);
    expect(session.isBroken).toBe(true);
    expect(verdictOf(await solve(domino(3)))).toBe('unique');
  });

  it('does not hand back an instance whose memory ends after the search', async () => {
    const called: string[] = [];
    let errorCode = 0;
    let answer = (_: number): void => undefined;
    const z3 = new Proxy({} as Z3, {
      get: (_, name: string) => () => {
        called.push(name);
        if (name === 'get_error_code') return errorCode;
        if (name === 'solver_check') return new Promise<number>((resolve) => (answer = resolve));
        return '';
      },
    });
    const free = vi.fn();
    const stop = () => called.includes('solver_check');
    const search = makeSmtSearch(noise(3), { choices: { form: 'order' }, stop });
    expect(await findAll(z3, search, free)).toBe('unknown');
    errorCode = 7;
    answer(0);
    await pause(100);
    expect(free).not.toHaveBeenCalled();
    expect(called).not.toContain('del_context');
  });

  it('is a problem where the machine has no memory to give', async () => {
    const none = new RangeError('WebAssembly.Memory(): could not allocate memory');
    expect(await startZ3(() => Promise.reject(none))).toMatchObject({
      ok: false,
      problems: [{ code: 'out-of-memory' }],
    });
  });

  it('lets endless recursion go on as the fault that it is', async () => {
    const recursion = new RangeError('Maximum call stack size exceeded');
    const z3 = new Proxy({} as Z3, {
      get() {
        throw recursion;
      },
    });
    const outcome = solveBy(
      smtOn(async () => success(z3)),
      noise(5),
    );
    await expect(outcome).rejects.toBe(recursion);
  });

  it('says what is missing', async () => {
    const missing = async () => failure({ code: 'not-installed', message: 'no package' });
    const outcome = await solveBy(smtOn(missing), noise(5));
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'not-installed' }] });
  });

  it('refuses what would not fit, form by form', () => {
    const large = noise(110);
    expect(refusalOf(smt, large, { form: 'order' })).toBeUndefined();
    for (const form of ['integer', 'half-open', 'start']) {
      expect(refusalOf(smt, large, { form })).toMatchObject({
        code: 'too-large',
        message: expect.stringMatching(/\d{6} times, .* 1\.\d GB, .*form=order/),
      });
    }
  });
});
