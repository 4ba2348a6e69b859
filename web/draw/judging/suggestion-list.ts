// The list of suggestions, which grows while the search goes on. The suggestion on the screen stays
// on the screen when more suggestions are added.

import type { Suggestion } from '../../../src/create/repair/change.ts';
import type { Repair } from '../../../src/create/repair/repair.ts';

export interface SuggestionList {
  /** The suggestions in ascending order of `visibility`. */
  readonly suggestions: readonly Suggestion[];
  readonly shown: number;
  /** Missing while the search runs. */
  readonly end?: SearchEnd;
}

/** How the search ended: everything was tried, time ran out, or the person cancelled. */
export type SearchEnd = 'tried' | 'time' | 'cancelled';

export const NO_SUGGESTIONS: SuggestionList = { suggestions: [], shown: 0 };

/** Nobody looks through more suggestions than this. */
const MOST = 20;

/** Adds the suggestions that were found; `found` contains the earlier ones, too. */
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

/** Returns why the search ended; without an answer, it was cancelled. */
export function endOf(answer: Pick<Repair, 'complete'> | undefined): SearchEnd {
  if (answer === undefined) return 'cancelled';
  return answer.complete ? 'tried' : 'time';
}

function sameChanges({ changes }: Suggestion, other: Suggestion): boolean {
  return (
    changes.length === other.changes.length &&
    changes.every(({ cell, to }, i) => cell === other.changes[i].cell && to === other.changes[i].to)
  );
}
