// A value that one screen leaves for the next, which takes it once.

import { useEffect } from 'react';

export interface ScreenHandoff<T> {
  held: T | undefined;
}

export function useHandoff<T>(from: ScreenHandoff<T>, onTaken: (thing: T) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it came before the screen did.
  useEffect(() => {
    const { held } = from;
    from.held = undefined;
    if (held !== undefined) onTaken(held);
  }, []);
}
