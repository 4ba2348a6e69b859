// Lets signals stop work on this thread. After the first signal, the work answers with what is
// known. A second signal ends the program.

import { progressBar } from '../output/progress-bar.ts';
import { onFirstSignal } from './signals.ts';

export interface Stopping {
  isStopped(): boolean;
  /** Shows how far the work is, by the rules of `progressBar`. */
  show(done: number, total: number | undefined, text: string): void;
  /** Takes the progress off the terminal for other output. */
  hide(): void;
  end(): void;
}

/** Calls `onStop` at the first signal, for work that does not poll `isStopped`. */
export function startStopping(onStop: () => void = () => {}): Stopping {
  const bar = progressBar();
  let stopped = false;
  const forgetSignals = onFirstSignal(() => {
    stopped = true;
    onStop();
  });
  return {
    isStopped: () => stopped,
    show: (done, total, text) => bar.update(done, total, text),
    hide: () => bar.hide(),
    end() {
      bar.end();
      forgetSignals();
    },
  };
}
