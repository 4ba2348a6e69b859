// The rule of growth: a contestant gets the puzzles of one size after the other, and stops at the
// first size at which it does not settle most of them.

import { median } from '../../src/methods/index.ts';
import type { BenchPuzzle } from '../engine/bench-set.ts';
import type { Answer } from './contestant.ts';

/** The results of a contestant with the puzzles of one size. */
export interface SizeFigures {
  readonly puzzles: number;
  /** The CPU seconds of each puzzle that was settled. */
  readonly seconds: readonly number[];
  /** The outcomes of the others. */
  readonly failures: readonly string[];
}

export interface Growth {
  readonly sides: readonly number[];
  readonly puzzlesOf: (side: number) => readonly BenchPuzzle[];
  readonly solve: (puzzle: BenchPuzzle) => Promise<Answer>;
  readonly onSize?: (side: number, figures: SizeFigures) => void;
}

/** Returns the figures of each size, up to the one at which the contestant stopped. */
export async function measureGrowth({
  sides,
  puzzlesOf,
  solve,
  onSize,
}: Growth): Promise<SizeFigures[]> {
  const sizes: SizeFigures[] = [];
  for (const side of sides) {
    const puzzles = puzzlesOf(side);
    const most = Math.floor(puzzles.length / 2) + 1;
    const figures = await solveAll(puzzles, solve, most);
    sizes.push(figures);
    onSize?.(side, figures);
    if (figures.failures.length >= most) break;
  }
  return sizes;
}

/** Solves the puzzles in turn, until so many failed that the rest does not matter. */
export async function solveAll(
  puzzles: readonly BenchPuzzle[],
  solve: Growth['solve'],
  mostFailures: number,
): Promise<SizeFigures> {
  const seconds: number[] = [];
  const failures: string[] = [];
  for (const puzzle of puzzles) {
    const answer = await solve(puzzle);
    if (answer.isSettled) seconds.push(answer.seconds);
    else failures.push(answer.outcome);
    if (answer.isFinal) {
      // The other puzzles would end alike.
      return { puzzles: puzzles.length, seconds, failures: puzzles.map(() => answer.outcome) };
    }
    if (failures.length >= mostFailures) break;
  }
  return { puzzles: puzzles.length, seconds, failures };
}

/** Returns the median of the settled puzzles; undefined if there are none. */
export function medianOf({ seconds }: SizeFigures): number | undefined {
  return seconds.length === 0 ? undefined : median(seconds);
}

/** Returns the outcome that most of the failures have. */
export function usualFailure({ failures }: SizeFigures): string {
  const counts = new Map<string, number>();
  for (const failure of failures) counts.set(failure, (counts.get(failure) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? '';
}
