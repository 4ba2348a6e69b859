// --trace FILE: what a method does, step by step, a JSON object a line, for animation and for study.

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stepJson } from '../jobs/index.ts';
import type { StepObserver } from './batch.ts';

export interface Trace {
  readonly onStep: StepObserver;
  /** Resolves to the number of steps. */
  end(): Promise<number>;
}

/** Rejects with the system's error when the file cannot be written. */
export async function startTrace(file: string): Promise<Trace> {
  const stream = createWriteStream(file);
  await once(stream, 'open');
  let steps = 0;
  return {
    onStep({ file: puzzleFile, id, outcome }, step) {
      if (outcome.ok) {
        steps++;
        stream.write(
          `${JSON.stringify({ file: puzzleFile, id, ...stepJson(outcome.value, step) })}\n`,
        );
      }
    },
    async end() {
      stream.end();
      await once(stream, 'finish');
      return steps;
    },
  };
}
