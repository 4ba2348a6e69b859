// Save and Play: both put the entered puzzle into the library. The record of the draft is then
// removed, unless the draft has changed meanwhile.

import { useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../app/texts.ts';
import { showToast } from '../../app/toasts.ts';
import { type LibraryPuzzle, loadPuzzle } from '../../puzzle-store/library-puzzles.ts';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';
import { useStorage } from '../../storage/use-storage.ts';
import type { Checks } from '../draft/checks.ts';
import type { Drafting } from '../draft/use-draft.ts';
import { savePuzzle } from './save-puzzle.ts';

export interface EntrySaving {
  readonly save: () => void;
  readonly play: () => void;
  /** Whether the puzzle is being saved. */
  readonly isBusy: boolean;
}

export function useEntrySaving(
  { puzzle }: Checks,
  base: LibraryPuzzle | undefined,
  { draft, settle }: Drafting,
  onSaved: (base: LibraryPuzzle) => void,
): EntrySaving {
  const storage = useStorage();
  const text = useText();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const keep = async (after: (id: string) => void): Promise<void> => {
    if (puzzle === undefined || isBusy) return;
    setBusy(true);
    try {
      const id = await savePuzzle(storage, puzzle, base, draft.coloursNow);
      await settle(draft, id);
      const saved = await loadPuzzle(storage, id);
      if (saved && id === base?.id) onSaved(saved);
      // The Back button leads to the puzzle, not to an empty board.
      else navigate(addressOf('enter', id), { replace: true });
      after(id);
    } finally {
      setBusy(false);
    }
  };
  return {
    save: () => void keep(() => showToast(text('enter.saved'))),
    play: () => void keep((id) => navigate(addressOf('play', id))),
    isBusy,
  };
}
