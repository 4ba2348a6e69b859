// Runs all contestants on all puzzles, within a time for all of them together.

import type { BenchPuzzle } from '../engine/bench-set.ts';
import { agree, type Claims } from './agreement.ts';
import { growthCell } from './comparison-tables.ts';
import { type Answer, type Contestant, noSolution } from './contestant.ts';
import { FAMILIES, type Family, puzzlesOf } from './families.ts';
import { measureGrowth, type SizeFigures, solveAll } from './growth.ts';

export interface ComparisonPlan {
  readonly sides: readonly number[];
  readonly seeds: readonly number[];
  readonly library: readonly BenchPuzzle[];
  /** Seconds that a puzzle may take. */
  readonly seconds: number;
  /** Seconds that everything may take. Then the rest is not run. */
  readonly allSeconds: number;
}

/** The results of one contestant. */
export interface ContestantRow {
  readonly name: string;
  readonly families: Readonly<Partial<Record<Family, readonly SizeFigures[]>>>;
  readonly library: SizeFigures;
}

/** A contestant that leaves this many puzzles of the library unsettled gets no more of them. */
const LIBRARY_FAILURES = 3;

/**
 * Compares the contestants that `open` makes one after the other. Throws at the first answer that
 * cannot be true.
 */
export async function compareContestants(
  open: readonly (() => Contestant)[],
  plan: ComparisonPlan,
  note: (text: string) => void,
): Promise<ContestantRow[]> {
  const claims: Claims = new Map();
  const end = performance.now() + 1000 * plan.allSeconds;
  const rows: ContestantRow[] = [];
  for (const one of open) {
    const contestant = one();
    const solve = solver(contestant, plan, claims, end);
    try {
      rows.push(await rowOf(contestant.name, solve, plan, note));
    } finally {
      contestant.close();
    }
  }
  return rows;
}

type Solving = (puzzle: BenchPuzzle) => Promise<Answer>;

function solver(
  contestant: Contestant,
  { seconds }: ComparisonPlan,
  claims: Claims,
  end: number,
): Solving {
  return async (puzzle) => {
    if (performance.now() >= end) return noSolution('not run', true);
    const answer = await contestant.solve(puzzle, seconds);
    const { solutions, complete } = answer;
    agree(claims, puzzle, { name: contestant.name, solutions, complete });
    return answer;
  };
}

async function rowOf(
  name: string,
  solve: Solving,
  { sides, seeds, library }: ComparisonPlan,
  note: (text: string) => void,
): Promise<ContestantRow> {
  const grow = (family: Family): Promise<SizeFigures[]> =>
    measureGrowth({
      sides,
      puzzlesOf: (side) => puzzlesOf(family, side, seeds),
      solve,
      onSize: (side, figures) => note(`${name}, ${family} ${side}x${side}: ${growthCell(figures)}`),
    });
  const families: Partial<Record<Family, readonly SizeFigures[]>> = {};
  for (const family of FAMILIES) families[family] = await grow(family);
  const figures = await solveAll(library, solve, LIBRARY_FAILURES);
  note(`${name}, library: ${figures.seconds.length} of ${figures.puzzles} settled`);
  return { name, families, library: figures };
}
