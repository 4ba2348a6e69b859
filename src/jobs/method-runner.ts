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
        return await process.run(job, hooks);
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
