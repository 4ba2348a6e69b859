// The drawing on the screen, and all the ways to change it.

import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import type { Meta } from '../../../src/puzzle/puzzle.ts';
import {
  type DrawingState,
  redoneDrawing,
  replacedDrawing,
  undoneDrawing,
  withPicture,
} from './drawing-state.ts';
import { type DrawingStore, makeDrawingStore } from './drawing-store.ts';
import type { Picture } from './picture.ts';

export interface DrawingEditor extends Pick<DrawingStore, 'savedAs' | 'catchUp' | 'connect'> {
  readonly picture: Picture;
  readonly meta: Meta;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly change: (edit: (picture: Picture) => Picture) => void;
  /** Puts another drawing under another title in its place, as one step of undo. */
  readonly beginAnew: (picture: Picture, meta: Meta) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly setMeta: (meta: Meta) => void;
}

export function useDrawingEditor(id: string | undefined, start: DrawingState): DrawingEditor {
  const [drawingStore] = useState(() => makeDrawingStore(id, start));
  const { store, edit, savedAs, catchUp, connect } = drawingStore;
  const { history, meta } = useStore(store);
  const change = useCallback(
    (draw: (picture: Picture) => Picture) =>
      edit((own) => withPicture(own, draw(own.history.picture))),
    [edit],
  );
  return {
    picture: history.picture,
    meta,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change,
    beginAnew: (next, nextMeta) => edit((own) => replacedDrawing(own, next, nextMeta)),
    undo: () => edit(undoneDrawing),
    redo: () => edit(redoneDrawing),
    setMeta: (next) => edit((own) => ({ ...own, meta: next })),
    ...{ savedAs, catchUp, connect },
  };
}
