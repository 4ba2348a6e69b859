// The desk with a drawing on it, kept in the browser at every change. The store has a change in memory at once and
// writes only the newest of what waits, so that no stroke waits for the one before.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { forgetSketch, keepSketch, type Sketch } from './kept-sketch.ts';

export interface Desk {
  readonly store: StoreApi<Sketch>;
  /** Nothing is kept where the sketch stays the same. */
  readonly edit: (change: (sketch: Sketch) => Sketch) => void;
  /** Goes on under the id of a puzzle: what was kept so far moves there, and so does what is drawn meanwhile. */
  readonly moveTo: (id: string) => Promise<void>;
}

export function makeDesk(first: string | undefined, start: Sketch): Desk {
  let id = first;
  const store = createStore<Sketch>(() => start);
  const keep = (): Promise<void> => keepSketch(id, store.getState());
  return {
    store,
    edit: (change) => {
      const before = store.getState();
      store.setState(change(before), true);
      if (store.getState() !== before) void keep();
    },
    moveTo: async (next) => {
      if (next === id) return;
      const before = id;
      id = next;
      await keep();
      await forgetSketch(before);
    },
  };
}
