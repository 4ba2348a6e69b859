// Everything that a worker thread can be given to do, and the words that go between it and its
// host.

import type { MessagePort } from 'node:worker_threads';
import type { Progress } from '../engine/index.ts';
import type { ExplainProgress, RateProgress } from '../explain/index.ts';
import { type Outcome, success } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { type EngineTask, type ReportOf, runEngineTask } from './engine-task.ts';
import type { ExplainHooks, ExplainReports, ExplainTask, SaidStepJson } from './explain-task.ts';
import type { ReadTask, TextTask } from './text-task.ts';

export type Task = EngineTask | ExplainTask | TextTask | ReadTask;

export type TaskReportOf<T extends Task> = T extends EngineTask
  ? ReportOf<T>
  : T extends ExplainTask
    ? ExplainReports[T['kind']]
    : T extends TextTask
      ? string
      : T extends ReadTask
        ? Puzzle
        : never;

export type TaskProgress = Progress | ExplainProgress | RateProgress;

/** What a thread is handed. */
export interface ThreadRequest {
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
  | { readonly kind: 'step'; readonly step: SaidStepJson }
  | { readonly kind: 'end' };

/** `unfinished`: the quantum was over first, and what was known by then is dropped. */
export type TaskEnd = Outcome<TaskReportOf<Task>> | 'unfinished';

export interface TaskHooks extends Pick<ExplainHooks, 'stop' | 'onStep'> {
  readonly onProgress?: (progress: TaskProgress) => void;
}

/** The code that explains is loaded when it is asked for: solving in bulk needs none of it. */
export async function runTask(task: Task, hooks: TaskHooks): Promise<Outcome<TaskReportOf<Task>>> {
  if (task.kind === 'solve' || task.kind === 'count')
    return success(await runEngineTask(task, hooks));
  if (task.kind === 'sent' || task.kind === 'read') {
    const { runReadTask, runTextTask } = await import('./text-task.ts');
    return task.kind === 'sent' ? runTextTask(task, hooks) : runReadTask(task);
  }
  const { runExplainTask } = await import('./explain-task.ts');
  return runExplainTask(task, hooks);
}
