// --trace FILE: writes the steps of a method, one JSON object a line, for animation and for study.

import { stepJson } from '../../workers/index.ts';
import type { StepObserver } from '../run/batch.ts';
import { openSideFile } from './side-file.ts';

interface TraceFile {
  readonly onStep: StepObserver;
  /** Finishes the file, and returns the number of steps. */
  end(): number;
}

const KIND = { name: 'the trace', isKeptInPart: true };

/** Throws the system's error when the file cannot be opened. */
export function startTrace(path: string): TraceFile {
  const trace = openSideFile(path, KIND);
  let steps = 0;
  return {
    onStep({ file, id, outcome }, step) {
      if (!outcome.ok) return;
      steps++;
      trace.write(`${JSON.stringify({ file, id, ...stepJson(outcome.value, step) })}\n`);
    },
    end() {
      trace.finish();
      return steps;
    },
  };
}
