// A document that several tabs may show: it is loaded from its record in the browser, edited,
// saved, and updated when another tab saves it. The state of one tab is plain data; an event leads
// to the next state and to effects, which run-effect.ts runs.
//
// Tabs send each other a message when they have saved. A tab that gets such a message, or that was
// suspended and may have missed one, loads the record. If the record is new, the tab takes it over,
// unless the tab has unsaved work of its own. In that case, the rules of the document decide.

import type { StepResult } from '../../app/step-host.ts';

export interface SharedDocument<D, R> {
  /** Undefined for a document that is not in the library yet. */
  readonly id: string | undefined;
  /** The document as it is in this tab. */
  readonly own: D;
  /** The document as it was at the newest save or when the newest record was taken over. */
  readonly saved: D;
  /** The newest record that this tab has written, taken over or decided against. */
  readonly known: R | undefined;
  /** Numbers of loads and writes that have not ended. */
  readonly loads: number;
  readonly writes: number;
  /** The record of another tab, while the person has to choose between it and `own`. */
  readonly otherRecord: R | undefined;
  /**
   * Whether the tab shows something else by now. The channel stays open until all writes have ended
   * and the other tabs are told.
   */
  readonly isLeft: boolean;
}

/** The rules of a kind of document: `D` is its form in memory, `R` that of its record. */
export interface DocumentRules<D, R> {
  readonly recordOf: (own: D, now: number) => R;
  readonly opened: (record: R, own: D) => D;
  readonly isNew: (record: R, document: SharedDocument<D, R>) => boolean;
  /** Whether this tab has work that is not saved. */
  readonly isAhead: (document: SharedDocument<D, R>) => boolean;
  readonly whenToSave: (own: D, saved: D) => 'now' | 'on-leaving' | 'never';
  /**
   * Whether the person has to choose when two tabs have work of their own. If so, nothing is saved
   * until it is clear whether another tab has work of its own, unless the page is hidden. If not,
   * the work of this tab stays and is saved.
   */
  readonly asks: boolean;
}

/** The end of an effect, as an event. */
export type EffectEnd<R> =
  | {
      readonly type: 'loaded';
      readonly id: string | undefined;
      readonly record: R | undefined;
      readonly now: number;
    }
  | { readonly type: 'saved'; readonly id: string | undefined };

export type DocumentEvent<D, R> =
  | EffectEnd<R>
  | { readonly type: 'changed'; readonly own: D; readonly now: number }
  /** Another tab has saved the document of this id. */
  | { readonly type: 'saved-elsewhere'; readonly id: string | undefined }
  | { readonly type: 'woke' }
  | { readonly type: 'chosen'; readonly takesOver: boolean; readonly now: number }
  /** The page is hidden and may be closed before it can do anything else. */
  | { readonly type: 'hidden'; readonly now: number }
  | { readonly type: 'left' };

export type DocumentEffect<D, R> =
  | { readonly do: 'load'; readonly id: string | undefined }
  | { readonly do: 'save'; readonly id: string | undefined; readonly record: R }
  | { readonly do: 'notify-tabs'; readonly id: string | undefined }
  /** Shows the document that was taken over. */
  | { readonly do: 'show'; readonly own: D }
  /** Asks the person to choose between this document and that of the other tab. */
  | { readonly do: 'ask' }
  /** Closes the channel to the other tabs. */
  | { readonly do: 'close' };

type DocumentResult<D, R> = StepResult<SharedDocument<D, R>, DocumentEffect<D, R>>;

export function openDocument<D, R>(
  id: string | undefined,
  own: D,
  known?: R,
): SharedDocument<D, R> {
  return { id, own, saved: own, known, loads: 0, writes: 0, otherRecord: undefined, isLeft: false };
}

export function documentStep<D, R>(
  document: SharedDocument<D, R>,
  event: DocumentEvent<D, R>,
  rules: DocumentRules<D, R>,
): DocumentResult<D, R> {
  switch (event.type) {
    case 'changed':
      return saveIfDue([{ ...document, own: event.own }, []], rules, event.now);
    case 'saved-elsewhere':
      return event.id === document.id && !document.isLeft ? load(document) : [document, []];
    case 'woke':
      return load(document);
    case 'loaded':
      return saveIfDue(settled(document, event.id, event.record, rules), rules, event.now);
    case 'saved':
      return written(document, event.id);
    case 'chosen':
      return saveIfDue(chosen(document, event.takesOver, rules), rules, event.now);
    case 'hidden':
      return saveAll(document, rules, event.now);
    case 'left':
      return closeIfDone({ ...document, isLeft: true });
  }
}

export function load<D, R>(document: SharedDocument<D, R>): DocumentResult<D, R> {
  return [{ ...document, loads: document.loads + 1 }, [{ do: 'load', id: document.id }]];
}

function settled<D, R>(
  before: SharedDocument<D, R>,
  id: string | undefined,
  record: R | undefined,
  rules: DocumentRules<D, R>,
): DocumentResult<D, R> {
  const document = { ...before, loads: before.loads - 1 };
  if (record === undefined || id !== document.id || !rules.isNew(record, document))
    return [document, []];
  if (!rules.isAhead(document)) return takenOver(document, record, rules);
  return rules.asks ? [{ ...document, otherRecord: record }, [{ do: 'ask' }]] : [document, []];
}

function takenOver<D, R>(
  document: SharedDocument<D, R>,
  record: R,
  rules: DocumentRules<D, R>,
): DocumentResult<D, R> {
  const own = rules.opened(record, document.own);
  const next = { ...document, own, saved: own, known: record, otherRecord: undefined };
  return [next, [{ do: 'show', own }]];
}

function chosen<D, R>(
  document: SharedDocument<D, R>,
  takesOver: boolean,
  rules: DocumentRules<D, R>,
): DocumentResult<D, R> {
  const { otherRecord } = document;
  if (otherRecord === undefined) return [document, []];
  if (takesOver) return takenOver(document, otherRecord, rules);
  return [{ ...document, known: otherRecord, otherRecord: undefined }, []];
}

/** Saves the document if the rules say `now`, unless the person may have to choose first. */
function saveIfDue<D, R>(
  [document, effects]: DocumentResult<D, R>,
  rules: DocumentRules<D, R>,
  now: number,
): DocumentResult<D, R> {
  const { own, saved, loads, otherRecord } = document;
  const isHeld = rules.asks && (loads > 0 || otherRecord !== undefined);
  if (isHeld || rules.whenToSave(own, saved) !== 'now') return [document, effects];
  const [next, saving] = save(document, rules, now);
  return [next, [...effects, ...saving]];
}

/**
 * Saves all changes without waiting for a load, which may never end. Saves nothing while the person
 * has to choose.
 */
function saveAll<D, R>(
  document: SharedDocument<D, R>,
  rules: DocumentRules<D, R>,
  now: number,
): DocumentResult<D, R> {
  const isDue = rules.whenToSave(document.own, document.saved) !== 'never';
  return isDue && document.otherRecord === undefined ? save(document, rules, now) : [document, []];
}

function save<D, R>(
  document: SharedDocument<D, R>,
  rules: DocumentRules<D, R>,
  now: number,
): DocumentResult<D, R> {
  const { id, own } = document;
  const record = rules.recordOf(own, now);
  const next = { ...document, saved: own, known: record, writes: document.writes + 1 };
  return [next, [{ do: 'save', id, record }]];
}

function written<D, R>(
  document: SharedDocument<D, R>,
  id: string | undefined,
): DocumentResult<D, R> {
  const [next, closing] = endWrite(document);
  return [next, [{ do: 'notify-tabs', id }, ...closing]];
}

/** Counts a write that has ended, and closes the channel if nothing else keeps it open. */
export function endWrite<D, R>(document: SharedDocument<D, R>): DocumentResult<D, R> {
  return closeIfDone({ ...document, writes: document.writes - 1 });
}

function closeIfDone<D, R>(document: SharedDocument<D, R>): DocumentResult<D, R> {
  const isDone = document.isLeft && document.writes === 0;
  return [document, isDone ? [{ do: 'close' }] : []];
}
