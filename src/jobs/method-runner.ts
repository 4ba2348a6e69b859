// Processes for methods: one a job at work, kept for the jobs after it.

import type { Outcome } from '../puzzle/problem.ts';
import type { MethodHooks, MethodJob, MethodReport } from './method-job.ts';
import { type MethodProcess, methodProcess } from './method-process.ts';

export interface MethodRunner {
  run(job: MethodJob, hooks?: MethodHooks): Promise<Outcome<MethodReport>>;
  /** All jobs, running and to come, end with what they know. */
  stop(): void;
  close(): void;
}

/** A process that once needed more gives it back by ending. */
const KEPT_MEGABYTES = 500;

export function methodRunner(): MethodRunner {
  const all: MethodProcess[] = [];
  const idle: MethodProcess[] = [];
  let isStopped = false;
  const add = (): MethodProcess => {
    const process = methodProcess();
    if (isStopped) process.stop();
    all.push(process);
    return process;
  };
  return {
    async run(job, hooks) {
      const process = idle.pop() ?? add();
      try {
        const outcome = await process.run(job, hooks);
        if (outcome.ok && (outcome.value.megabytes ?? 0) > KEPT_MEGABYTES) process.close();
        return outcome;
      } finally {
        idle.push(process);
      }
    },
    stop() {
      isStopped = true;
      for (const process of all) process.stop();
    },
    close() {
      for (const process of all) process.close();
    },
  };
}
