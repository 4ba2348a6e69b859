// The draft on the screen: its steps back and forth, and its copy in the browser, which is written
// with each change, so that no reload comes too early.

import { useCallback, useEffect, useRef, useState } from 'react';
import { changed, redone, timelineOf, undone } from './draft-history.ts';
import { forgetDraft, keepDraft } from './draft-record.ts';
import type { TypedDraft } from './typed-draft.ts';

export interface Drafting {
  readonly draft: TypedDraft;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** `tag` joins changes of one kind in a row to one step. */
  readonly change: (next: (draft: TypedDraft) => TypedDraft, tag?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /**
   * `saved` is kept elsewhere, as puzzle `to`: its copy is not needed any more. What was typed
   * since goes on there.
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
      // A newer draft is never without its copy, even for a moment: the page may be left in it.
      if (!isNewer || from !== to) await forgetDraft(from);
    }, []),
  };
}
