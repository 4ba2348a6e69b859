// When to read again what is stored: after this page has changed what others of its parts show, and
// whenever the person comes back to the tab, because another tab may have written.

import { useEffect, useState } from 'react';
import { create } from 'zustand';

const useChanges = create<{ readonly count: number }>(() => ({ count: 0 }));

/** Has all who show what is stored read it again. */
export function lookAgain(): void {
  useChanges.setState(({ count }) => ({ count: count + 1 }));
}

/** Returns another number each time that it is time to read again. */
export function useLooks(): number {
  const changes = useChanges(({ count }) => count);
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const see = (): void => {
      if (!document.hidden) setReturns((count) => count + 1);
    };
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, []);
  return changes + returns;
}
