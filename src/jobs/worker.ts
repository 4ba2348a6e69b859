// The entry of a worker thread: one task in, its outcome out, news of it on the way.

import { failure, type Outcome } from '../puzzle/problem.ts';
import {
  type Assignment,
  runTask,
  type Task,
  type TaskMessage,
  type TaskReportOf,
} from './task.ts';

export default async function work({
  task,
  flag,
  port,
}: Assignment): Promise<Outcome<TaskReportOf<Task>>> {
  const send = (message: TaskMessage): void => port?.postMessage(message);
  const start = performance.now();
  try {
    return await runTask(task, {
      stop: () => Atomics.load(flag, 0) !== 0,
      ...(port && {
        onProgress: (progress) => send({ kind: 'progress', progress }),
        onStep: (step) => send({ kind: 'step', step }),
      }),
    });
  } catch (error) {
    if (error instanceof RangeError && /array|buffer|memory|call stack/i.test(error.message)) {
      const message = `it ran out of memory (${error.message}): try a smaller puzzle`;
      return failure({ code: 'out-of-memory', message });
    }
    throw error;
  } finally {
    send({ kind: 'end', seconds: (performance.now() - start) / 1000 });
  }
}
