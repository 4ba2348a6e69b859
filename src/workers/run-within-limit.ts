// Runs one task of a method on a process. The process is ended if the task goes on too long after
// its limit or a cancel. The report then has the solutions and counters that the process had sent
// before.

import type { ChildProcess } from 'node:child_process';
import { cutReport } from '../methods/index.ts';
import { timerMilliseconds } from '../pacing/timer-milliseconds.ts';
import { defined } from '../puzzle/defined.ts';
import { failure, type Outcome, success } from '../puzzle/problem.ts';
import { deliverMessage, type TaskListener } from '../tasks/deliver-message.ts';
import type { ToWorker } from '../tasks/protocol.ts';
import { type MethodItem, reportOfRun } from '../tasks/solving/solve-by-method.ts';
import type { TaskId } from '../tasks/tasks.ts';
import { killProcess } from './kill-process.ts';
import type {
  FromProcess,
  MethodHooks,
  MethodReport,
  MethodSolveTask,
  ProcessProgress,
} from './method-task.ts';
import { faultOfEnd, problemOfEnd } from './why-process-ended.ts';

/**
 * A method may go on for GRACE seconds after its limit or a cancel before its process is ended. A
 * process may take LONGEST_START seconds to start.
 */
const GRACE = 0.5;
const LONGEST_START = 30;

export interface ProcessRun {
  readonly ended: Promise<RunEnd>;
  stop(): void;
  /** Says that the process is about to be ended on purpose. */
  cut(): void;
}

interface RunEnd {
  readonly outcome: Outcome<MethodReport>;
  /** Whether the process can take another task. */
  readonly isAlive: boolean;
}

interface RunRequest {
  readonly child: ChildProcess;
  /** Whether the process was started for this task. Such a process says when it is ready. */
  readonly isNew: boolean;
  readonly id: number;
  readonly task: MethodSolveTask;
  readonly hooks: MethodHooks;
  /** Whether the system has ended some process for lack of memory since the task began. */
  readonly hasKilled: () => boolean;
}

export function runOnProcess(request: RunRequest): ProcessRun {
  const { child, isNew } = request;
  const { promise, resolve, reject } = withResolvers<RunEnd>();
  const run: Run = { ...request, ...nothingReported(), resolve, reject, isStarting: isNew };
  const listener = listenerOf(run);
  const onMessage = (message: FromProcess): void => receive(run, listener, message);
  // At `close`, everything that the process wrote has arrived.
  const onClose = (code: number | null, signal: string | null): void => onEnd(run, code, signal);
  const onText = (text: Buffer): void => {
    run.errors = (run.errors + text).slice(-2000);
  };
  child.on('message', onMessage).on('close', onClose).on('error', reject);
  child.stderr?.on('data', onText);
  if (isNew) killIn(run, LONGEST_START);
  else begin(run);
  const forget = (): void => {
    clearTimeout(run.timer);
    child.off('message', onMessage).off('close', onClose).off('error', reject);
    child.stderr?.off('data', onText);
  };
  return { ended: promise.finally(forget), stop: () => stop(run), cut: () => cut(run) };
}

interface Run extends RunRequest, Reported {
  readonly resolve: (end: RunEnd) => void;
  readonly reject: (error: unknown) => void;
  /** Whether the process is not ready for the task yet. */
  isStarting: boolean;
  /** Ends the process when its time is over. */
  timer?: NodeJS.Timeout;
}

/** The facts that are known so far about the task and its process. */
interface Reported {
  readonly solutions: (readonly string[])[];
  stats: MethodReport['stats'];
  megabytes: number | undefined;
  /** When the task began, by the clock of this process. */
  begun: number;
  /** The last part of what the process wrote to standard error. */
  errors: string;
  /** Whether the task was stopped before it began, or its process was ended on purpose. */
  isCut: boolean;
}

function nothingReported(): Reported {
  const begun = performance.now();
  return { solutions: [], stats: {}, megabytes: undefined, begun, errors: '', isCut: false };
}

function begin(run: Run): void {
  const { child, id, task, isCut, resolve } = run;
  run.isStarting = false;
  clearTimeout(run.timer);
  if (isCut) {
    resolve({ outcome: success(partialReport(run)), isAlive: true });
    return;
  }
  run.begun = performance.now();
  send(child, { kind: 'ask', id, task: TASK, args: task, wantsItems: true });
  const times = task.profile ? 2 : 1;
  if (task.limits.seconds !== undefined) killIn(run, times * (task.limits.seconds + GRACE));
}

const TASK: TaskId = 'solve-by-method';

function receive(run: Run, listener: TaskListener, message: FromProcess): void {
  const { resolve, reject } = run;
  if (message.kind === 'ready') {
    begin(run);
    return;
  }
  const reply = deliverMessage(listener, message, NOT_AWAITED, reject);
  if (reply?.kind === 'fault') reject(new Error(reply.stack ?? reply.message));
  else if (reply) resolve({ outcome: reply.outcome as Outcome<MethodReport>, isAlive: true });
}

/** A method goes on without waiting for its items to be dealt with. */
const NOT_AWAITED = (): void => {};

function onEnd(run: Run, code: number | null, signal: string | null): void {
  const { task, errors, isCut, hasKilled, resolve, reject } = run;
  const end = { method: task.method, code, signal, errors, hasKilled: hasKilled() };
  const problem = problemOfEnd(end);
  if (isCut) resolve({ outcome: success(partialReport(run)), isAlive: false });
  else if (problem === undefined) reject(faultOfEnd(end));
  else resolve({ outcome: failure(problem), isAlive: false });
}

function stop(run: Run): void {
  if (run.isStarting) cut(run);
  else {
    send(run.child, { kind: 'cancel', id: run.id });
    killIn(run, GRACE);
  }
}

function killIn(run: Run, seconds: number): void {
  clearTimeout(run.timer);
  run.timer = setTimeout(() => {
    cut(run);
    killProcess(run.child);
  }, timerMilliseconds(seconds));
}

function cut(run: Run): void {
  run.isCut = true;
}

/**
 * Sends a message, unless the connection to the process has ended. Such a process is about to end,
 * and its end is noticed anyway.
 */
function send(child: ChildProcess, message: ToWorker): void {
  if (child.connected) child.send(message, () => {});
}

/**
 * Returns a listener that keeps solutions and counters in case the process has to be ended. The
 * listener passes progress and steps on to the hooks.
 */
function listenerOf(run: Run): TaskListener {
  return {
    onProgress({ progress, megabytes }: ProcessProgress) {
      run.stats = progress.stats;
      run.megabytes = megabytes;
      run.hooks.onProgress?.(progress);
    },
    onItem(item: MethodItem) {
      if (item.kind === 'solution') run.solutions.push(item.rows);
      else run.hooks.onStep?.(item.step);
    },
  };
}

function partialReport({ task, solutions, stats, megabytes, begun }: Run): MethodReport {
  const seconds = (performance.now() - begun) / 1000;
  return {
    ...reportOfRun(cutReport(task.puzzle, { solutions, stats, seconds })),
    ...defined({ megabytes }),
  };
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
