// Stops a task when its signal is aborted. Says when to end the thread of the task: when the task
// goes on too long after the signal or after its limit.

import { timerMilliseconds } from '../pacing/timer-milliseconds.ts';

interface WatchOptions {
  /** The limit of the task. */
  readonly seconds: number | undefined;
  /** Seconds that the task may go on after its limit, or after `signal` was aborted. */
  readonly patience: number | undefined;
  /** When the signal is aborted, the task is stopped. */
  readonly signal: AbortSignal | undefined;
}

interface Watch {
  /** Aborted when the thread is to be ended. */
  readonly killed: AbortSignal;
  end(): void;
}

export function watchTask(
  stopTask: () => void,
  { seconds, patience, signal }: WatchOptions,
): Watch {
  const killing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const killIn = (time: number | undefined): void => {
    if (time === undefined || patience === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(() => killing.abort(), timerMilliseconds(time + patience));
  };
  const stop = (): void => {
    stopTask();
    killIn(0);
  };
  killIn(seconds);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  const end = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  };
  return { killed: killing.signal, end };
}
