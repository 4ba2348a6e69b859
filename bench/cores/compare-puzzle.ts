// Solves a puzzle on one core and on two, in turn, and checks the answers.

import { isSolution } from '../../src/puzzle/check-grid.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { Verdict } from '../../src/puzzle/verdict.ts';
import { solvePuzzle } from '../../src/tasks/solving/solve.ts';
import { makeSpareCores, partnerOpener } from '../../src/workers/index.ts';

/** Medians of the wall-clock milliseconds. */
export interface Comparison {
  readonly one: number;
  readonly two: number;
  readonly verdict: Verdict;
}

interface Rounds {
  /** A puzzle that takes fewer milliseconds on one core is left out. */
  readonly least: number;
  readonly rounds: number;
}

export async function comparePuzzle(
  puzzle: Puzzle,
  { least, rounds }: Rounds,
): Promise<Comparison | undefined> {
  const first = await timeOf(puzzle, 1);
  if (first.took < least) return undefined;
  const times: { one: number[]; two: number[] } = { one: [], two: [] };
  for (let round = 0; round < rounds; round++) {
    const [one, two] = [await timeOf(puzzle, 1), await timeOf(puzzle, 2)];
    const known = new Set([one.verdict, two.verdict, first.verdict]);
    known.delete('unknown');
    if (known.size > 1) throw new Error(`the verdicts differ: ${[...known].join(', ')}`);
    times.one.push(one.took);
    times.two.push(two.took);
  }
  return { one: medianOf(times.one), two: medianOf(times.two), verdict: first.verdict };
}

async function timeOf(
  puzzle: Puzzle,
  cores: number,
): Promise<{ readonly took: number; readonly verdict: Verdict }> {
  const core = makeSpareCores(cores).begin({ wantsPartner: true });
  const openPartner = partnerOpener(core.spare);
  const host = { stop: () => false, onProgress: () => {}, onItem: () => {}, openPartner };
  const start = performance.now();
  const { value } = await solvePuzzle({ puzzle, limits: { seconds: 60 } }, host);
  const took = performance.now() - start;
  core.end();
  const { solutions, verdict } = value;
  if (!solutions.every((grid) => isSolution(puzzle, grid))) throw new Error('a wrong grid');
  return { took, verdict };
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
