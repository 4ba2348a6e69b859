// Finds the cells that follow from the clues so far, a moment after the latest change. Only one
// request is sent at a time. Later requests wait for the answer, and only the latest of them is
// sent.

import { useEffect, useRef, useState } from 'react';
import type { SettleAnswer } from '../../../src/tasks/solving/settle.ts';
import { quickWorker } from '../../workers/task-workers.ts';
import { type Checks, openLines } from '../draft/checks.ts';

/** The wait after a change, in milliseconds. */
const PAUSE = 120;

/** Returns the answer about these checks, or undefined as long as there is none. */
export function usePreview(checks: Checks): SettleAnswer | undefined {
  const [answer, setAnswer] = useState<{ readonly of: Checks; readonly value: SettleAnswer }>();
  const asked = useRef<Promise<unknown>>(Promise.resolve());
  const wanted = useRef<Checks>(undefined);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      await asked.current;
      if (wanted.current !== checks) return;
      const question = quickWorker.ask('settle', { draft: checks.draft, open: openLines(checks) });
      asked.current = question.catch(() => undefined);
      const settled = await question.catch(() => undefined);
      if (wanted.current === checks && settled !== undefined)
        setAnswer({ of: checks, value: settled.value });
    };
    wanted.current = checks;
    const timer = setTimeout(ask, PAUSE);
    return () => {
      clearTimeout(timer);
      wanted.current = undefined;
    };
  }, [checks]);
  return answer?.of === checks ? answer.value : undefined;
}
