import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { PuzzleEntry } from '../input/file-entries.ts';
import { type PuzzleTask, runBatch } from './batch.ts';
import { showProgress } from './batch-progress.ts';
import { EXIT } from './exit-codes.ts';

const entry = (file: string): PuzzleEntry => ({
  file,
  id: null,
  outcome: { ok: true, value: puzzleOfLengths([[1]], [[1]]) },
});

async function* entries(): AsyncGenerator<PuzzleEntry> {
  for (const file of ['a', 'b', 'c']) yield entry(file);
}

let exitCode: typeof process.exitCode;
beforeEach(() => {
  exitCode = process.exitCode;
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  process.exitCode = exitCode;
  vi.restoreAllMocks();
});

async function reportsOf(taskOf: (puzzle: Puzzle) => PuzzleTask<'solve'>): Promise<string[]> {
  const reports: string[] = [];
  for await (const { entry, answer } of runBatch(entries(), taskOf, 1)) {
    const { file, outcome } = entry;
    reports.push(`${file}: ${answer?.verdict ?? (outcome.ok ? '' : outcome.problems[0].message)}`);
  }
  return reports;
}

describe('want of memory for one puzzle', () => {
  it('is a problem of that puzzle, and no fault', async () => {
    let asked = 0;
    const reports = await reportsOf((puzzle) => {
      if (++asked === 1) throw new RangeError('Array buffer allocation failed');
      return { kind: 'solve', args: { puzzle } };
    });
    expect(reports).toEqual([
      'a: it ran out of memory (Array buffer allocation failed): try a smaller puzzle',
      'b: unique',
      'c: unique',
    ]);
    expect(process.exitCode).toBe(exitCode);
  });
});

describe('a fault of the program on one puzzle', () => {
  it('is reported with that puzzle, and the others are done', async () => {
    let asked = 0;
    const reports = await reportsOf((puzzle) => {
      if (++asked === 2) throw new RangeError('Maximum call stack size exceeded');
      return { kind: 'solve', args: { puzzle } };
    });
    expect(reports).toEqual([
      'a: unique',
      'b: a fault of the program, please report it: RangeError: Maximum call stack size exceeded',
      'c: unique',
    ]);
    expect(process.exitCode).toBe(EXIT.internal);
    expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/RangeError[\s\S]* at /));
  });
});

describe('the progress of a batch', () => {
  it('has the number of puzzles as soon as the input has ended', () => {
    const shown: unknown[][] = [];
    const stopping = { show: (...what: unknown[]) => void shown.push(what) };
    const progress = { read: 2, total: undefined, started: 2, latest: undefined };
    showProgress(stopping, progress, 0);
    showProgress(stopping, { ...progress, total: 2 }, 1);
    expect(shown).toEqual([
      [0, undefined, 'puzzles done'],
      [1, 2, 'puzzles done'],
    ]);
  });
});
