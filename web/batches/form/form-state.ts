// The state of the form for a new batch, what happens to it, and what follows from that.

import type { Operation } from '../../../src/tasks/operations/operation.ts';
import type { OptionName } from '../../../src/tasks/operations/option-readers.ts';
import type { ServerProblem } from '../../api/answers.ts';
import type { Batch } from '../../api/batches.ts';

type TypedOptions = Readonly<Partial<Record<OptionName, string>>>;

/** The entries of a person, which stay until they were sent. */
export interface FormEntries {
  readonly operation: Operation;
  readonly name: string;
  readonly text: string;
  readonly files: readonly File[];
  /** Options of all operations as they were typed, so that a change of the operation loses none. */
  readonly options: TypedOptions;
  /** Whether known answers do not count. */
  readonly isFresh: boolean;
}

export type FileRefusalReason =
  | 'damaged'
  | 'empty'
  | 'image'
  | 'large-image'
  | 'no-image'
  | 'not-text'
  | 'too-large'
  | 'unreadable';

export interface FileRefusal {
  readonly reason: FileRefusalReason;
  readonly file: string;
}

/** A problem and its place: at an option, at the puzzles, or at the end of the form. */
export type FormProblem =
  | { readonly at: 'option'; readonly name: OptionName; readonly message?: string }
  | { readonly at: 'source'; readonly refusal: FileRefusal | { readonly reason: 'nothing' } }
  | { readonly at: 'source' | 'form'; readonly problem: ServerProblem };

interface Sending {
  readonly stage: 'reading' | 'sending' | 'taking';
  /** The share that is read or sent, from 0 to 1. */
  readonly share: number;
}

export interface FormState {
  readonly entries: FormEntries;
  readonly problems: readonly FormProblem[];
  readonly sending: Sending | undefined;
}

export type FormEvent =
  | { readonly type: 'entered'; readonly entries: Partial<FormEntries> }
  | { readonly type: 'option'; readonly name: OptionName; readonly typed: string }
  | { readonly type: 'files'; readonly files: readonly File[] }
  | { readonly type: 'file-removed'; readonly file: File }
  | { readonly type: 'submit' }
  | { readonly type: 'progress'; readonly sending: Sending }
  | { readonly type: 'unreadable'; readonly refusals: readonly FileRefusal[] }
  | { readonly type: 'refused'; readonly problems: readonly ServerProblem[] }
  | { readonly type: 'taken'; readonly batch: Batch }
  | { readonly type: 'cancel' };

export type FormEffect =
  | { readonly do: 'send'; readonly entries: FormEntries }
  | { readonly do: 'stop' }
  | { readonly do: 'open'; readonly batch: Batch };

/** `language` is that of the page, in which steps are explained unless another one is chosen. */
export function emptyForm(language: string): FormState {
  return {
    entries: {
      ...{ operation: 'solve', name: '', text: '', files: [] },
      ...{ options: { language }, isFresh: false },
    },
    problems: [],
    sending: undefined,
  };
}
