import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineSolvable, puzzleOf, randomPuzzle, shapes } from '../../../test/boards.ts';
import { NO_NOISE, type Noise, noisyReadings } from '../../../test/noisy-readings.ts';
import { makeRandom } from '../../engine/random.ts';
import { clueOfLengths, type ExactClue } from '../../puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import { type ClueReadings, DIGIT_KINDS, type DigitReading, NO_DIGIT } from './clue-reading.ts';
import { likeliestClues } from './likeliest-clues.ts';
import type { SettledReading } from './read-number.ts';
import { settleReading } from './settle-reading.ts';

function cluesOf({ rows, columns }: SettledReading): ExactClue[] {
  return [...rows, ...columns].map((clue) =>
    clue.flatMap(({ length, colour }) => (length > 0 ? [{ length, colour }] : [])),
  );
}

function lineSolvablePuzzle(seed: number, size: number): ExactPuzzle {
  const random = makeRandom(seed);
  return lineSolvable(random, shapes(random, size, size, 1, 0.5, 2), BLACK_AND_WHITE);
}

/** Makes the reading of a digit from its likeliest kind, and what else it may be. */
function digitOf(kind: number, begins: number, others: Readonly<Record<number, number>> = {}) {
  const kinds = new Array<number>(11).fill(0);
  for (const [other, share] of Object.entries(others)) kinds[Number(other)] = share;
  kinds[kind] = 1 - kinds.reduce((sum, share) => sum + share, 0);
  return { kinds, begins, colour: 1 } satisfies DigitReading;
}

function readingsOf(rows: DigitReading[][], columns: DigitReading[][]): ClueReadings {
  const [width, height] = [columns.length, rows.length];
  return { width, height, rows, columns, palette: BLACK_AND_WHITE };
}

describe('a settled reading', () => {
  it.each<[string, Partial<Noise>]>([
    ['without noise', {}],
    ['with digits that look alike', { doubtful: 0.05 }],
    ['with lost gaps', { gaps: 0.05 }],
    ['with surplus digits', { surplus: 0.01 }],
    ['with missed digits', { missed: 0.005 }],
    ['with errors without doubts', { wrong: 0.005 }],
  ])('is right where no number is doubtful: %s', async (_, noise) => {
    let accepted = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const puzzle = lineSolvablePuzzle(seed, 6 + seed);
      const readings = noisyReadings(makeRandom(seed), puzzle, { ...NO_NOISE, ...noise });
      const settled = await settleReading(readings, { limits: { seconds: 60, conflicts: 2_000 } });
      if ([...settled.rows, ...settled.columns].flat().some(({ isDoubtful }) => isDoubtful))
        continue;
      accepted++;
      expect(cluesOf(settled)).toEqual([...puzzle.rows, ...puzzle.columns]);
    }
    expect(accepted).toBeGreaterThan(8);
  });

  it('is not changed where it has a solution, even if it has several', async () => {
    const columns = [[digitOf(1, 1)], [digitOf(1, 1, { 7: 0.3 })]];
    const readings = readingsOf([[digitOf(1, 1)], [digitOf(1, 1)]], columns);
    const settled = await settleReading(readings);
    expect(settled).toMatchObject({ verdict: 'multiple', isChanged: false });
  });

  it('splits a number where a gap was lost', async () => {
    const rows = [[digitOf(1, 1), digitOf(1, 0.1)], [], [digitOf(1, 1), digitOf(1, 0.9)]];
    const columns = [[digitOf(1, 1), digitOf(1, 0.6)], [], [digitOf(1, 1), digitOf(1, 0.7)]];
    const settled = await settleReading(readingsOf(rows, columns));
    expect(cluesOf(settled)[0]).toEqual(clueOfLengths([1, 1]));
    expect(settled.rows[0]).toMatchObject([{ isChanged: true }, { isChanged: true }]);
    expect(settled.rows[2]).toMatchObject([{ isChanged: false }, { isChanged: false }]);
    expect(settled).toMatchObject({ verdict: 'unique', isChanged: true });
  });

  it('doubts numbers that differ in a rival with a solution', async () => {
    const rows = [[digitOf(1, 1, { 2: 0.4 })]];
    const columns = [[digitOf(1, 1)], [digitOf(NO_DIGIT, 1, { 1: 0.4 })]];
    const settled = await settleReading(readingsOf(rows, columns));
    expect(settled).toMatchObject({ verdict: 'unique', isChanged: false });
    const [number] = settled.rows[0];
    expect(number).toMatchObject({ length: 1, isDoubtful: true, isChanged: false });
    expect(number.alternatives[0].length).toBe(2);
    expect(number.alternatives[0].probability).toBeGreaterThan(0.2);
  });

  it('takes the reading with one solution of two that are about as likely', async () => {
    const rows = [[digitOf(2, 1, { 1: 0.49 })], [digitOf(1, 1, { [NO_DIGIT]: 0.48 })]];
    const settled = await settleReading(readingsOf(rows, [[digitOf(1, 1)], [digitOf(1, 1)]]));
    expect(settled).toMatchObject({ verdict: 'unique', isChanged: true });
    expect(cluesOf(settled).slice(0, 2)).toEqual([clueOfLengths([2]), []]);
    expect(settled.rows[0]).toMatchObject([{ isDoubtful: true }]);
    expect(settled.rows[0][0].alternatives[0].length).toBe(1);
    expect(settled.rows[1]).toMatchObject([{ length: 0, isDoubtful: true, isChanged: true }]);
  });

  it('doubts that a digit is none where it may be a number', async () => {
    const maybe = [digitOf(NO_DIGIT, 1, { 1: 0.45 })];
    const settled = await settleReading(readingsOf([[], maybe], [[], maybe]));
    for (const lines of [settled.rows, settled.columns]) {
      expect(lines[0]).toEqual([]);
      expect(lines[1]).toMatchObject([{ length: 0, isDoubtful: true }]);
      expect(lines[1][0].alternatives[0].length).toBe(1);
    }
  });

  it('is made within its limits, and ends when it is told to', async () => {
    const random = makeRandom(9);
    const garbage = (): DigitReading[] =>
      Array.from({ length: 12 }, (_, i) => {
        const kinds = Array.from({ length: DIGIT_KINDS }, () => 1 / DIGIT_KINDS);
        return { kinds, begins: i === 0 ? 1 : random.real(), colour: 1 };
      });
    const lines = (): DigitReading[][] => Array.from({ length: 12 }, garbage);
    let polled = 0;
    const stop = (): boolean => ++polled > 50;
    const settled = await settleReading(readingsOf(lines(), lines()), { stop });
    const numbers = [...settled.rows, ...settled.columns].flat();
    expect(numbers.every(({ isDoubtful }) => isDoubtful)).toBe(true);
    expect(settled.isCut).toBe(true);
    expect(polled).toBeLessThan(100);
  });

  it('is cut where a limit ended the search with a reading that may have a solution', async () => {
    const random = makeRandom(4);
    const readings = noisyReadings(random, randomPuzzle(random, 20, 20, 1, 0.45), NO_NOISE);
    const cut = await settleReading(readings, { limits: { conflicts: 1 } });
    expect(cut).toMatchObject({ verdict: 'unknown', isCut: true });
  });

  it('doubts a number that was put in without a digit', async () => {
    const rows = [[digitOf(2, 1)], [digitOf(1, 1)]];
    const columns = [[digitOf(2, 1)], []];
    const settled = await settleReading(readingsOf(rows, columns));
    expect(cluesOf(settled)).toEqual([[2], [1], [2], [1]].map((it) => clueOfLengths(it)));
    expect(settled.columns[1]).toMatchObject([{ isDoubtful: true, isChanged: true, end: 0 }]);
  });

  it('has doubts where no solution was found in time', async () => {
    const rows = [[digitOf(1, 1, { 2: 0.1 })], [digitOf(1, 1)]];
    const readings = readingsOf(rows, [[digitOf(1, 1)], []]);
    const settled = await settleReading(readings, { limits: { seconds: 0 } });
    expect(settled).toMatchObject({ verdict: 'none', isChanged: false, isCut: true });
    expect(settled.rows[0]).toMatchObject([{ isDoubtful: true }]);
    expect(settled.rows[0][0].alternatives[0]?.length).toBe(2);
  });

  it('is what was read where nothing is in doubt', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.integer({ min: 1, max: 8 }), async (seed, size) => {
        const random = makeRandom(seed);
        const puzzle = puzzleOf(
          lineSolvable(random, shapes(random, size, size, 1, 0.5), BLACK_AND_WHITE),
        );
        const readings = noisyReadings(random, puzzle, NO_NOISE);
        const { rows, columns } = likeliestClues(readings);
        expect([...rows, ...columns]).toEqual([...puzzle.rows, ...puzzle.columns]);
        const settled = await settleReading(readings);
        expect(settled).toMatchObject({ verdict: 'unique', isChanged: false, isCut: false });
        expect(cluesOf(settled)).toEqual([...rows, ...columns]);
      }),
      { numRuns: 30, seed: 1 },
    );
  });
});
