// Methods run in a process of their own: there a time limit and a stop are real even for solvers that never come
// back by themselves, memory can be told, and when it runs out only that process ends. A process costs some 60 ms to
// start and is kept for the next job; solutions are sent as they are found, so that a killed job still has them.

import { type ChildProcess, fork } from 'node:child_process';
import { failure, type Outcome } from '../puzzle/problem.ts';
import { verdictOf } from '../puzzle/result.ts';
import type { Message, MethodHooks, MethodJob, MethodReport, Request } from './method-job.ts';

/** Seconds that a method gets after its limit or a stop, before its process is ended. */
const GRACE = 0.5;

export interface MethodProcess {
  /** One job at a time. */
  run(job: MethodJob, hooks?: MethodHooks): Promise<Outcome<MethodReport>>;
  /** The job at hand ends with what it knows, as do all to come. */
  stop(): void;
  close(): void;
}

export function methodProcess(): MethodProcess {
  let child: ChildProcess | undefined;
  let isStopped = false;
  let onStop: () => void = () => {};
  const close = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return {
    async run(job, hooks = {}) {
      child ??= startChild();
      const watch = watchJob(child, job, hooks);
      onStop = watch.stop;
      if (isStopped) watch.stop();
      const { outcome, isAlive } = await watch.ended;
      onStop = () => {};
      if (!isAlive) close();
      return outcome;
    },
    stop() {
      isStopped = true;
      onStop();
    },
    close,
  };
}

function startChild(): ChildProcess {
  const entry = new URL('./method-host.js', import.meta.url);
  // What a method prints (solvers like to) goes where it cannot be mistaken for an answer.
  return fork(entry, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
}

interface Ended {
  readonly outcome: Outcome<MethodReport>;
  /** The process can take another job. */
  readonly isAlive: boolean;
}

interface Watch {
  readonly ended: Promise<Ended>;
  stop(): void;
}

function watchJob(child: ChildProcess, job: MethodJob, hooks: MethodHooks): Watch {
  const start = performance.now();
  const partial: Partial = { solutions: [], stats: {} };
  let errors = '';
  let timer: NodeJS.Timeout | undefined;
  let isCut = false;
  const send = (request: Request): void => void child.send(request);
  const killIn = (seconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isCut = true;
      child.kill('SIGKILL');
    }, seconds * 1000);
  };
  const ended = new Promise<Ended>((resolve, reject) => {
    const end = (outcome: Outcome<MethodReport>, isAlive: boolean): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      child.stderr?.off('data', onError);
      resolve({ outcome, isAlive });
    };
    const onMessage = (message: Message): void => {
      if (message.kind === 'report') end(message.outcome, true);
      else if (message.kind === 'fault') reject(new Error(message.message));
      else note(partial, message, hooks);
    };
    const onExit = (code: number | null, signal: string | null): void => {
      if (isCut) end({ ok: true, value: partialReport(job, partial, start) }, false);
      else if (isOutOfMemory(code, signal, errors)) end(outOfMemory(job), false);
      else
        reject(new Error(`the process of ${job.method} ended with ${signal ?? code}\n${errors}`));
    };
    const onError = (text: Buffer): void => {
      errors = (errors + text).slice(-2000);
    };
    child.on('message', onMessage).on('exit', onExit);
    child.stderr?.on('data', onError);
    const runs = job.profile ? 2 : 1;
    if (job.limits.seconds !== undefined) killIn(runs * (job.limits.seconds + GRACE));
    send({ kind: 'run', job });
  });
  const stop = (): void => {
    send({ kind: 'stop' });
    killIn(GRACE);
  };
  return { ended, stop };
}

/** What is known of a job that has not ended. */
interface Partial {
  readonly solutions: (readonly string[])[];
  stats: MethodReport['stats'];
}

function note(partial: Partial, message: Message, hooks: MethodHooks): void {
  if (message.kind === 'solution') partial.solutions.push(message.rows);
  if (message.kind === 'step') hooks.onStep?.(message.step);
  if (message.kind === 'progress') {
    partial.stats = message.progress.stats;
    hooks.onProgress?.(message.progress);
  }
}

function partialReport(job: MethodJob, { solutions, stats }: Partial, start: number): MethodReport {
  const { width, height } = job.puzzle;
  return {
    kind: 'solve',
    verdict: verdictOf({ solutions, complete: false }),
    solved: solutions.length > 0,
    complete: false,
    solutions,
    known: Array.from({ length: height }, () => '?'.repeat(width)),
    stats,
    seconds: (performance.now() - start) / 1000,
    megabytes: 0,
    cut: true,
  };
}

function isOutOfMemory(code: number | null, signal: string | null, errors: string): boolean {
  return signal === 'SIGABRT' || code === 134 || /out of memory|allocation failed/i.test(errors);
}

function outOfMemory({ method }: MethodJob): Outcome<never> {
  const message = `${method} ran out of memory: try a smaller puzzle or another method`;
  return failure({ code: 'out-of-memory', message });
}
