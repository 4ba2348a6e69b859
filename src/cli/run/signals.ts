// Handles Ctrl-C and the system's request to end: after the first signal the work answers with what
// is known, and the second one ends the program.

import { EXIT, raiseExit } from './exit-codes.ts';

/** Calls `stop` at the first signal, unless the function that it returns has been called before. */
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
 * Lets signals that nobody else listens to end the program by `process.exit`, until the function
 * that it returns is called. The listeners of the exit are then called, which would not happen if
 * the system itself ended the program.
 */
export function exitOnSignal(): () => void {
  // These listeners come first: a listener for only one signal is removed when it is called, and
  // the listeners behind it would no longer see it.
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
