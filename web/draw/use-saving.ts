// Save and Play: the drawing goes to the own puzzles, and is drawn on under its address from then on.

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { tell } from '../app/tell.ts';
import { useText } from '../app/words.tsx';
import { addressOf } from '../shelf/address.ts';
import { storage } from '../storage/database.ts';
import { puzzleOfPicture } from './picture.ts';
import { saveDrawing } from './save-drawing.ts';
import type { Studio } from './use-studio.ts';

export interface Saving {
  /** As it is in the library. */
  readonly saved: Puzzle | undefined;
  readonly save: () => void;
  readonly play: () => void;
}

export function useSaving(
  { picture, meta, moveTo }: Studio,
  id: string | undefined,
  first: Puzzle | undefined,
  onMoved: (id: string) => void,
): Saving {
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
  const keep = async (after: (id: string) => void): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const next = await saveDrawing(picture, meta, id);
      setSaved(puzzleOfPicture(picture, meta));
      await moveTo(next);
      // Who went elsewhere meanwhile is not to be called back.
      if (!isHere.current) return;
      // Back leads to the drawing, not to an empty sheet.
      if (next !== id) {
        onMoved(next);
        navigate(addressOf('draw', next), { replace: true });
      }
      after(next);
    } finally {
      isBusy.current = false;
    }
  };
  return {
    saved,
    save: () =>
      void keep(() => tell(text(storage.status() === 'ok' ? 'draw.saved' : 'draw.saved.not'))),
    play: () => void keep((next) => navigate(addressOf('play', next))),
  };
}
