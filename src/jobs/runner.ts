// Runs the many jobs of solving and counting in bulk: in this thread, or on a pool of worker
// threads. All jobs are stopped at once, and the engine polls for it between slices, so that a
// stopped job still answers with what it knows.

import type { Progress } from '../engine/index.ts';
import type { ClauseEvent, OnClause } from '../puzzle/clause-event.ts';
import { elementAt } from '../puzzle/element-at.ts';
import type { Host } from '../tasks/host.ts';
import { type CountAnswer, type CountArgs, countSolutions } from '../tasks/solving/count.ts';
import { type SolveAnswer, type SolveArgs, solvePuzzle } from '../tasks/solving/solve.ts';
import { type SolveReport, solveReport } from '../tasks/solving/solve-report.ts';
import { makeFlag, threadPool } from './thread-pool.ts';

export type SolveTask = SolveArgs & { readonly kind: 'solve' };
export type CountTask = CountArgs & { readonly kind: 'count' };
export type EngineTask = SolveTask | CountTask;
export type ReportOf<J extends EngineTask> = J extends SolveTask ? SolveReport : CountAnswer;

export interface Runner {
  run<J extends EngineTask>(
    job: J,
    onProgress?: (progress: Progress) => void,
  ): Promise<ReportOf<J>>;
  /** Ends all jobs, running and to come, at their next slice. */
  stop(): void;
  isStopped(): boolean;
  close(): Promise<void>;
}

/** `onClause` receives the clauses of all jobs; its calls cannot cross threads. */
export function inlineRunner(onClause?: OnClause): Runner {
  let stopped = false;
  return {
    async run(job, onProgress = () => {}) {
      const host = { stop: () => stopped, onProgress, onItem: onClause ?? (() => {}) };
      const told = onClause && job.kind === 'solve' ? { ...job, tellsClauses: true } : job;
      return reportOf(job, await runInline(told, host)) as never;
    },
    stop: () => {
      stopped = true;
    },
    isStopped: () => stopped,
    close: async () => {},
  };
}

/** Runs jobs on `threads` workers, which do not report progress. */
export async function threadRunner(threads: number): Promise<Runner> {
  const pool = await threadPool({ threads });
  const flag = makeFlag();
  return {
    async run(job) {
      const { kind, ...args } = job;
      const outcome = await pool.run(kind, args as never, { flag });
      if (outcome.ok) return reportOf(job, outcome.value) as never;
      throw new Error(elementAt(outcome.problems, 0).message);
    },
    stop: () => {
      Atomics.store(flag, 0, 1);
    },
    isStopped: () => Atomics.load(flag, 0) !== 0,
    close: () => pool.close(),
  };
}

async function runInline(
  job: EngineTask,
  host: Host<Progress, ClauseEvent>,
): Promise<SolveAnswer | CountAnswer> {
  const { value } =
    job.kind === 'solve' ? await solvePuzzle(job, host) : await countSolutions(job, host);
  return value;
}

/** Puts the answer into the words that the command line uses. */
function reportOf(
  { puzzle }: EngineTask,
  answer: SolveAnswer | CountAnswer,
): SolveReport | CountAnswer {
  return 'count' in answer ? answer : solveReport(answer, puzzle.palette);
}
