// The store of the drawing on the screen, saved in the browser at every change. The storage has a
// change in memory at once and writes only the newest of those that wait, so that no stroke waits
// for the one before.
//
// Tabs that show the same drawing report to each other when they have saved it, and the others take
// it over, history included: nobody draws in two tabs within the moment that takes. They follow,
// too, when it becomes a puzzle of the library. A tab that was suspended may have missed a message,
// so it checks the storage when it resumes: for a newer record, and for the puzzle that the drawing
// became.

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
  /** Undefined for a drawing that is not a puzzle yet. */
  readonly id: string | undefined;
  /**
   * The drawing is this puzzle of the library now. Without it, the message says that the record was
   * saved.
   */
  readonly savedAs?: string;
}

export interface DrawingStore {
  readonly store: StoreApi<DrawingState>;
  /** Saves nothing if the state stays the same. */
  readonly edit: (change: (state: DrawingState) => DrawingState) => void;
  /**
   * Continues the drawing as a puzzle of the library: the record moves there, and so does what is
   * drawn meanwhile.
   */
  readonly savedAs: (id: string) => Promise<void>;
  /**
   * Takes over what another tab has saved, unless this one has something newer, and follows where
   * another tab has moved the drawing.
   */
  readonly catchUp: () => Promise<void>;
  /**
   * Returns a function that leaves the channel once all messages under way are sent. `onSaved` is
   * called when another tab has saved the drawing as a puzzle.
   */
  readonly connect: (channel: DrawingChannel, onSaved?: OnSaved) => () => void;
}

type OnSaved = (id: string) => void;

export function makeDrawingStore(first: string | undefined, start: DrawingState): DrawingStore {
  let id = first;
  /** The puzzles that earlier drawings under this id became. */
  let earlier = loadSavedIds(first);
  let joined:
    | { readonly channel: DrawingChannel; readonly onSaved: OnSaved | undefined }
    | undefined;
  let writing: Promise<void> | undefined;
  /** How often the drawing was changed in this tab. */
  let edits = 0;
  const store = createStore<DrawingState>(() => start);

  const tell = (word: DrawingMessage): void => joined?.channel.postMessage(word);

  /** Counts as under way until all work that began before has ended, too. */
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

  /** Moves there with the drawing of this tab. */
  const moveTo = async (next: string): Promise<void> => {
    const before = id;
    goTo(next);
    await keep();
    await forgetDrawingRecord(before);
  };

  /**
   * Follows to the puzzle to which another tab moved the drawing, with the drawing of this tab if
   * that is newer.
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
 * The puzzle that the drawing became; undefined if it became none, or if that one has no record.
 */
async function newMove(
  from: string | undefined,
  earlier: Promise<readonly string[]>,
): Promise<string | undefined> {
  const next = (await loadSavedIds(from))[(await earlier).length];
  return next !== undefined && (await loadDrawingRecord(next)) !== undefined ? next : undefined;
}
