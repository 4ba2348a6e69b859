// A value that one screen leaves for the next. The next screen takes the value, and `held` is then
// undefined.

import { useEffect } from 'react';

export interface ScreenHandoff<T> {
  held: T | undefined;
}

export function useHandoff<T>(from: ScreenHandoff<T>, onTaken: (thing: T) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value comes before the screen.
  useEffect(() => {
    const { held } = from;
    from.held = undefined;
    if (held !== undefined) onTaken(held);
  }, []);
}
