// "Make the solution unique": the worker searches for changes of few cells, which are suggested one
// by one. They hold until the drawing or the number of its colours changes, which also ends the
// search.

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Suggestion } from '../../../src/create/disambiguate.ts';
import { announce } from '../../app/announcer.tsx';
import { useText } from '../../app/texts.ts';
import { useWork, type Work } from '../../app/use-work.ts';
import { longWorker } from '../../workers/task-workers.ts';
import type { Picture } from '../drawing/picture.ts';
import {
  endOf,
  type SearchEnd,
  type SuggestionList,
  type SuggestionsFor,
  suggestionsFor,
  withFound,
} from './suggestion-list.ts';

export interface Disambiguating {
  readonly work: Work | undefined;
  /** The suggestions, the least visible first. */
  readonly suggestions: readonly Suggestion[];
  readonly shown: number;
  readonly show: (index: number) => void;
  /** The reason why the search ended, if it found nothing. */
  readonly inVain: SearchEnd | undefined;
  readonly failure: string | undefined;
  readonly start: () => void;
  readonly close: () => void;
}

export function useDisambiguation({ drawing, palette }: Picture): Disambiguating {
  const colours = palette.length;
  const text = useText();
  const { work, run, cancel } = useWork();
  const [offered, setOffered] = useState<SuggestionsFor>();
  const [failure, setFailure] = useState<string>();
  /** The number of the search whose results still count. */
  const current = useRef(0);

  const change = (next: (offer: SuggestionList) => SuggestionList): void =>
    setOffered((own) => ({
      of: drawing,
      colours,
      offer: next(suggestionsFor(own, drawing, colours)),
    }));
  const close = useCallback((): void => {
    current.current++;
    cancel();
    setOffered(undefined);
    setFailure(undefined);
  }, [cancel]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of them ends the search.
  useEffect(() => close, [drawing, colours, close]);

  const start = async (): Promise<void> => {
    close();
    const own = current.current;
    let found: readonly Suggestion[] = [];
    const answer = await run(text('draw.disambiguate.work'), ({ signal, report }) =>
      longWorker.ask(
        'disambiguate',
        { drawing, palette },
        {
          signal,
          onProgress: ({ suggestions, tried, candidates, changes }) => {
            if (suggestions.length > found.length) change((offer) => withFound(offer, suggestions));
            found = suggestions;
            const share = candidates > 0 ? tried / candidates : undefined;
            report(share, text('draw.disambiguate.round', { changes, tried, candidates }));
          },
        },
      ),
    );
    if (current.current !== own) return;
    found = answer?.value.suggestions ?? found;
    change((offer) => ({ ...withFound(offer, found), end: endOf(answer?.value) }));
    // If nothing was found, the notice says so.
    if (found.length > 0) announce(text('draw.disambiguate.found', { count: found.length }));
  };
  const { suggestions, shown, end } = suggestionsFor(offered, drawing, colours);
  return {
    work,
    suggestions,
    shown,
    show: (index) => change((offer) => ({ ...offer, shown: index })),
    inVain: suggestions.length === 0 ? end : undefined,
    failure,
    start: () => {
      start().catch((error: Error) => setFailure(text('app.failed', { message: error.message })));
    },
    close,
  };
}
