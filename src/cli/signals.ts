// Ctrl-C and the system's request to end: the first lets work answer with what it knows, the second ends the program.

import { EXIT, raiseExit } from './exit.ts';

/** Calls `stop` at the first signal, until the function that it returns is called. */
export function onFirstSignal(stop: () => void, terminated: number = EXIT.terminated): () => void {
  const listen = (code: number) => (): void => {
    raiseExit(code);
    stop();
  };
  const [onInterrupt, onTerminate] = [listen(EXIT.interrupted), listen(terminated)];
  process.once('SIGINT', onInterrupt);
  process.once('SIGTERM', onTerminate);
  return () => {
    process.off('SIGINT', onInterrupt);
    process.off('SIGTERM', onTerminate);
  };
}
