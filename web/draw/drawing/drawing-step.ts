// Decides what happens to the drawing on the screen: it is drawn on, undone, saved in the browser
// at every change, saved as a puzzle of the library, and taken over from other tabs that draw on
// it. An event leads to the next state and to effects, which drawing-store.ts runs.
//
// The state that was saved most recently wins. That is enough, because nobody draws in two tabs
// within the moment that a message takes. When the drawing becomes a puzzle of the library, its
// record moves there, and the other tabs follow. A tab that was suspended may have missed the move,
// so it searches for the puzzle that the drawing became.

import type { Meta } from '../../../src/puzzle/puzzle.ts';
import type { StepResult } from '../../app/step-host.ts';
import {
  type DocumentEffect,
  type DocumentEvent,
  type DocumentRules,
  documentStep,
  endWrite,
  load,
  openDocument,
  type SharedDocument,
} from '../../storage/shared-document/shared-document.ts';
import {
  type DrawingState,
  redoneDrawing,
  replacedDrawing,
  sameDrawingState,
  undoneDrawing,
  withPicture,
} from './drawing-state.ts';
import type { Picture } from './picture.ts';

type DrawingDocument = SharedDocument<DrawingState, DrawingState>;

export interface OpenDrawing {
  readonly document: DrawingDocument;
  /** How often the drawing was changed in this tab. */
  readonly edits: number;
  /**
   * How many earlier drawings under this id became puzzles of the library; undefined until that is
   * known.
   */
  readonly savedBefore: number | undefined;
  /**
   * The value of `edits` when a search had to wait for `savedBefore`; undefined if no search waits.
   */
  readonly dueSearch: number | undefined;
}

export type DrawingEvent =
  | { readonly type: 'drawn'; readonly picture: Picture }
  /** Another drawing takes the place of this one, as one step of undo. */
  | { readonly type: 'replaced'; readonly picture: Picture; readonly meta: Meta }
  | { readonly type: 'retitled'; readonly meta: Meta }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'counted'; readonly id: string | undefined; readonly savedBefore: number }
  | { readonly type: 'woke' }
  /** `next` is the puzzle that the drawing became, if it became one. */
  | {
      readonly type: 'searched';
      readonly id: string | undefined;
      readonly edits: number;
      readonly next: string | undefined;
    }
  /** This tab has saved the drawing as this puzzle of the library. */
  | { readonly type: 'became'; readonly id: string }
  /** Another tab has saved the drawing as this puzzle of the library. */
  | { readonly type: 'became-elsewhere'; readonly from: string | undefined; readonly id: string }
  | { readonly type: 'moved' }
  | Extract<
      DocumentEvent<DrawingState, DrawingState>,
      { type: 'loaded' | 'saved' | 'saved-elsewhere' | 'left' }
    >;

export type DrawingEffect =
  | DocumentEffect<DrawingState, DrawingState>
  /** Counts the puzzles that drawings under this id became. */
  | { readonly do: 'count'; readonly id: string | undefined }
  /**
   * Searches for the puzzle that the drawing became, which has the index `savedBefore` in the list
   * of saved ids.
   */
  | {
      readonly do: 'search';
      readonly id: string | undefined;
      readonly savedBefore: number;
      readonly edits: number;
    }
  /**
   * Moves the record. `isFirst` is false if another tab saved the puzzle, because that tab has told
   * all other tabs.
   */
  | {
      readonly do: 'move';
      readonly from: string | undefined;
      readonly to: string;
      readonly record: DrawingState;
      readonly isFirst: boolean;
    }
  | { readonly do: 'notify-became'; readonly from: string | undefined; readonly id: string }
  /** Shows that another tab has saved the drawing as this puzzle. */
  | { readonly do: 'show-saved'; readonly id: string };

type DrawingResult = StepResult<OpenDrawing, DrawingEffect>;

const RULES: DocumentRules<DrawingState, DrawingState> = {
  recordOf: (own) => own,
  opened: (record) => record,
  isNew: (record, { own }) => !sameDrawingState(record, own),
  isAhead: ({ writes }) => writes > 0,
  whenToSave: (own, saved) => (own === saved ? 'never' : 'now'),
  asks: false,
};

export function openDrawing(id: string | undefined, start: DrawingState): OpenDrawing {
  const document = openDocument<DrawingState, DrawingState>(id, start);
  return { document, edits: 0, savedBefore: undefined, dueSearch: undefined };
}

export function drawingStep(drawing: OpenDrawing, event: DrawingEvent): DrawingResult {
  const { document } = drawing;
  const { own } = document;
  switch (event.type) {
    case 'drawn':
      return edited(drawing, withPicture(own, event.picture));
    case 'replaced':
      return edited(drawing, replacedDrawing(own, event.picture, event.meta));
    case 'retitled':
      return edited(drawing, { ...own, meta: event.meta });
    case 'undo':
      return edited(drawing, undoneDrawing(own));
    case 'redo':
      return edited(drawing, redoneDrawing(own));
    case 'woke':
      return search(drawing, drawing.edits);
    case 'counted':
      return counted(drawing, event.id, event.savedBefore);
    case 'searched':
      return searched(drawing, event);
    case 'became':
      return became(drawing, event.id);
    case 'became-elsewhere':
      if (event.from !== document.id) return [drawing, []];
      return follow(drawing, event.id, document.writes > 0);
    case 'moved':
      return within(drawing, endWrite(document));
    default:
      return within(drawing, documentStep(document, event, RULES));
  }
}

function within(
  drawing: OpenDrawing,
  [document, effects]: StepResult<DrawingDocument, DrawingEffect>,
): DrawingResult {
  return [{ ...drawing, document }, effects];
}

/** Saves nothing if the drawing stays the same. */
function edited(drawing: OpenDrawing, own: DrawingState): DrawingResult {
  if (own === drawing.document.own) return [drawing, []];
  const next = { ...drawing, edits: drawing.edits + 1 };
  // Records of drawings store no time, so any value of `now` does.
  return within(next, documentStep(drawing.document, { type: 'changed', own, now: 0 }, RULES));
}

function search(drawing: OpenDrawing, edits: number): DrawingResult {
  const { document, savedBefore } = drawing;
  if (savedBefore === undefined) return [{ ...drawing, dueSearch: edits }, []];
  return [drawing, [{ do: 'search', id: document.id, savedBefore, edits }]];
}

function counted(drawing: OpenDrawing, id: string | undefined, savedBefore: number): DrawingResult {
  if (id !== drawing.document.id) return [drawing, []];
  const next = { ...drawing, savedBefore, dueSearch: undefined };
  return drawing.dueSearch === undefined ? [next, []] : search(next, drawing.dueSearch);
}

function searched(
  drawing: OpenDrawing,
  { id, next, edits }: DrawingEvent & { readonly type: 'searched' },
): DrawingResult {
  if (id !== drawing.document.id) return [drawing, []];
  if (next === undefined) return within(drawing, load(drawing.document));
  return follow(drawing, next, drawing.edits > edits);
}

function became(drawing: OpenDrawing, id: string): DrawingResult {
  const from = drawing.document.id;
  return id === from ? [drawing, [{ do: 'notify-became', from, id }]] : move(drawing, id, true);
}

/**
 * Continues the drawing as the puzzle that another tab saved. If `isNewer` and the id changes, the
 * drawing of this tab moves there; otherwise the record of that puzzle is loaded.
 */
function follow(drawing: OpenDrawing, id: string, isNewer: boolean): DrawingResult {
  const [next, effects] =
    id !== drawing.document.id && isNewer ? move(drawing, id, false) : loadFrom(drawing, id);
  return [next, [{ do: 'show-saved', id }, ...effects]];
}

function move(drawing: OpenDrawing, to: string, isFirst: boolean): DrawingResult {
  const { id: from, own: record, writes } = drawing.document;
  const next = at(drawing, to);
  const document = { ...next.document, writes: writes + 1 };
  return [
    { ...next, document },
    [
      { do: 'count', id: to },
      { do: 'move', from, to, record, isFirst },
    ],
  ];
}

function loadFrom(drawing: OpenDrawing, id: string): DrawingResult {
  const next = at(drawing, id);
  const [loading, effects] = within(next, load(next.document));
  return [loading, [{ do: 'count', id }, ...effects]];
}

/** A search that waits is about the old id, so it is dropped. */
function at(drawing: OpenDrawing, id: string): OpenDrawing {
  const document = { ...drawing.document, id };
  return { ...drawing, document, savedBefore: undefined, dueSearch: undefined };
}
