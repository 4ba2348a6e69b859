// What is sure of the clues so far, a moment after the last change. One question at a time: while
// one is being answered, later ones wait, and of these only the last is asked.

import { useEffect, useRef, useState } from 'react';
import { quick } from '../../solver/solvers.ts';
import type { SettleAnswer } from '../../solver/tasks/settle.ts';
import { type Checks, openLines } from '../draft/checks.ts';

/** Milliseconds. */
const PAUSE = 120;

/** Undefined while it is not known. */
export function usePreview(checks: Checks): SettleAnswer | undefined {
  const [answer, setAnswer] = useState<{ readonly of: Checks; readonly value: SettleAnswer }>();
  const asked = useRef<Promise<unknown>>(Promise.resolve());
  const wanted = useRef<Checks>(undefined);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      await asked.current;
      if (wanted.current !== checks) return;
      const question = quick.ask('settle', { draft: checks.draft, open: openLines(checks) });
      asked.current = question.catch(() => undefined);
      const value = await question.catch(() => undefined);
      if (wanted.current === checks && value !== undefined) setAnswer({ of: checks, value });
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
