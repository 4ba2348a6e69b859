// The judgement of a drawing as a puzzle: whether it is the only solution of its clues, in which
// cells another solution would differ, and how hard it is. The judgement is asked for when nobody
// has drawn for a moment, and a new stroke cancels the running task. An event leads to the next
// state and to effects, which use-judgement.ts runs in the worker.

import type { Ambiguity } from '../../../src/create/ambiguity.ts';
import { type Drawing, sameDrawing } from '../../../src/create/drawing.ts';
import type { Rating } from '../../../src/explain/index.ts';
import type { StepResult } from '../../app/step-host.ts';
import { isEmpty, type Picture, sameGiven } from '../drawing/picture.ts';

export type Judgement =
  | { readonly kind: 'empty' }
  | { readonly kind: 'working'; readonly share: number }
  | {
      readonly kind: 'judged';
      readonly ambiguity: Ambiguity;
      /** Whether the search for more cells that can have another colour still runs. */
      readonly isLooking?: boolean;
      /** Missing until it is known, and if the verdict is not `unique`. */
      readonly rating?: Rating;
    }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'cancelled' };

export type Judged = Judgement & { readonly kind: 'judged' };

export function isAmbiguous(judgement: Judgement): judgement is Judged {
  return judgement.kind === 'judged' && judgement.ambiguity.verdict === 'multiple';
}

/** Returns the rating of a picture that is the only solution of its clues, once it is known. */
export function ratingIn(judgement: Judgement): Rating | undefined {
  return judgement.kind === 'judged' ? judgement.rating : undefined;
}

export interface JudgedPicture {
  readonly picture: Picture;
  readonly judgement: Judgement;
  /**
   * Cells that can have another colour. After a change that keeps the size of the drawing, the
   * cells of the previous drawing stay here until the next answer.
   */
  readonly differing: readonly number[];
  readonly seconds: number;
}

export type JudgementEvent =
  | { readonly type: 'drawn'; readonly picture: Picture }
  /** Nobody has drawn for a moment. */
  | { readonly type: 'paused' }
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'solved'; readonly ambiguity: Ambiguity }
  | { readonly type: 'found-more'; readonly cells: readonly number[] }
  | { readonly type: 'found-all'; readonly ambiguity: Ambiguity }
  | { readonly type: 'rated'; readonly rating: Rating }
  /** The task threw an error, for example because the worker died. */
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'look-longer' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'left' };

export type JudgementEffect =
  /** Cancels the pause, or the task, that is running. */
  | { readonly do: 'cancel' }
  | { readonly do: 'pause' }
  | { readonly do: 'solve'; readonly picture: Picture; readonly seconds: number }
  | {
      readonly do: 'find-more';
      readonly picture: Picture;
      readonly seconds: number;
      readonly ambiguity: Ambiguity;
    }
  | { readonly do: 'rate'; readonly picture: Picture };

type JudgementResult = StepResult<JudgedPicture, JudgementEffect>;

const [QUICK_SECONDS, LONG_SECONDS] = [8, 60];
const NOT_YET: Judgement = { kind: 'working', share: 0 };
const BEGIN_ANEW: readonly JudgementEffect[] = [{ do: 'cancel' }, { do: 'pause' }];

export function unjudged(picture: Picture): JudgedPicture {
  return { picture, judgement: NOT_YET, differing: [], seconds: QUICK_SECONDS };
}

export function judgementStep(state: JudgedPicture, event: JudgementEvent): JudgementResult {
  switch (event.type) {
    case 'drawn':
      // A piece that is put down leaves the drawing as it was judged.
      if (state.judgement.kind === 'judged' && isSameToJudge(state.picture, event.picture)) {
        return [{ ...state, picture: event.picture }, []];
      }
      return [withDrawn(state, event.picture), BEGIN_ANEW];
    case 'paused':
      return paused(state);
    case 'progress':
      return [{ ...state, judgement: { kind: 'working', share: event.share } }, []];
    case 'solved':
      return solved(state, event.ambiguity);
    case 'found-more':
      return [{ ...state, differing: event.cells }, []];
    case 'found-all':
      return [withAmbiguity(state, event.ambiguity), []];
    case 'rated':
      return rated(state, event.rating);
    case 'failed':
      return [{ ...state, judgement: { kind: 'failed', message: event.message } }, []];
    case 'look-longer':
      if (state.seconds === LONG_SECONDS) return [state, []];
      return [{ ...state, judgement: NOT_YET, seconds: LONG_SECONDS }, BEGIN_ANEW];
    case 'cancelled':
      return [cancelled(state), [{ do: 'cancel' }]];
    case 'left':
      return [state, [{ do: 'cancel' }]];
  }
}

/**
 * Returns the state if it is about this picture. Otherwise returns an unjudged state, which keeps
 * the differing cells if the size is the same.
 */
export function judgementOf(state: JudgedPicture, picture: Picture): JudgedPicture {
  return isSameToJudge(state.picture, picture) ? state : withDrawn(state, picture);
}

/**
 * Whether the judgement of picture `a` holds for picture `b`: the looks of the colours make no
 * difference.
 */
export function isSameToJudge(a: Picture, b: Picture): boolean {
  const isSameSize = a.palette.length === b.palette.length;
  return isSameSize && sameDrawing(a.drawing, b.drawing) && sameGiven(a, b);
}

/**
 * Whether a longer search could settle the verdict, or settle in which cells solutions differ;
 * false after a long search that was not cancelled.
 */
export function canLookLonger({ judgement, seconds }: JudgedPicture): boolean {
  if (judgement.kind === 'cancelled') return true;
  if (judgement.kind !== 'judged' || seconds === LONG_SECONDS) return false;
  const { ambiguity, isLooking = false } = judgement;
  const { verdict, cells, open } = ambiguity;
  return verdict === 'unknown' || (!isLooking && open.length > cells.length);
}

function withDrawn({ picture: before, differing }: JudgedPicture, picture: Picture): JudgedPicture {
  const fresh = unjudged(picture);
  return isSameSize(before.drawing, picture.drawing) ? { ...fresh, differing } : fresh;
}

function isSameSize(a: Drawing, b: Drawing): boolean {
  return a.width === b.width && a.height === b.height;
}

function paused(state: JudgedPicture): JudgementResult {
  const { picture, seconds } = state;
  if (isEmpty(picture)) return [{ ...state, judgement: { kind: 'empty' }, differing: [] }, []];
  return [{ ...state, judgement: NOT_YET }, [{ do: 'solve', picture, seconds }]];
}

function solved(state: JudgedPicture, ambiguity: Ambiguity): JudgementResult {
  const { picture, seconds } = state;
  const next = withAmbiguity(state, ambiguity);
  if (ambiguity.verdict === 'multiple') {
    const judgement: Judgement = { kind: 'judged', ambiguity, isLooking: true };
    return [{ ...next, judgement }, [{ do: 'find-more', picture, seconds, ambiguity }]];
  }
  return [next, ambiguity.verdict === 'unique' ? [{ do: 'rate', picture }] : []];
}

/** Keeps the ambiguous cells that were found. A long search may be asked for again. */
function cancelled(state: JudgedPicture): JudgedPicture {
  const { judgement, differing } = state;
  const ended = { ...state, seconds: QUICK_SECONDS };
  if (judgement.kind !== 'judged') return { ...ended, judgement: { kind: 'cancelled' } };
  return withAmbiguity(ended, { ...judgement.ambiguity, cells: differing });
}

function withAmbiguity(state: JudgedPicture, ambiguity: Ambiguity): JudgedPicture {
  return { ...state, judgement: { kind: 'judged', ambiguity }, differing: ambiguity.cells };
}

function rated(state: JudgedPicture, rating: Rating): JudgementResult {
  const { judgement } = state;
  if (judgement.kind !== 'judged') return [state, []];
  return [{ ...state, judgement: { ...judgement, rating } }, []];
}
