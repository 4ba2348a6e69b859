// Runs the many tasks of solving and counting in bulk: in this thread, or on a pool of worker
// threads. All tasks are stopped at once, and the engine polls for it between slices, so that a
// stopped task still answers with what it knows.

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
    task: J,
    onProgress?: (progress: Progress) => void,
  ): Promise<ReportOf<J>>;
  /** Ends all tasks, running and to come, at their next slice. */
  stop(): void;
  isStopped(): boolean;
  close(): Promise<void>;
}

/** `onClause` receives the clauses of all tasks; its calls cannot cross threads. */
export function inlineRunner(onClause?: OnClause): Runner {
  let stopped = false;
  return {
    async run(task, onProgress = () => {}) {
      const host = { stop: () => stopped, onProgress, onItem: onClause ?? (() => {}) };
      const asked = onClause && task.kind === 'solve' ? { ...task, tellsClauses: true } : task;
      return reportOf(task, await runInline(asked, host)) as never;
    },
    stop: () => {
      stopped = true;
    },
    isStopped: () => stopped,
    close: async () => {},
  };
}

/** Runs tasks on `threads` workers, which do not report progress. */
export async function threadRunner(threads: number): Promise<Runner> {
  const pool = await threadPool({ threads });
  const flag = makeFlag();
  return {
    async run(task) {
      const { kind, ...args } = task;
      const outcome = await pool.run(kind, args as never, { flag });
      if (outcome.ok) return reportOf(task, outcome.value) as never;
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
  task: EngineTask,
  host: Host<Progress, ClauseEvent>,
): Promise<SolveAnswer | CountAnswer> {
  const { value } =
    task.kind === 'solve' ? await solvePuzzle(task, host) : await countSolutions(task, host);
  return value;
}

/** Puts the answer into the words that the command line uses. */
function reportOf(
  { puzzle }: EngineTask,
  answer: SolveAnswer | CountAnswer,
): SolveReport | CountAnswer {
  return 'count' in answer ? answer : solveReport(answer, puzzle.palette);
}
