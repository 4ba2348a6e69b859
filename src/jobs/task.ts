// Everything that a worker thread can be given to do, and the words that go between it and its
// host.

import type { MessagePort } from 'node:worker_threads';
import type { Progress } from '../engine/index.ts';
import type { ExplainProgress, RateProgress } from '../explain/index.ts';
import { type Outcome, success } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { ExplainHooks, ExplainJob, ExplainReports, SaidStep } from './explain-job.ts';
import { type Job, type ReportOf, runJob } from './job.ts';
import type { ReadTask, SentTask } from './sent-task.ts';

export type Task = Job | ExplainJob | SentTask | ReadTask;

export type TaskReportOf<T extends Task> = T extends Job
  ? ReportOf<T>
  : T extends ExplainJob
    ? ExplainReports[T['kind']]
    : T extends SentTask
      ? string
      : T extends ReadTask
        ? Puzzle
        : never;

export type TaskProgress = Progress | ExplainProgress | RateProgress;

/** What a thread is handed. */
export interface Assignment {
  readonly task: Task;
  /** Not 0: the task is to end with what it knows. */
  readonly flag: Int32Array;
  /** Seconds after which the thread gives the task up, so that others get their turn. */
  readonly quantum?: number;
  /** The host listens here if it wants progress or steps. */
  readonly port?: MessagePort;
}

/** `end` comes last: by then the host has heard all the others. */
export type TaskMessage =
  | { readonly kind: 'progress'; readonly progress: TaskProgress }
  | { readonly kind: 'step'; readonly step: SaidStep }
  | { readonly kind: 'end' };

/** `unfinished`: the quantum was over first, and what was known by then is dropped. */
export type TaskEnd = Outcome<TaskReportOf<Task>> | 'unfinished';

export interface TaskHooks extends Pick<ExplainHooks, 'stop' | 'onStep'> {
  readonly onProgress?: (progress: TaskProgress) => void;
}

/** The code that explains is loaded when it is asked for: solving in bulk needs none of it. */
export async function runTask(task: Task, hooks: TaskHooks): Promise<Outcome<TaskReportOf<Task>>> {
  if (task.kind === 'solve' || task.kind === 'count') return success(await runJob(task, hooks));
  if (task.kind === 'sent' || task.kind === 'read') {
    const { runReadTask, runSentTask } = await import('./sent-task.ts');
    return task.kind === 'sent' ? runSentTask(task, hooks) : runReadTask(task);
  }
  const { runExplainJob } = await import('./explain-job.ts');
  return runExplainJob(task, hooks);
}
