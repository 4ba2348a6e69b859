// Looks for changes of a drawing: repair-offer.ts decides what is offered, and the worker
// searches.

import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { DifficultyChange } from '../../../src/create/difficulty-changes/difficulty-search.ts';
import type { Repair } from '../../../src/create/repair/repair.ts';
import { announce } from '../../app/announcer.tsx';
import { type Dispatch, makeStepHost } from '../../app/step-host.ts';
import { type Text, useText } from '../../app/texts.ts';
import { useWork, type Work, type WorkHost, type Working } from '../../app/use-work.ts';
import { longWorker } from '../../workers/task-workers.ts';
import type { Picture } from '../drawing/picture.ts';
import type { Kept } from './keep-wish.ts';
import {
  NOT_SEARCHED,
  type OfferEffect,
  type OfferEvent,
  offerOf,
  offerStep,
  type RepairGoal,
} from './repair-offer.ts';
import type { OfferedChanges, SearchEnd } from './suggestion-list.ts';

export interface Repairing {
  readonly work: Work | undefined;
  /**
   * The suggestions, the best first: those that reach another label, if that is wanted, then few
   * changes, then changes that are hardly visible.
   */
  readonly suggestions: readonly OfferedChanges[];
  readonly shown: number;
  readonly show: (index: number) => void;
  /** The reason why the search ended, if it found nothing. */
  readonly inVain: SearchEnd | undefined;
  /** Whether something has to be kept, so that there may be fewer suggestions. */
  readonly keepsSome: boolean;
  readonly failure: string | undefined;
  /** The purpose of the latest search. */
  readonly goal: RepairGoal;
  readonly start: (goal: RepairGoal) => void;
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
  const { offer, goal, failure } = offerOf(useStore(store), picture);
  const { suggestions, shown, end } = offer;
  return {
    work: working.work,
    suggestions,
    shown,
    show: (index) => void dispatch({ type: 'turned', shown: index }),
    inVain: suggestions.length === 0 ? end : undefined,
    keepsSome: Object.keys(kept).length > 0,
    failure: failure && text('app.failed', { message: failure }),
    goal,
    start: (next) => void dispatch({ type: 'started', picture, kept, goal: next }),
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

type SearchEffect = OfferEffect & { readonly do: 'search' };

async function search(
  effect: SearchEffect,
  { text, working }: EffectParts,
  dispatch: Dispatch<OfferEvent>,
): Promise<void> {
  const { search: number } = effect;
  try {
    const answer = await working.run(text('draw.repair.work'), (host) =>
      ask(effect, host, text, (suggestions) => {
        void dispatch({ type: 'found', search: number, suggestions });
      }),
    );
    await dispatch({ type: 'ended', search: number, answer });
  } catch (error) {
    await dispatch({ type: 'failed', search: number, message: (error as Error).message });
  }
}

async function ask(
  { picture, kept, goal }: SearchEffect,
  { signal, report }: WorkHost,
  text: Text,
  onFound: (suggestions: readonly OfferedChanges[]) => void,
): Promise<Pick<Repair, 'suggestions' | 'complete'>> {
  const reportTries = (stage: string, tried: number, candidates: number): void => {
    const share = candidates > 0 ? tried / candidates : undefined;
    report(share, text('draw.repair.round', { stage, tried, candidates }));
  };
  if (goal === 'unique') {
    const answer = await longWorker.ask(
      'repair',
      { ...picture, ...kept },
      {
        signal,
        onProgress: ({ suggestions, tried, candidates, stage }) => {
          onFound(suggestions);
          reportTries(stage, tried, candidates);
        },
      },
    );
    return answer.value;
  }
  const answer = await longWorker.ask(
    'difficulty-changes',
    { ...picture, ...kept, target: goal },
    {
      signal,
      onProgress: ({ suggestions, stage, tried, candidates }) => {
        onFound(suggestions.map(asSuggestion));
        reportTries(stage, tried, candidates);
      },
    },
  );
  const { suggestions, complete } = answer.value;
  return { suggestions: suggestions.map(asSuggestion), complete };
}

/** No image is asked how sure it is. */
function asSuggestion(change: DifficultyChange): OfferedChanges {
  return { ...change, sureness: 0 };
}
