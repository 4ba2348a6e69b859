// The draft on the screen, with its history and its record in the browser. The record is written at
// each change, so that no reload can come too early.

import { useCallback, useEffect, useRef, useState } from 'react';
import { changed, redone, timelineOf, undone } from './draft-history.ts';
import { forgetDraft, keepDraft } from './draft-record.ts';
import type { TypedDraft } from './typed-draft.ts';

export interface Drafting {
  readonly draft: TypedDraft;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** `tag` joins successive changes of one kind into one step. */
  readonly change: (next: (draft: TypedDraft) => TypedDraft, tag?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /**
   * Called when `saved` was saved as puzzle `to`, so its record is not needed any more. What was
   * typed since is kept as the draft of that puzzle.
   */
  readonly settle: (saved: TypedDraft, to: string) => Promise<void>;
}

export function useDraft(id: string | undefined, start: TypedDraft): Drafting {
  const [timeline, setTimeline] = useState(() => timelineOf(start));
  const { present } = timeline;
  const kept = useRef(start);
  const place = useRef(id);
  useEffect(() => {
    if (present === kept.current) return;
    kept.current = present;
    void keepDraft(place.current, present);
  }, [present]);
  return {
    draft: present,
    canUndo: timeline.past.length > 0,
    canRedo: timeline.future.length > 0,
    change: useCallback((next, tag) => {
      setTimeline((line) => changed(line, next(line.present), tag));
    }, []),
    undo: useCallback(() => setTimeline(undone), []),
    redo: useCallback(() => setTimeline(redone), []),
    settle: useCallback(async (saved, to) => {
      const from = place.current;
      const isNewer = kept.current !== saved;
      place.current = to;
      if (isNewer && from !== to) await keepDraft(to, kept.current);
      // A newer draft is never without a record, even for a moment, because the page may be closed
      // at any time.
      if (!isNewer || from !== to) await forgetDraft(from);
    }, []),
  };
}
