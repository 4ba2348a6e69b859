import { describe, expect, it } from 'vitest';
import type { Suggestion } from '../../../src/create/repair/change.ts';
import { endOf, NO_SUGGESTIONS, type SuggestionList, withFound } from './suggestion-list.ts';

function change(cell: number): Suggestion {
  return { changes: [{ cell, from: 0, to: 1 }], isMinimal: true, visibility: 0, sureness: 0 };
}

function shownCell({ suggestions, shown }: SuggestionList): number {
  return suggestions[shown].changes[0].cell;
}

describe('an offer', () => {
  it('begins with the best', () => {
    expect(shownCell(withFound(NO_SUGGESTIONS, [change(4), change(2)]))).toBe(4);
  });

  it('keeps what is shown while better ones come', () => {
    const first = withFound(NO_SUGGESTIONS, [change(4)]);
    const next = withFound(first, structuredClone([change(1), change(2), change(4)]));
    expect([shownCell(next), next.shown, next.suggestions.length]).toEqual([4, 2, 3]);
    const other = withFound({ ...next, shown: 0 }, [change(0), change(1), change(2), change(4)]);
    expect(shownCell(other)).toBe(1);
  });

  it('keeps what is shown where there are too many better ones', () => {
    const many = Array.from({ length: 30 }, (_, cell) => change(cell));
    const next = withFound(withFound(NO_SUGGESTIONS, [change(29)]), many);
    expect([shownCell(next), next.suggestions.length]).toEqual([29, 20]);
  });

  it('turns to what is left of the one that is shown when changes are taken back', () => {
    const whole = { ...change(4), changes: [4, 5].flatMap((cell) => change(cell).changes) };
    const next = withFound(withFound(NO_SUGGESTIONS, [whole]), [change(1), change(4)]);
    expect([shownCell(next), next.shown, next.suggestions.length]).toEqual([4, 1, 2]);
  });

  it('tells the three ways in which a search ends apart', () => {
    const ends = [{ complete: true }, { complete: false }, undefined].map(endOf);
    expect(ends).toEqual(['tried', 'limits', 'cancelled']);
  });
});
