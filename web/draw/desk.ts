// The desk with a drawing on it, kept in the browser at every change. The store has a change in memory at once and
// writes only the newest of what waits, so that no stroke waits for the one before.
//
// Tabs with the same drawing on the desk tell each other when they have kept it, and the others take it over, undo and
// all: nobody draws in two tabs within the moment that takes. They go along, too, when it becomes a puzzle of the library.
// A tab that was asleep may have missed a word, so it looks into the store when it wakes.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { forgetSketch, keepSketch, loadSketch } from './kept-sketch.ts';
import { type Sketch, sameSketch } from './sketch.ts';

/** The part of a BroadcastChannel that is needed. */
export interface Channel {
  postMessage(word: Word): void;
  addEventListener(type: 'message', listen: (event: { readonly data: Word }) => void): void;
  close(): void;
}

export interface Word {
  /** Undefined for the drawing that is no puzzle yet. */
  readonly id: string | undefined;
  /** It is in the library now, as this puzzle; else it was kept here. */
  readonly savedAs?: string;
}

export interface Desk {
  readonly store: StoreApi<Sketch>;
  /** Nothing is kept where the sketch stays the same. */
  readonly edit: (change: (sketch: Sketch) => Sketch) => void;
  /** Goes on as a puzzle of the library: what was kept so far moves there, and so does what is drawn meanwhile. */
  readonly savedAs: (id: string) => Promise<void>;
  /** Takes over what another tab has kept, unless there is something newer here. */
  readonly look: () => Promise<void>;
  /** Gives what leaves the channel, once the last write is told. `onSaved` hears of what other tabs have saved. */
  readonly join: (channel: Channel, onSaved?: (id: string) => void) => () => void;
}

export function makeDesk(first: string | undefined, start: Sketch): Desk {
  let id = first;
  let channel: Channel | undefined;
  let writing: Promise<void> | undefined;
  const store = createStore<Sketch>(() => start);

  const keep = (): Promise<void> => {
    const at = id;
    const write = keepSketch(at, store.getState()).then(() => {
      if (writing === write) writing = undefined;
      channel?.postMessage({ id: at });
    });
    writing = write;
    return write;
  };

  const look = async (): Promise<void> => {
    const at = id;
    const kept = await loadSketch(at);
    if (kept === undefined || writing !== undefined || at !== id) return;
    if (!sameSketch(kept, store.getState())) store.setState(kept, true);
  };

  return {
    store,
    edit: (change) => {
      const before = store.getState();
      store.setState(change(before), true);
      if (store.getState() !== before) void keep();
    },
    savedAs: async (next) => {
      const before = id;
      if (next !== before) {
        id = next;
        await keep();
        await forgetSketch(before);
      }
      channel?.postMessage({ id: before, savedAs: next });
    },
    look,
    join: (joined, onSaved) => {
      channel = joined;
      joined.addEventListener('message', ({ data }) => {
        if (data.id !== id) return;
        id = data.savedAs ?? id;
        void look();
        if (data.savedAs !== undefined) onSaved?.(data.savedAs);
      });
      const close = (): void => {
        channel = undefined;
        joined.close();
      };
      return () => void Promise.resolve(writing).then(close);
    },
  };
}
