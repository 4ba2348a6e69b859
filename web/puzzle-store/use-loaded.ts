// Loads what a screen needs when it opens, and again whenever it may have changed.

import { useEffect, useState } from 'react';
import { defined } from '../../src/puzzle/defined.ts';
import { reloadIfServed } from '../app/reload-if-served.ts';
import { useLooks } from '../storage/use-looks.ts';
import { forgetDamaged } from './damaged-puzzle.ts';

export interface Loadable<T> {
  /** Undefined until it is loaded. */
  readonly value?: T;
  readonly error?: unknown;
  /** Tries again what could not be loaded. */
  readonly again: () => void;
}

type Loaded<T> = Pick<Loadable<T>, 'value' | 'error'>;

/** `load` must stay the same function as long as the same is wanted. */
export function useLoaded<T>(load: () => Promise<T>): Loadable<T> {
  const look = useLooks();
  const [loaded, setLoaded] = useState<Loaded<T>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look loads anew.
  useEffect(() => {
    let isWanted = true;
    const reload = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const next = await outcomeOf(load);
      if (isWanted) setLoaded(next);
    };
    void reload();
    return () => {
      isWanted = false;
    };
  }, [load, look]);
  const again = async (): Promise<void> => {
    await forgetDamaged(loaded.error);
    const next = await outcomeOf(load);
    if (next.error !== undefined) await reloadIfServed();
    setLoaded(next);
  };
  return { ...loaded, again: () => void again() };
}

function outcomeOf<T>(load: () => Promise<T>): Promise<Loaded<T>> {
  return load().then(
    (value) => defined({ value }),
    (error: unknown) => ({ error: error ?? new Error('not loaded') }),
  );
}
