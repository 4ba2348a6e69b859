// Everything that a worker thread can be given to do, and the words that go between it and its host.

import type { MessagePort } from 'node:worker_threads';
import type { Progress } from '../engine/index.ts';
import type { GuideProgress, RateProgress } from '../explain/index.ts';
import { type Outcome, success } from '../puzzle/problem.ts';
import type { ExplainHooks, ExplainJob, ExplainReports, SaidStep } from './explain-job.ts';
import { type Job, type ReportOf, runJob } from './job.ts';

export type Task = Job | ExplainJob;

export type TaskReportOf<T extends Task> = T extends Job
  ? ReportOf<T>
  : T extends ExplainJob
    ? ExplainReports[T['kind']]
    : never;

export type TaskProgress = Progress | GuideProgress | RateProgress;

/** What a thread is handed. */
export interface Assignment {
  readonly task: Task;
  /** Not 0: the task is to end with what it knows. */
  readonly flag: Int32Array;
  /** Where the host listens, when it does. */
  readonly port?: MessagePort;
}

/** `end` is the last one: by then all others have come. It has the seconds of the work alone. */
export type TaskMessage =
  | { readonly kind: 'progress'; readonly progress: TaskProgress }
  | { readonly kind: 'step'; readonly step: SaidStep }
  | { readonly kind: 'end'; readonly seconds: number };

export interface TaskHooks extends Pick<ExplainHooks, 'stop' | 'onStep'> {
  readonly onProgress?: (progress: TaskProgress) => void;
}

/** What explains is loaded when it is asked for: solving in bulk needs none of it. */
export async function runTask(task: Task, hooks: TaskHooks): Promise<Outcome<TaskReportOf<Task>>> {
  if (task.kind === 'solve' || task.kind === 'count') return success(await runJob(task, hooks));
  const { runExplainJob } = await import('./explain-job.ts');
  return runExplainJob(task, hooks);
}
