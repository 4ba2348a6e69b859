// The list of suggestions, which grows while the search goes on. The suggestion on the screen stays
// on the screen while more suggestions are added.

import { type Suggestion, sameChanges } from '../../../src/create/repair/change.ts';
import type { Repair } from '../../../src/create/repair/repair.ts';
import type { Rating } from '../../../src/explain/index.ts';

export interface OfferedChanges extends Suggestion {
  /** The rating of the puzzle after the changes, if the search had to rate it. */
  readonly rating?: Rating;
}

export interface SuggestionList {
  /** The best first: see `compareSuggestions` and, for another difficulty, `compareChanges`. */
  readonly suggestions: readonly OfferedChanges[];
  readonly shown: number;
  /** Missing while the search runs. */
  readonly end?: SearchEnd;
}

/**
 * How the search ended: everything was tried, time or another limit cut it short, or the person
 * cancelled.
 */
export type SearchEnd = 'tried' | 'limits' | 'cancelled';

export const NO_SUGGESTIONS: SuggestionList = { suggestions: [], shown: 0 };

/** Nobody looks through more suggestions than this. */
const MOST = 20;

/** Adds the suggestions that were found; `found` contains the earlier ones, too. */
export function withFound(
  { suggestions, shown }: SuggestionList,
  found: readonly OfferedChanges[],
): SuggestionList {
  const best = found.slice(0, MOST);
  if (suggestions.length === 0) return { suggestions: best, shown: 0 };
  const looked = suggestions[shown];
  const place = best.findIndex((each) => sameChanges(each.changes, looked.changes));
  if (place >= 0) return { suggestions: best, shown: place };
  const rest = best.findIndex((each) => isPartOf(each, looked));
  if (rest >= 0) return { suggestions: best, shown: rest };
  const all = [...best.slice(0, MOST - 1), looked];
  return { suggestions: all, shown: all.length - 1 };
}

/** Returns why the search ended; without an answer, it was cancelled. */
export function endOf(answer: Pick<Repair, 'complete'> | undefined): SearchEnd {
  if (answer === undefined) return 'cancelled';
  return answer.complete ? 'tried' : 'limits';
}

/** Returns whether two searches, or the same search at two times, found the same. */
export function sameSuggestions(
  a: readonly OfferedChanges[],
  b: readonly OfferedChanges[],
): boolean {
  const isSame = (each: Suggestion, i: number): boolean =>
    sameChanges(each.changes, b[i].changes) && each.isMinimal === b[i].isMinimal;
  return a.length === b.length && a.every(isSame);
}

/** Returns whether changes were taken back from `whole` to make `part`. */
function isPartOf(part: Suggestion, whole: Suggestion): boolean {
  const changes = new Map(whole.changes.map(({ cell, to }) => [cell, to]));
  return part.changes.every(({ cell, to }) => changes.get(cell) === to);
}
