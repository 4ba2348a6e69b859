// The drawing on the screen, and all the ways to change it.

import { useState } from 'react';
import { useStore } from 'zustand';
import type { Meta } from '../../../src/puzzle/puzzle.ts';
import { useStorage } from '../../storage/use-storage.ts';
import type { DrawingState } from './drawing-state.ts';
import { type DrawingStore, makeDrawingStore } from './drawing-store.ts';
import type { Picture } from './picture.ts';

export interface DrawingEditor extends DrawingActions {
  readonly picture: Picture;
  readonly meta: Meta;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

interface DrawingActions {
  readonly change: (edit: (picture: Picture) => Picture) => void;
  /** Replaces the picture and the title, as one step of undo. */
  readonly beginAnew: (picture: Picture, meta: Meta) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly setMeta: (meta: Meta) => void;
  /**
   * Continues the drawing as this puzzle of the library: the record moves there, and so does what
   * is drawn meanwhile.
   */
  readonly savedAs: (id: string) => Promise<void>;
  /**
   * Takes over what another tab has saved, unless this tab has something newer. If another tab has
   * saved the drawing as a puzzle, continues as that puzzle.
   */
  readonly catchUp: () => void;
  readonly connect: DrawingStore['connect'];
}

export function useDrawingEditor(id: string | undefined, start: DrawingState): DrawingEditor {
  const storage = useStorage();
  const [{ store, actions }] = useState(() => {
    const own = makeDrawingStore(storage, id, start);
    return { store: own.store, actions: actionsOn(own) };
  });
  const { history, meta } = useStore(store, ({ document }) => document.own);
  return {
    picture: history.picture,
    meta,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    ...actions,
  };
}

function actionsOn({ store, dispatch, connect }: DrawingStore): DrawingActions {
  const pictureNow = (): Picture => store.getState().document.own.history.picture;
  return {
    change: (edit) => void dispatch({ type: 'drawn', picture: edit(pictureNow()) }),
    beginAnew: (picture, meta) => void dispatch({ type: 'replaced', picture, meta }),
    undo: () => void dispatch({ type: 'undo' }),
    redo: () => void dispatch({ type: 'redo' }),
    setMeta: (meta) => void dispatch({ type: 'retitled', meta }),
    savedAs: (id) => dispatch({ type: 'became', id }),
    catchUp: () => void dispatch({ type: 'woke' }),
    connect,
  };
}
