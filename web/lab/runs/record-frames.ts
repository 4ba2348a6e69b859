// Records frames of a run, up to a number, and delivers them a few times a second.

import type { StepEvent } from '../../../src/methods/index.ts';
import { type Frame, frameOf } from './frames.ts';

export interface FrameRecorder {
  readonly take: (step: StepEvent) => void;
  readonly isFull: () => boolean;
  /** Delivers the frames that are left. */
  readonly end: () => void;
}

/** Milliseconds between two deliveries. */
const DELIVERY_MS = 100;

export function recordFrames(
  most: number,
  start: number,
  deliver: (frames: readonly Frame[]) => void,
  now: () => number = () => performance.now(),
): FrameRecorder {
  let taken = 0;
  let delivered = start;
  let waiting: Frame[] = [];
  const end = (): void => {
    if (waiting.length > 0) deliver(waiting);
    waiting = [];
  };
  return {
    take(step) {
      if (taken >= most) return;
      taken++;
      const at = now();
      waiting.push(frameOf(step, at - start));
      if (at - delivered < DELIVERY_MS) return;
      delivered = at;
      end();
    },
    isFull: () => taken >= most,
    end,
  };
}
