// Decides what happens to a text or a file that is opened. A text with exactly one puzzle goes on
// the board at once if the board can show the puzzle and its problems. A single puzzle that is too
// large for the board goes into the library. Otherwise, the dialog shows what was read, or why
// nothing was. An event leads to the next state and to effects, which use-opening.ts runs.

import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { StepResult } from '../../app/step-host.ts';
import { type FileText, MAX_FILE_BYTES } from '../../puzzle-store/file-text.ts';
import { draftOfPuzzle, MAX_TYPED_SIDE, type TypedDraft } from '../draft/typed-draft.ts';
import { type OpenedText, onlyDraft, onlyPuzzle } from './open-text.ts';

export interface Opening {
  /**
   * Whether the draft on the board is of a new puzzle. Only a new draft may be replaced: the draft
   * of a puzzle of the library must stay.
   */
  readonly isNew: boolean;
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
  /** The text whose puzzles and problems the dialog shows. */
  readonly opened: OpenedText | undefined;
  readonly failure: OpeningFailure | undefined;
}

/** The reason why nothing could be read at all. */
export type OpeningFailure =
  | {
      readonly reason: (FileText & { readonly ok: false })['reason'];
      readonly fileName: string | undefined;
    }
  | { readonly reason: 'failed'; readonly message: string };

export type OpeningEvent =
  | { readonly type: 'dialog'; readonly isOpen: boolean }
  /** The text in the dialog has changed. */
  | { readonly type: 'typed' }
  | { readonly type: 'file'; readonly file: File }
  | { readonly type: 'file-read'; readonly fileName: string; readonly content: FileText }
  | { readonly type: 'text'; readonly text: string; readonly fileName?: string }
  | { readonly type: 'read'; readonly opened: OpenedText }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'chosen'; readonly puzzle: Puzzle }
  /** A draft is to be put on the board, such as a puzzle with problems to be corrected. */
  | { readonly type: 'draft'; readonly draft: TypedDraft };

export type OpeningEffect =
  | { readonly do: 'read-file'; readonly file: File }
  | { readonly do: 'read'; readonly text: string; readonly fileName: string | undefined }
  | { readonly do: 'put-on-board'; readonly draft: TypedDraft }
  | { readonly do: 'put-on-new-board'; readonly draft: TypedDraft }
  /** Adds a puzzle that is too large for the board to the library, and plays it. */
  | { readonly do: 'add-and-play'; readonly puzzle: Puzzle };

type OpeningResult = StepResult<Opening, OpeningEffect>;

export function nothingOpened(isNew: boolean, isOpen = false): Opening {
  return { isNew, isOpen, opened: undefined, failure: undefined };
}

export function openingStep(state: Opening, event: OpeningEvent): OpeningResult {
  const { isNew, isOpen } = state;
  switch (event.type) {
    case 'dialog':
      return [nothingOpened(isNew, event.isOpen), []];
    case 'typed':
      return [nothingOpened(isNew, isOpen), []];
    case 'file':
      return [state, [{ do: 'read-file', file: event.file }]];
    case 'file-read':
      return fileRead(state, event.fileName, event.content);
    case 'text':
      return read(state, event.text, event.fileName);
    case 'read':
      return opened(state, event.opened);
    case 'failed':
      return failed(state, { reason: 'failed', message: event.message });
    case 'chosen':
      return chosen(state, event.puzzle);
    case 'draft':
      return put(state, event.draft);
  }
}

function fileRead(state: Opening, fileName: string, content: FileText): OpeningResult {
  if (content.ok) return read(state, content.text, fileName);
  return failed(state, { reason: content.reason, fileName });
}

function read(state: Opening, text: string, fileName: string | undefined): OpeningResult {
  if (text.length > MAX_FILE_BYTES) return failed(state, { reason: 'too-large', fileName });
  return [nothingOpened(state.isNew, state.isOpen), [{ do: 'read', text, fileName }]];
}

function opened(state: Opening, text: OpenedText): OpeningResult {
  const puzzle = onlyPuzzle(text);
  if (puzzle !== undefined) return chosen(state, puzzle);
  const draft = onlyDraft(text);
  if (draft !== undefined) return put(state, draft);
  return [{ ...state, isOpen: true, opened: text }, []];
}

function failed({ isNew }: Opening, failure: OpeningFailure): OpeningResult {
  return [{ ...nothingOpened(isNew, true), failure }, []];
}

function chosen(state: Opening, puzzle: Puzzle): OpeningResult {
  if (Math.max(puzzle.width, puzzle.height) <= MAX_TYPED_SIDE)
    return put(state, draftOfPuzzle(puzzle));
  return [nothingOpened(state.isNew), [{ do: 'add-and-play', puzzle }]];
}

function put({ isNew }: Opening, draft: TypedDraft): OpeningResult {
  return [nothingOpened(isNew), [{ do: isNew ? 'put-on-board' : 'put-on-new-board', draft }]];
}
