// Changes that are offered while more are looked for. The one that is looked at stays on the
// screen, whatever comes.

import type { Disambiguation, Suggestion } from '../../../src/create/disambiguate.ts';
import type { Drawing } from '../../../src/create/drawing.ts';

export interface SuggestionList {
  /** The least visible first. */
  readonly suggestions: readonly Suggestion[];
  readonly shown: number;
  /** Missing while more are looked for. */
  readonly end?: SearchEnd;
}

/** All was tried; there was no time for more; cancelled. */
export type SearchEnd = 'tried' | 'time' | 'cancelled';

/** What an offer is for: its changes may use every colour that was there. */
export interface SuggestionsFor {
  readonly of: Drawing;
  readonly colours: number;
  readonly offer: SuggestionList;
}

export const NO_SUGGESTIONS: SuggestionList = { suggestions: [], shown: 0 };

/** None where it is for another drawing, or for the same with other colours. */
export function suggestionsFor(
  offered: SuggestionsFor | undefined,
  drawing: Drawing,
  colours: number,
): SuggestionList {
  return offered?.of === drawing && offered.colours === colours ? offered.offer : NO_SUGGESTIONS;
}

/** More are not looked through by anyone. */
const MOST = 20;

/** `found` has those of before, too. */
export function withFound(
  { suggestions, shown }: SuggestionList,
  found: readonly Suggestion[],
): SuggestionList {
  const best = found.slice(0, MOST);
  if (suggestions.length === 0) return { suggestions: best, shown: 0 };
  const looked = suggestions[shown];
  const place = best.findIndex((each) => sameChanges(each, looked));
  if (place >= 0) return { suggestions: best, shown: place };
  return { suggestions: [...best.slice(0, MOST - 1), looked], shown: MOST - 1 };
}

/** How it ended; cancelled without an answer. */
export function endOf(answer: Pick<Disambiguation, 'complete'> | undefined): SearchEnd {
  if (answer === undefined) return 'cancelled';
  return answer.complete ? 'tried' : 'time';
}

function sameChanges({ changes }: Suggestion, other: Suggestion): boolean {
  return (
    changes.length === other.changes.length &&
    changes.every(({ cell, to }, i) => cell === other.changes[i].cell && to === other.changes[i].to)
  );
}
