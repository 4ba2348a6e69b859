// The drawing on the screen with its undo, kept in the browser at every change.

import { useCallback, useMemo, useRef, useState } from 'react';
import type { Meta } from '../../src/puzzle/puzzle.ts';
import { changed, redone, undone } from './history.ts';
import { forgetSketch, keepSketch, type Sketch } from './kept-sketch.ts';
import type { Picture } from './picture.ts';

export interface Studio {
  readonly picture: Picture;
  readonly meta: Meta;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly change: (edit: (picture: Picture) => Picture) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly setMeta: (meta: Meta) => void;
  /** Goes on under the id of a puzzle: what was kept so far moves there. */
  readonly moveTo: (id: string) => Promise<void>;
}

export function useStudio(id: string | undefined, start: Sketch): Studio {
  const [sketch, setSketch] = useState(start);
  const { keep, stop } = useKeeper(id);
  const latest = useRef(sketch);
  const set = useCallback(
    (edit: (sketch: Sketch) => Sketch) => {
      const next = edit(latest.current);
      if (next === latest.current) return;
      latest.current = next;
      setSketch(next);
      keep(next);
    },
    [keep],
  );
  const change = useCallback(
    (edit: (picture: Picture) => Picture) =>
      set((own) => {
        const history = changed(own.history, edit(own.history.picture));
        return history === own.history ? own : { ...own, history };
      }),
    [set],
  );
  const { history, meta } = sketch;
  return {
    picture: history.picture,
    meta,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change,
    undo: () => set((own) => ({ ...own, history: undone(own.history) })),
    redo: () => set((own) => ({ ...own, history: redone(own.history) })),
    setMeta: (next) => set((own) => ({ ...own, meta: next })),
    moveTo: async (next) => {
      if (next === id) return;
      stop();
      await keepSketch(next, latest.current);
      await forgetSketch(id);
    },
  };
}

interface Keeper {
  readonly keep: (sketch: Sketch) => void;
  /** What waits is not written any more. */
  readonly stop: () => void;
}

/** Writes one after the other, and of those that wait only the last: a long history takes its time. */
function useKeeper(id: string | undefined): Keeper {
  const waiting = useRef<Sketch>(undefined);
  const isWriting = useRef(false);
  return useMemo(() => {
    const write = async (): Promise<void> => {
      if (isWriting.current) return;
      isWriting.current = true;
      while (waiting.current !== undefined) {
        const next = waiting.current;
        waiting.current = undefined;
        await keepSketch(id, next);
      }
      isWriting.current = false;
    };
    return {
      keep: (sketch) => {
        waiting.current = sketch;
        void write();
      },
      stop: () => {
        waiting.current = undefined;
      },
    };
  }, [id]);
}
