// The drawing on the screen, and what can be done to it.

import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import type { Meta } from '../../../src/puzzle/puzzle.ts';
import { begunAnew, drawnOn, redoneSketch, type Sketch, undoneSketch } from './drawing-state.ts';
import { type Desk, makeDesk } from './drawing-store.ts';
import type { Picture } from './picture.ts';

export interface Studio extends Pick<Desk, 'savedAs' | 'look' | 'join'> {
  readonly picture: Picture;
  readonly meta: Meta;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly change: (edit: (picture: Picture) => Picture) => void;
  /** Another drawing under another title, by one step of undo. */
  readonly beginAnew: (picture: Picture, meta: Meta) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly setMeta: (meta: Meta) => void;
}

export function useStudio(id: string | undefined, start: Sketch): Studio {
  const [desk] = useState(() => makeDesk(id, start));
  const { store, edit, savedAs, look, join } = desk;
  const { history, meta } = useStore(store);
  const change = useCallback(
    (draw: (picture: Picture) => Picture) => edit((own) => drawnOn(own, draw(own.history.picture))),
    [edit],
  );
  return {
    picture: history.picture,
    meta,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change,
    beginAnew: (next, nextMeta) => edit((own) => begunAnew(own, next, nextMeta)),
    undo: () => edit(undoneSketch),
    redo: () => edit(redoneSketch),
    setMeta: (next) => edit((own) => ({ ...own, meta: next })),
    ...{ savedAs, look, join },
  };
}
