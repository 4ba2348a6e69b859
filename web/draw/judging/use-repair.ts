// Makes the solution of a drawing unique: repair-offer.ts decides what is offered, and the worker
// searches.

import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Suggestion } from '../../../src/create/repair/change.ts';
import { announce } from '../../app/announcer.tsx';
import { type Dispatch, makeStepHost } from '../../app/step-host.ts';
import { type Text, useText } from '../../app/texts.ts';
import { useWork, type Work, type Working } from '../../app/use-work.ts';
import { longWorker } from '../../workers/task-workers.ts';
import type { Picture } from '../drawing/picture.ts';
import type { Kept } from './keep-wish.ts';
import {
  NOT_SEARCHED,
  type OfferEffect,
  type OfferEvent,
  offerOf,
  offerStep,
} from './repair-offer.ts';
import type { SearchEnd } from './suggestion-list.ts';

export interface Repairing {
  readonly work: Work | undefined;
  /** The suggestions, the best first: few changes, then changes that are hardly visible. */
  readonly suggestions: readonly Suggestion[];
  readonly shown: number;
  readonly show: (index: number) => void;
  /** The reason why the search ended, if it found nothing. */
  readonly inVain: SearchEnd | undefined;
  /** Whether something has to be kept, so that there may be fewer suggestions. */
  readonly keepsSome: boolean;
  readonly failure: string | undefined;
  readonly start: () => void;
  readonly close: () => void;
}

/** Searches for changes that keep what `kept` says; another object there ends the search. */
export function useRepair(picture: Picture, kept: Kept): Repairing {
  const text = useText();
  const working = useWork();
  const latest = useRef({ text, working });
  useEffect(() => {
    latest.current = { text, working };
  });
  const [{ store, dispatch }] = useState(() =>
    makeStepHost(NOT_SEARCHED, offerStep, (effect: OfferEffect, next) =>
      run(effect, latest.current, next),
    ),
  );
  const { drawing, palette, given } = picture;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of them ends the search.
  useEffect(
    () => () => void dispatch({ type: 'closed' }),
    [drawing, palette.length, given, kept, dispatch],
  );
  const { offer, failure } = offerOf(useStore(store), picture);
  const { suggestions, shown, end } = offer;
  return {
    work: working.work,
    suggestions,
    shown,
    show: (index) => void dispatch({ type: 'turned', shown: index }),
    inVain: suggestions.length === 0 ? end : undefined,
    keepsSome: Object.keys(kept).length > 0,
    failure: failure && text('app.failed', { message: failure }),
    start: () => void dispatch({ type: 'started', picture, kept }),
    close: () => void dispatch({ type: 'closed' }),
  };
}

interface EffectParts {
  readonly text: Text;
  readonly working: Working;
}

function run(
  effect: OfferEffect,
  parts: EffectParts,
  dispatch: Dispatch<OfferEvent>,
): void | Promise<void> {
  switch (effect.do) {
    case 'cancel':
      return parts.working.cancel();
    case 'announce':
      return announce(parts.text('draw.repair.found', { count: effect.count }));
    case 'search':
      return search(effect, parts, dispatch);
  }
}

async function search(
  { search: number, picture, kept }: OfferEffect & { readonly do: 'search' },
  { text, working }: EffectParts,
  dispatch: Dispatch<OfferEvent>,
): Promise<void> {
  try {
    const answer = await working.run(text('draw.repair.work'), ({ signal, report }) =>
      longWorker.ask(
        'repair',
        { ...picture, ...kept },
        {
          signal,
          onProgress: ({ suggestions, tried, candidates, stage }) => {
            void dispatch({ type: 'found', search: number, suggestions });
            const share = candidates > 0 ? tried / candidates : undefined;
            report(share, text('draw.repair.round', { stage, tried, candidates }));
          },
        },
      ),
    );
    await dispatch({ type: 'ended', search: number, answer: answer?.value });
  } catch (error) {
    await dispatch({ type: 'failed', search: number, message: (error as Error).message });
  }
}
