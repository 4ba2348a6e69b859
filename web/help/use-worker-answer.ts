// An answer of the worker that a page shows: present, awaited, or failed with a message.

import { useCallback, useEffect, useState } from 'react';

type Answer<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'here'; readonly value: T }
  | { readonly state: 'failed'; readonly message: string };

/** Asks when the page opens, whenever `ask` changes, and when the returned function is called. */
export function useWorkerAnswer<T>(ask: () => Promise<T>): [Answer<T>, () => void] {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'waiting' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again.
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Answer<T>): void => {
      if (isCurrent) setAnswer(next);
    };
    ask().then(
      (value) => show({ state: 'here', value }),
      (error: unknown) =>
        show({ state: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, tries]);
  const again = useCallback(() => {
    setAnswer({ state: 'waiting' });
    setTries((count) => count + 1);
  }, []);
  return [answer, again];
}
