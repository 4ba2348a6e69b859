// Runs the many tasks of solving and counting in bulk: in this thread, or on a pool of worker
// threads. All tasks are stopped at once, and the engine polls for it between slices, so that a
// stopped task still answers with what it knows.

import type { Progress } from '../engine/index.ts';
import { defined } from '../puzzle/defined.ts';
import { elementAt } from '../puzzle/element-at.ts';
import type { Host } from '../tasks/host.ts';
import { type CountAnswer, type CountArgs, countSolutions } from '../tasks/solving/count.ts';
import {
  type SolveAnswer,
  type SolveArgs,
  type SolveItem,
  solvePuzzle,
} from '../tasks/solving/solve.ts';
import { type SolveReport, solveReport } from '../tasks/solving/solve-report.ts';
import { makeFlag, type ThreadHooks, threadPool } from './thread-pool.ts';

export type SolveTask = SolveArgs & { readonly kind: 'solve' };
export type CountTask = CountArgs & { readonly kind: 'count' };
export type EngineTask = SolveTask | CountTask;
export type ReportOf<J extends EngineTask> = J extends SolveTask ? SolveReport : CountAnswer;

export interface RunnerHooks {
  readonly onProgress?: (progress: Progress) => void;
  readonly onItem?: (item: SolveItem) => void | Promise<void>;
}

export interface Runner {
  run<J extends EngineTask>(task: J, hooks?: RunnerHooks): Promise<ReportOf<J>>;
  /** Ends all tasks, running and to come, at their next slice. */
  stop(): void;
  isStopped(): boolean;
  close(): Promise<void>;
}

export function inlineRunner(): Runner {
  let stopped = false;
  return {
    async run(task, hooks) {
      const host = { stop: () => stopped, onProgress: () => {}, onItem: () => {}, ...hooks };
      return reportOf(task, await runInline(task, host)) as never;
    },
    stop: () => {
      stopped = true;
    },
    isStopped: () => stopped,
    close: async () => {},
  };
}

/**
 * Runs tasks on `threads` workers. They do not report progress: nobody could follow that of many
 * tasks, and a thread answers faster when nobody listens.
 */
export async function threadRunner(threads: number): Promise<Runner> {
  const pool = await threadPool({ threads });
  const flag = makeFlag();
  return {
    async run(task, { onItem } = {}) {
      const { kind, ...args } = task;
      const hooks = { flag, ...defined({ onItem }) } as ThreadHooks<never>;
      const outcome = await pool.run(kind, args as never, hooks);
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
  host: Host<Progress, SolveItem>,
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
