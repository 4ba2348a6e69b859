// The entry of a worker thread: one task in, its outcome out, news of it on the way.

import { isOutOfMemory } from '../puzzle/out-of-memory.ts';
import { failure } from '../puzzle/problem.ts';
import { makeQuantum } from './quantum.ts';
import { runTask, type TaskEnd, type TaskMessage, type ThreadRequest } from './task.ts';
import { threadSeconds } from './thread-seconds.ts';

export default async function work(assignment: ThreadRequest): Promise<TaskEnd> {
  const { task, flag, port } = assignment;
  const quantum = makeQuantum(assignment.quantum ?? Number.POSITIVE_INFINITY, threadSeconds);
  const send = (message: TaskMessage): void => port?.postMessage(message);
  try {
    const outcome = await runTask(task, {
      stop: () => Atomics.load(flag, 0) !== 0 || quantum.stop(),
      ...(port && {
        onProgress: (progress) => send({ kind: 'progress', progress }),
        onStep: (step) => send({ kind: 'step', step }),
      }),
    });
    return quantum.isOver() ? 'unfinished' : outcome;
  } catch (error) {
    if (isOutOfMemory(error)) {
      const message = `it ran out of memory (${error.message}): try a smaller puzzle`;
      return failure({ code: 'out-of-memory', message });
    }
    throw error;
  } finally {
    send({ kind: 'end' });
  }
}
