// Makes the solution unique, or the puzzle easier or harder: searches for changes of a few cells
// and suggests them. An edit of the drawing, of its given cells, of the number of its colours or of
// what is kept ends the search and drops the suggestions. An event leads to the next state and to
// effects, which use-repair.ts runs.

import type { DifficultyTarget } from '../../../src/create/difficulty-changes/difficulty-aim.ts';
import type { Repair } from '../../../src/create/repair/repair.ts';
import type { StepResult } from '../../app/step-host.ts';
import type { Picture } from '../drawing/picture.ts';
import { isSameToJudge } from './judgement.ts';
import type { Kept } from './keep-wish.ts';
import {
  endOf,
  NO_SUGGESTIONS,
  type OfferedChanges,
  type SuggestionList,
  sameSuggestions,
  withFound,
} from './suggestion-list.ts';

/** The purpose of the changes: one solution, or another difficulty. */
export type RepairGoal = 'unique' | DifficultyTarget;

export interface OfferState {
  /** The number of the newest search, or 0 before the first search. */
  readonly search: number;
  /**
   * The picture that the search is for; undefined before the first search and after the offer is
   * closed.
   */
  readonly picture: Picture | undefined;
  readonly goal: RepairGoal;
  /** All that the search has found so far. */
  readonly found: readonly OfferedChanges[];
  readonly offer: SuggestionList;
  /** Whether the person has turned to another suggestion. */
  readonly isTurned: boolean;
  /** The message of the failure that ended the search. */
  readonly failure: string | undefined;
}

export type OfferEvent =
  | {
      readonly type: 'started';
      readonly picture: Picture;
      readonly kept: Kept;
      readonly goal: RepairGoal;
    }
  /** `suggestions` contains what was found earlier, too, unless it was replaced. */
  | {
      readonly type: 'found';
      readonly search: number;
      readonly suggestions: readonly OfferedChanges[];
    }
  /** Without an answer, the search was cancelled. */
  | {
      readonly type: 'ended';
      readonly search: number;
      readonly answer: Pick<Repair, 'suggestions' | 'complete'> | undefined;
    }
  | { readonly type: 'failed'; readonly search: number; readonly message: string }
  | { readonly type: 'turned'; readonly shown: number }
  | { readonly type: 'closed' };

export type OfferEffect =
  /** Begins a search and cancels the previous one. */
  | {
      readonly do: 'search';
      readonly search: number;
      readonly picture: Picture;
      readonly kept: Kept;
      readonly goal: RepairGoal;
    }
  | { readonly do: 'cancel' }
  | { readonly do: 'announce'; readonly count: number };

type OfferResult = StepResult<OfferState, OfferEffect>;

export const NOT_SEARCHED: OfferState = {
  search: 0,
  picture: undefined,
  goal: 'unique',
  found: [],
  offer: NO_SUGGESTIONS,
  isTurned: false,
  failure: undefined,
};

export function offerStep(state: OfferState, event: OfferEvent): OfferResult {
  switch (event.type) {
    case 'started': {
      const { picture, kept, goal } = event;
      const search = state.search + 1;
      return [
        { ...NOT_SEARCHED, search, picture, goal },
        [{ do: 'search', search, picture, kept, goal }],
      ];
    }
    case 'turned':
      return [{ ...state, isTurned: true, offer: { ...state.offer, shown: event.shown } }, []];
    case 'closed':
      return [{ ...NOT_SEARCHED, search: state.search }, [{ do: 'cancel' }]];
    default:
      return isCurrent(state, event.search) ? fromSearch(state, event) : [state, []];
  }
}

/** Returns `NOT_SEARCHED` if there is no search for this picture. */
export function offerOf(state: OfferState, picture: Picture): OfferState {
  return state.picture && isSameToJudge(state.picture, picture) ? state : NOT_SEARCHED;
}

function isCurrent({ search, picture }: OfferState, of: number): boolean {
  return search === of && picture !== undefined;
}

function fromSearch(
  state: OfferState,
  event: Extract<OfferEvent, { readonly search: number }>,
): OfferResult {
  switch (event.type) {
    case 'found':
      return [withMore(state, event.suggestions), []];
    case 'ended':
      return ended(state, event.answer);
    case 'failed':
      return [{ ...state, failure: event.message }, []];
  }
}

function withMore(state: OfferState, found: readonly OfferedChanges[]): OfferState {
  if (sameSuggestions(found, state.found)) return state;
  return { ...state, found, offer: withFound(state.offer, found) };
}

/**
 * Announces how many suggestions were found. If there are none, a notice says so instead. Shows the
 * best one, unless the person has chosen what to look at.
 */
function ended(
  state: OfferState,
  answer: (OfferEvent & { readonly type: 'ended' })['answer'],
): OfferResult {
  const { suggestions: found } = answer ?? { suggestions: state.found };
  const before = state.isTurned ? state.offer : NO_SUGGESTIONS;
  const offer = { ...withFound(before, found), end: endOf(answer) };
  const effects: readonly OfferEffect[] =
    found.length > 0 ? [{ do: 'announce', count: found.length }] : [];
  return [{ ...state, found, offer }, effects];
}
