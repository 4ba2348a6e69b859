// Work on this thread that a signal ends: the first lets it answer with what is known, the second ends the program.

import { EXIT, raiseExit } from './exit.ts';
import { progressBar } from './progress.ts';

export interface Stopping {
  isStopped(): boolean;
  /** What the work is at; shown some times a second from half a second on. */
  show(done: number, total: number, text: string): void;
  /** Off the terminal, for other output. */
  hide(): void;
  end(): void;
}

export function startStopping(): Stopping {
  const bar = progressBar();
  let stopped = false;
  const stop = (code: number) => (): void => {
    stopped = true;
    raiseExit(code);
  };
  const [onInterrupt, onTerminate] = [stop(EXIT.interrupted), stop(EXIT.terminated)];
  process.once('SIGINT', onInterrupt);
  process.once('SIGTERM', onTerminate);
  return {
    isStopped: () => stopped,
    show: (done, total, text) => bar.update(done, total, text),
    hide: () => bar.hide(),
    end() {
      bar.hide();
      process.off('SIGINT', onInterrupt);
      process.off('SIGTERM', onTerminate);
    },
  };
}
