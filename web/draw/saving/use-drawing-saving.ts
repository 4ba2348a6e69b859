// Save and Play: both put the drawing into the library and continue it under the address of its
// puzzle.

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { useText } from '../../app/texts.ts';
import { showToast } from '../../app/toasts.ts';
import { loadPuzzle } from '../../puzzle-store/library-puzzles.ts';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';
import { useStorage } from '../../storage/use-storage.ts';
import type { DrawingEditor } from '../drawing/use-drawing-editor.ts';
import { puzzleToSave, saveDrawing } from './save-drawing.ts';

export interface DrawingSaving {
  /** The puzzle as the library has it. */
  readonly saved: Puzzle | undefined;
  readonly save: () => void;
  readonly play: () => void;
  /** Called when another tab has saved the drawing under this id. */
  readonly savedElsewhere: (id: string) => void;
  /** Loads the puzzle as the library now has it. */
  readonly refresh: () => void;
}

export function useDrawingSaving(
  { picture, meta, savedAs }: DrawingEditor,
  id: string | undefined,
  first: Puzzle | undefined,
  onMoved: (id: string) => void,
): DrawingSaving {
  const storage = useStorage();
  const text = useText();
  const [, navigate] = useLocation();
  const [saved, setSaved] = useState(first);
  const isBusy = useRef(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const lookUp = async (at: string): Promise<void> => {
    const there = await loadPuzzle(storage, at);
    // A puzzle whose clues were edited elsewhere no longer has a picture.
    if (there?.puzzle.goal !== undefined) setSaved(there.puzzle);
  };
  /**
   * Continues under the new address, unless the person has left the screen meanwhile. The new
   * address replaces the old one, so that the Back button does not lead to an empty sheet.
   */
  const goAlong = (next: string): void => {
    if (next === id || !isHere.current) return;
    onMoved(next);
    navigate(addressOf('draw', next), { replace: true });
  };
  const keep = async (after: (id: string) => void): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const next = await saveDrawing(storage, picture, meta, id);
      await savedAs(next);
      setSaved((before) => puzzleToSave(picture, meta, before));
      goAlong(next);
      if (isHere.current) after(next);
    } finally {
      isBusy.current = false;
    }
  };
  return {
    saved,
    save: () =>
      void keep(() => showToast(text(storage.status() === 'ok' ? 'draw.saved' : 'draw.saved.not'))),
    play: () => void keep((next) => navigate(addressOf('play', next))),
    savedElsewhere: (as) => void lookUp(as).then(() => goAlong(as)),
    refresh: () => void (id !== undefined && lookUp(id)),
  };
}
