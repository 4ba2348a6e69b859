// Handles Ctrl-C (SIGINT) and the system's request to end (SIGTERM). After the first signal, the
// work answers with what is known. A second signal of either kind ends the program.

import { EXIT, raiseExit } from './exit-codes.ts';

/**
 * Raises the exit code and calls `stop` at the first signal, until the returned function is called.
 * The first signal removes the listeners for both kinds, so a second signal ends the program.
 */
export function onFirstSignal(stop: () => void, terminated: number = EXIT.terminated): () => void {
  const listen = (code: number) => (): void => {
    forget();
    raiseExit(code);
    stop();
  };
  const [onInterrupt, onTerminate] = [listen(EXIT.interrupted), listen(terminated)];
  const forget = (): void => {
    process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate);
  };
  process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate);
  return forget;
}

/**
 * Until the returned function is called, a signal to which nobody else listens ends the program by
 * `process.exit`. `process.exit` calls the listeners of `exit`. If the system ended the program,
 * they would not be called.
 */
export function exitOnSignal(): () => void {
  // These listeners must run first. The listeners of `onFirstSignal` remove themselves when a
  // signal comes. A listener that runs after them no longer finds them, and would end the program.
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
