// Work that a screen waits for: one at a time, with progress and a way to end it. Starting another
// ends the first, and so does leaving the screen.

import { useCallback, useEffect, useRef, useState } from 'react';
import { untilAborted } from './until-aborted.ts';

export interface Work {
  readonly id: number;
  /** What the page is doing. */
  readonly label: string;
  /** From 0 to 1, where that is known. */
  readonly share: number | undefined;
  readonly cancel: () => void;
}

export interface WorkHost {
  readonly signal: AbortSignal;
  /** How far it is, and perhaps what it is at now. */
  readonly report: (share: number | undefined, label?: string) => void;
}

export interface Working {
  readonly work: Work | undefined;
  /** The value of the task; undefined when it was cancelled. What else goes wrong is thrown. */
  readonly run: <T>(label: string, task: (host: WorkHost) => Promise<T>) => Promise<T | undefined>;
  readonly cancel: () => void;
}

let lastId = 0;

export function useWork(): Working {
  const [work, setWork] = useState<Work>();
  const current = useRef<AbortController>(undefined);
  const cancel = useCallback(() => current.current?.abort(), []);
  const run = useCallback(
    async <T>(label: string, task: (host: WorkHost) => Promise<T>): Promise<T | undefined> => {
      cancel();
      const controller = new AbortController();
      current.current = controller;
      const id = ++lastId;
      const show = (share: number | undefined, at = label): void => {
        if (current.current === controller && !controller.signal.aborted)
          setWork({ id, label: at, share, cancel: () => controller.abort() });
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
