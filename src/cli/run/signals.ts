// Ctrl-C and the system's request to end: after the first the work answers with what is known, the
// second ends the program.

import { EXIT, raiseExit } from './exit-codes.ts';

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

/**
 * Until the function that it returns is called, a signal that nobody else listens to ends the
 * program by `process.exit`, so that listeners of its exit are called, which they are not when the
 * system ends it.
 */
export function exitOnSignal(): () => void {
  // Ours come first, because a listener for one signal is removed before those behind it are
  // called.
  process.prependListener('SIGINT', exitInterrupted).prependListener('SIGTERM', exitTerminated);
  return () => process.off('SIGINT', exitInterrupted).off('SIGTERM', exitTerminated);
}

function exitInterrupted(): void {
  exitIfAlone('SIGINT', exitInterrupted, EXIT.interrupted);
}

function exitTerminated(): void {
  exitIfAlone('SIGTERM', exitTerminated, EXIT.terminated);
}

function exitIfAlone(signal: NodeJS.Signals, own: () => void, code: number): void {
  if (process.listeners(signal).every((listener) => listener === own)) process.exit(code);
}
