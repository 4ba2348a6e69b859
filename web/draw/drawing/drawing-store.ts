// The desk with a drawing on it, kept in the browser at every change. The store has a change in
// memory at once and writes only the newest of what waits, so that no stroke waits for the one
// before.
//
// Tabs with the same drawing on the desk tell each other when they have kept it, and the others
// take it over, undo and all: nobody draws in two tabs within the moment that takes. They go along,
// too, when it becomes a puzzle of the library. A tab that was asleep may have missed a word, so it
// looks into the store when it wakes: for what was kept, and for where the drawing went.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { forgetDrawingRecord, keepDrawingRecord, loadDrawingRecord } from './drawing-record.ts';
import { type DrawingState, sameDrawingState } from './drawing-state.ts';
import { keepSavedId, loadSavedIds } from './saved-ids.ts';

/** The part of a BroadcastChannel that is needed. */
export interface DrawingChannel {
  postMessage(word: DrawingMessage): void;
  addEventListener(
    type: 'message',
    listen: (event: { readonly data: DrawingMessage }) => void,
  ): void;
  close(): void;
}

export interface DrawingMessage {
  /** Undefined for the drawing that is no puzzle yet. */
  readonly id: string | undefined;
  /** It is in the library now, as this puzzle; else it was kept here. */
  readonly savedAs?: string;
}

export interface DrawingStore {
  readonly store: StoreApi<DrawingState>;
  /** Nothing is kept where the sketch stays the same. */
  readonly edit: (change: (state: DrawingState) => DrawingState) => void;
  /**
   * Goes on as a puzzle of the library: what was kept so far moves there, and so does what is drawn
   * meanwhile.
   */
  readonly savedAs: (id: string) => Promise<void>;
  /**
   * Takes over what another tab has kept, unless there is something newer here, and goes where one
   * has moved it.
   */
  readonly catchUp: () => Promise<void>;
  /**
   * Gives what leaves the channel, once all that is under way is told. `onSaved` hears of what
   * other tabs have saved.
   */
  readonly connect: (channel: DrawingChannel, onSaved?: OnSaved) => () => void;
}

type OnSaved = (id: string) => void;

export function makeDrawingStore(first: string | undefined, start: DrawingState): DrawingStore {
  let id = first;
  /** Those of the place from before this drawing. */
  let earlier = loadSavedIds(first);
  let joined:
    | { readonly channel: DrawingChannel; readonly onSaved: OnSaved | undefined }
    | undefined;
  let writing: Promise<void> | undefined;
  /** How often the drawing was changed here. */
  let edits = 0;
  const store = createStore<DrawingState>(() => start);

  const tell = (word: DrawingMessage): void => joined?.channel.postMessage(word);

  /** It is under way until all that began before it has ended, too. */
  const write = (work: Promise<void>): Promise<void> => {
    const all = Promise.all([writing, work]).then(() => {
      if (writing === all) writing = undefined;
    });
    writing = all;
    return work;
  };

  const keep = (): Promise<void> => {
    const at = id;
    return write(keepDrawingRecord(at, store.getState()).then(() => tell({ id: at })));
  };

  const takeOver = async (): Promise<void> => {
    const at = id;
    const kept = await loadDrawingRecord(at);
    if (kept === undefined || writing !== undefined || at !== id) return;
    if (!sameDrawingState(kept, store.getState())) store.setState(kept, true);
  };

  const goTo = (next: string): void => {
    id = next;
    earlier = loadSavedIds(next);
  };

  /** With what is drawn here. */
  const moveTo = async (next: string): Promise<void> => {
    const before = id;
    goTo(next);
    await keep();
    await forgetDrawingRecord(before);
  };

  /**
   * To where another tab has moved the drawing: with what is drawn here if that is newer than what
   * is there.
   */
  const follow = async (next: string, isNewer: boolean): Promise<void> => {
    joined?.onSaved?.(next);
    if (next !== id && isNewer) return write(moveTo(next));
    goTo(next);
    await takeOver();
  };

  const save = async (next: string): Promise<void> => {
    const before = id;
    if (next !== before) await Promise.all([moveTo(next), keepSavedId(before, next)]);
    tell({ id: before, savedAs: next });
  };

  return {
    store,
    edit: (change) => {
      const before = store.getState();
      store.setState(change(before), true);
      if (store.getState() === before) return;
      edits++;
      void keep();
    },
    savedAs: (next) => write(save(next)),
    catchUp: async () => {
      const [at, before] = [id, edits];
      const next = await newMove(at, earlier);
      if (at !== id) return;
      await (next === undefined ? takeOver() : follow(next, edits > before));
    },
    connect: (channel, onSaved) => {
      joined = { channel, onSaved };
      channel.addEventListener('message', ({ data }) => {
        if (data.id !== id) return;
        const { savedAs } = data;
        void (savedAs === undefined ? takeOver() : follow(savedAs, writing !== undefined));
      });
      const close = (): void => {
        joined = undefined;
        channel.close();
      };
      return () => void Promise.resolve(writing).then(close);
    },
  };
}

/**
 * Where the drawing of a place went; undefined while it is there, and when nothing is left where it
 * went.
 */
async function newMove(
  from: string | undefined,
  earlier: Promise<readonly string[]>,
): Promise<string | undefined> {
  const next = (await loadSavedIds(from))[(await earlier).length];
  return next !== undefined && (await loadDrawingRecord(next)) !== undefined ? next : undefined;
}
