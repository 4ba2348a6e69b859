// Records the first steps of a method, and delivers them at most ten times a second; the remaining
// steps are delivered at the end.

import type { StepEvent } from '../../methods/index.ts';
import { clock } from '../clock.ts';

export interface RecordedStep {
  readonly step: StepEvent;
  /** Milliseconds since the run began. */
  readonly ms: number;
}

interface StepRecorder {
  readonly take: (step: StepEvent) => void;
  readonly isFull: () => boolean;
  /** Delivers the steps that are left. */
  readonly end: () => void;
}

/** Milliseconds between two deliveries. */
const DELIVERY_MS = 100;

export function recordSteps(
  most: number,
  start: number,
  deliver: (steps: readonly RecordedStep[]) => void,
  now: () => number = () => clock.now(),
): StepRecorder {
  let taken = 0;
  let delivered = start;
  let waiting: RecordedStep[] = [];
  const end = (): void => {
    if (waiting.length > 0) deliver(waiting);
    waiting = [];
  };
  return {
    take(step) {
      if (taken >= most) return;
      taken++;
      const at = now();
      // The cells are copied, because the method changes them in its next step.
      waiting.push({ step: { ...step, cells: step.cells.slice() }, ms: at - start });
      if (at - delivered < DELIVERY_MS) return;
      delivered = at;
      end();
    },
    isFull: () => taken >= most,
    end,
  };
}
