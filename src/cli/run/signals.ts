// Handles Ctrl-C (SIGINT) and the system's request to end (SIGTERM). After the first signal, the
// work answers with what is known. A second signal of the same kind ends the program.

import { EXIT, raiseExit } from './exit-codes.ts';

/**
 * Raises the exit code and calls `stop` at the first signal of each kind, until the returned
 * function is called.
 */
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
 * Makes signals to which nobody else listens end the program by `process.exit`, until the returned
 * function is called. `process.exit` calls the listeners of `exit`. If the system ended the
 * program, they would not be called.
 */
export function exitOnSignal(): () => void {
  // These listeners come first, because a listener from `once` is removed when it is called, and
  // then looks to the listeners behind it as if it had never been there.
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
