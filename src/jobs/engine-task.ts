// Tasks of the engine, to solve or to count: plain data that crosses threads, and reports in the
// words of the command line.

import { count, type Limits, type Progress, solve } from '../engine/index.ts';
import type { OnClause } from '../puzzle/clause-event.ts';
import { writeRows } from '../puzzle/grid-text.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { type Stats, type Verdict, verdictOf } from '../puzzle/result.ts';

export interface SolveTask {
  readonly kind: 'solve';
  readonly puzzle: Puzzle;
  readonly maxSolutions: number;
  readonly limits: Limits;
  readonly seed: number;
}

export interface CountTask {
  readonly kind: 'count';
  readonly puzzle: Puzzle;
  /** Stop counting here. */
  readonly limit?: number;
  readonly limits: Limits;
}

export type EngineTask = SolveTask | CountTask;

export interface SolveReport {
  readonly kind: 'solve';
  readonly verdict: Verdict;
  /** At least one solution was found. */
  readonly solved: boolean;
  /** No solutions but these. */
  readonly complete: boolean;
  /** Each a list of rows in the symbols of the palette. */
  readonly solutions: readonly (readonly string[])[];
  readonly known: readonly string[];
  readonly stats: Stats;
}

export interface CountReport {
  readonly kind: 'count';
  /** Decimal digits: it can exceed what a number holds. */
  readonly count: string;
  /** False when there are at least so many. */
  readonly complete: boolean;
}

export type Report = SolveReport | CountReport;

export type ReportOf<J extends EngineTask> = J extends SolveTask ? SolveReport : CountReport;

export interface EngineTaskHooks {
  readonly stop?: () => boolean;
  readonly onProgress?: (progress: Progress) => void;
  /** Told of the clauses of a solve job. */
  readonly onClause?: OnClause;
}

export async function runEngineTask<J extends EngineTask>(
  job: J,
  hooks?: EngineTaskHooks,
): Promise<ReportOf<J>>;
export async function runEngineTask(job: EngineTask, hooks: EngineTaskHooks = {}): Promise<Report> {
  // Hosts have other hooks beside these: steps of the engine would cost O(cells) after each line.
  const { stop, onProgress, onClause } = hooks;
  const options = {
    limits: job.limits,
    ...(stop && { stop }),
    ...(onProgress && { onProgress }),
    ...(onClause && { onClause }),
  };
  if (job.kind === 'count') {
    const limit = job.limit === undefined ? undefined : BigInt(job.limit);
    const counted = await count(job.puzzle, limit, options);
    return { kind: 'count', count: counted.count.toString(), complete: counted.complete };
  }
  const { palette } = job.puzzle;
  const result = await solve(job.puzzle, {
    ...options,
    maxSolutions: job.maxSolutions,
    seed: job.seed,
  });
  return {
    kind: 'solve',
    verdict: verdictOf(result),
    solved: result.solutions.length > 0,
    complete: result.complete,
    solutions: result.solutions.map((grid) => writeRows(grid, palette)),
    known: writeRows(result.known, palette),
    stats: result.stats,
  };
}
