// Work on this thread that a signal ends: the first lets it answer with what is known, the second
// ends the program.

import { progressBar } from '../output/progress-bar.ts';
import { onFirstSignal } from './signals.ts';

export interface Stopping {
  isStopped(): boolean;
  /** What the work is at; shown some times a second from half a second on. */
  show(done: number, total: number | undefined, text: string): void;
  /** Off the terminal, for other output. */
  hide(): void;
  end(): void;
}

export function startStopping(): Stopping {
  const bar = progressBar();
  let stopped = false;
  const forgetSignals = onFirstSignal(() => {
    stopped = true;
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
