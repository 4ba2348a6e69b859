// The entry of a worker thread: one job in, one report out.

import { workerData } from 'piscina';
import { type Job, type Report, runJob } from './job.ts';

const flag: Int32Array = workerData;

export default function work(job: Job): Promise<Report> {
  return runJob(job, { stop: () => Atomics.load(flag, 0) === 1 });
}
