// Work that a screen waits for: one task at a time, with progress and a way to end it. Starting
// another task cancels the running task, and so does leaving the screen.

import { useCallback, useEffect, useRef, useState } from 'react';
import { untilAborted } from './until-aborted.ts';

export interface Work {
  /** Tells one piece of work from the next. */
  readonly id: symbol;
  /** When the work began, in milliseconds since 1970. */
  readonly since: number;
  /** The text for what the page is doing. */
  readonly label: string;
  /** The progress from 0 to 1, if it is known. */
  readonly share: number | undefined;
  readonly cancel: () => void;
}

export interface WorkHost {
  readonly signal: AbortSignal;
  /** Reports the progress, and optionally a new label. */
  readonly report: (share: number | undefined, label?: string) => void;
}

/**
 * The reason of the signal when the person cancels work. When other work takes its place or the
 * screen is left, the signal has another reason.
 */
export const CANCELLED = Symbol('cancelled');

export interface Working {
  readonly work: Work | undefined;
  /**
   * Returns the value of the task, or undefined if the task was cancelled. Rejects if the task
   * fails before it is cancelled.
   */
  readonly run: <T>(label: string, task: (host: WorkHost) => Promise<T>) => Promise<T | undefined>;
  readonly cancel: () => void;
}

export function useWork(): Working {
  const [work, setWork] = useState<Work>();
  const current = useRef<AbortController>(undefined);
  const cancel = useCallback(() => current.current?.abort(), []);
  const run = useCallback(
    async <T>(label: string, task: (host: WorkHost) => Promise<T>): Promise<T | undefined> => {
      cancel();
      const controller = new AbortController();
      current.current = controller;
      const [id, since] = [Symbol(label), Date.now()];
      const show = (share: number | undefined, at = label): void => {
        if (current.current === controller && !controller.signal.aborted)
          setWork({ id, since, label: at, share, cancel: () => controller.abort(CANCELLED) });
      };
      show(undefined);
      try {
        const { signal } = controller;
        return await untilAborted(task({ signal, report: show }), signal);
      } finally {
        if (current.current === controller) setWork(undefined);
      }
    },
    [cancel],
  );
  useEffect(() => cancel, [cancel]);
  return { work, run, cancel };
}
