// Processes for methods: one for each running task, kept for a while for the tasks after it.

import type { Outcome } from '../puzzle/problem.ts';
import { type MethodProcess, methodProcess, startHost } from './method-process.ts';
import type { MethodHooks, MethodReport, MethodSolveTask } from './method-task.ts';

export interface MethodRunner {
  run(task: MethodSolveTask, hooks?: MethodHooks): Promise<Outcome<MethodReport>>;
  /** Ends all tasks, running and to come, with what they know. */
  stop(): void;
  close(): void;
}

export interface RunnerOptions {
  /** Bounds the heap of one process; typed arrays and WebAssembly have memory besides it. */
  readonly megabytes?: number;
  /** Milliseconds that a process waits for work before it is ended. */
  readonly idle?: number;
  readonly start?: typeof startHost;
}

/** A process that once needed more megabytes than this is ended, which frees them. */
const KEPT_MEGABYTES = 500;
const IDLE = 30_000;

interface Idle {
  readonly host: MethodProcess;
  readonly timer: NodeJS.Timeout;
}

export function methodRunner({
  megabytes,
  idle = IDLE,
  start = startHost,
}: RunnerOptions = {}): MethodRunner {
  const all = new Set<MethodProcess>();
  const waiting: Idle[] = [];
  let isStopped = false;
  const closeAll = (): void => {
    for (const host of all) host.close();
  };
  const add = (): MethodProcess => {
    const host = methodProcess(() => start(megabytes));
    if (isStopped) host.stop();
    if (all.size === 0) process.once('exit', closeAll);
    all.add(host);
    return host;
  };
  const end = (host: MethodProcess): void => {
    host.close();
    all.delete(host);
    if (all.size === 0) process.off('exit', closeAll);
  };
  /** The process that was kept last is used first, so surplus processes reach their idle time. */
  const keep = (host: MethodProcess): void => {
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(entry), 1);
      end(host);
    }, idle);
    timer.unref();
    const entry = { host, timer };
    waiting.push(entry);
  };
  const take = (): MethodProcess => {
    const last = waiting.pop();
    clearTimeout(last?.timer);
    return last?.host ?? add();
  };
  return {
    async run(task, hooks) {
      const host = take();
      try {
        const outcome = await host.run(task, hooks);
        if (outcome.ok && (outcome.value.megabytes ?? 0) > KEPT_MEGABYTES) host.close();
        return outcome;
      } finally {
        if (all.has(host)) keep(host);
      }
    },
    stop() {
      isStopped = true;
      for (const host of all) host.stop();
    },
    close() {
      for (const { timer } of waiting.splice(0)) clearTimeout(timer);
      for (const host of all) end(host);
    },
  };
}
