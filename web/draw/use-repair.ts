// "Make it unique": changes of few cells, looked for in the worker and offered one by one. They hold until the drawing
// is another, and nobody looks for them any longer than that.

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Suggestion } from '../../src/create/disambiguate.ts';
import type { Drawing } from '../../src/create/drawing.ts';
import { announce } from '../app/announcer.tsx';
import { useWork, type Work } from '../app/use-work.ts';
import { useText } from '../app/words.tsx';
import { long } from '../solver/solvers.ts';
import { endOf, NO_OFFER, type Offer, type OfferEnd, withFound } from './offer.ts';
import type { Picture } from './picture.ts';

export interface Repair {
  readonly work: Work | undefined;
  /** The least visible first. */
  readonly suggestions: readonly Suggestion[];
  readonly shown: number;
  readonly show: (index: number) => void;
  /** Why no more are looked for, where there is none. */
  readonly inVain: OfferEnd | undefined;
  readonly failure: string | undefined;
  readonly start: () => void;
  readonly close: () => void;
}

export function useRepair({ drawing, palette }: Picture): Repair {
  const text = useText();
  const { work, run, cancel } = useWork();
  const [offered, setOffered] = useState<{ readonly of: Drawing; readonly offer: Offer }>();
  const [failure, setFailure] = useState<string>();
  /** Of the search that may still offer something. */
  const current = useRef(0);

  const change = (next: (offer: Offer) => Offer): void =>
    setOffered((own) => ({ of: drawing, offer: next(own?.of === drawing ? own.offer : NO_OFFER) }));
  const close = useCallback((): void => {
    current.current++;
    cancel();
    setOffered(undefined);
    setFailure(undefined);
  }, [cancel]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing ends the search.
  useEffect(() => close, [drawing, close]);

  const start = async (): Promise<void> => {
    close();
    const own = current.current;
    let found: readonly Suggestion[] = [];
    const answer = await run(text('draw.repair.work'), ({ signal, report }) =>
      long.ask(
        'disambiguate',
        { drawing, palette },
        {
          signal,
          onProgress: ({ suggestions, tried, candidates, changes }) => {
            if (suggestions.length > found.length) change((offer) => withFound(offer, suggestions));
            found = suggestions;
            const share = candidates > 0 ? tried / candidates : undefined;
            report(share, text('draw.repair.round', { changes, tried, candidates }));
          },
        },
      ),
    );
    if (current.current !== own) return;
    found = answer?.suggestions ?? found;
    change((offer) => ({ ...withFound(offer, found), end: endOf(answer) }));
    // That there is none is told by the notice.
    if (found.length > 0) announce(text('draw.repair.found', { count: found.length }));
  };
  const { suggestions, shown, end } = offered?.of === drawing ? offered.offer : NO_OFFER;
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
