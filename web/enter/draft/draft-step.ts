// Decides what happens to the draft on the screen. Every change, undo and redo is kept in the
// browser at once, so that a reload does not lose it. An event leads to the next state and to
// effects, which use-draft.ts runs.

import { sinceSaved } from './draft-colours.ts';
import {
  changedTimeline,
  mappedTimeline,
  redoneTimeline,
  type Timeline,
  timelineOf,
  undoneTimeline,
} from './draft-history.ts';
import type { TypedDraft } from './typed-draft.ts';

export interface OpenDraft {
  /** The id of the puzzle in the library; undefined for a puzzle that is not there yet. */
  readonly id: string | undefined;
  readonly timeline: Timeline<TypedDraft>;
}

export type DraftEvent =
  /** `tag` joins successive changes of one kind into one step. */
  | { readonly type: 'changed'; readonly draft: TypedDraft; readonly tag: string | undefined }
  | { readonly type: 'undo' | 'redo' }
  /** This draft was saved as puzzle `id` of the library. */
  | { readonly type: 'saved'; readonly draft: TypedDraft; readonly id: string };

export type DraftEffect =
  | { readonly do: 'keep'; readonly id: string | undefined; readonly draft: TypedDraft }
  | { readonly do: 'forget'; readonly id: string | undefined }
  /** Keeps the draft under the id `to`, and then forgets the record under the id `from`. */
  | {
      readonly do: 'move';
      readonly from: string | undefined;
      readonly to: string;
      readonly draft: TypedDraft;
    };

type DraftResult = readonly [OpenDraft, readonly DraftEffect[]];

export function openDraft(id: string | undefined, start: TypedDraft): OpenDraft {
  return { id, timeline: timelineOf(start) };
}

export function draftStep(open: OpenDraft, event: DraftEvent): DraftResult {
  const { timeline } = open;
  switch (event.type) {
    case 'changed':
      return kept(open, changedTimeline(timeline, event.draft, event.tag));
    case 'undo':
      return kept(open, undoneTimeline(timeline));
    case 'redo':
      return kept(open, redoneTimeline(timeline));
    case 'saved':
      return settled(open, event.draft, event.id);
  }
}

/** Keeps the draft unless it is the same as before. */
function kept(open: OpenDraft, timeline: Timeline<TypedDraft>): DraftResult {
  const { id } = open;
  const draft = timeline.present;
  const isSame = draft === open.timeline.present;
  return [{ id, timeline }, isSame ? [] : [{ do: 'keep', id, draft }]];
}

/**
 * Forgets the record of the draft if the draft is still as it was saved. A draft that was changed
 * meanwhile stays, as the draft of the saved puzzle.
 */
function settled(open: OpenDraft, saved: TypedDraft, to: string): DraftResult {
  const { id: from, timeline } = open;
  const settle = (each: TypedDraft): TypedDraft => sinceSaved(each, saved);
  const next = { id: to, timeline: mappedTimeline(timeline, settle) };
  const draft = next.timeline.present;
  if (timeline.present === saved) return [next, [{ do: 'forget', id: from }]];
  if (from !== to) return [next, [{ do: 'move', from, to, draft }]];
  return [next, draft === timeline.present ? [] : [{ do: 'keep', id: to, draft }]];
}
