// Makes the solution of a drawing unique: disambiguation.ts decides what is offered, and the worker
// searches.

import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Suggestion } from '../../../src/create/disambiguate.ts';
import { announce } from '../../app/announcer.tsx';
import { type Dispatch, makeStepHost } from '../../app/step-host.ts';
import { type Text, useText } from '../../app/texts.ts';
import { useWork, type Work, type Working } from '../../app/use-work.ts';
import { longWorker } from '../../workers/task-workers.ts';
import type { Picture } from '../drawing/picture.ts';
import {
  type DisambiguationEffect,
  type DisambiguationEvent,
  disambiguationOf,
  disambiguationStep,
  NOT_SEARCHED,
} from './disambiguation.ts';
import type { SearchEnd } from './suggestion-list.ts';

export interface Disambiguating {
  readonly work: Work | undefined;
  /** The suggestions in ascending order of `visibility`. */
  readonly suggestions: readonly Suggestion[];
  readonly shown: number;
  readonly show: (index: number) => void;
  /** The reason why the search ended, if it found nothing. */
  readonly inVain: SearchEnd | undefined;
  readonly failure: string | undefined;
  readonly start: () => void;
  readonly close: () => void;
}

export function useDisambiguation(picture: Picture): Disambiguating {
  const text = useText();
  const working = useWork();
  const latest = useRef({ text, working });
  useEffect(() => {
    latest.current = { text, working };
  });
  const [{ store, dispatch }] = useState(() =>
    makeStepHost(NOT_SEARCHED, disambiguationStep, (effect: DisambiguationEffect, next) =>
      run(effect, latest.current, next),
    ),
  );
  const { drawing, palette, given } = picture;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of them ends the search.
  useEffect(
    () => () => void dispatch({ type: 'closed' }),
    [drawing, palette.length, given, dispatch],
  );
  const { offer, failure } = disambiguationOf(useStore(store), picture);
  const { suggestions, shown, end } = offer;
  return {
    work: working.work,
    suggestions,
    shown,
    show: (index) => void dispatch({ type: 'turned', shown: index }),
    inVain: suggestions.length === 0 ? end : undefined,
    failure: failure && text('app.failed', { message: failure }),
    start: () => void dispatch({ type: 'started', picture }),
    close: () => void dispatch({ type: 'closed' }),
  };
}

interface EffectParts {
  readonly text: Text;
  readonly working: Working;
}

function run(
  effect: DisambiguationEffect,
  parts: EffectParts,
  dispatch: Dispatch<DisambiguationEvent>,
): void | Promise<void> {
  switch (effect.do) {
    case 'cancel':
      return parts.working.cancel();
    case 'announce':
      return announce(parts.text('draw.disambiguate.found', { count: effect.count }));
    case 'search':
      return search(effect, parts, dispatch);
  }
}

async function search(
  { search: number, picture }: DisambiguationEffect & { readonly do: 'search' },
  { text, working }: EffectParts,
  dispatch: Dispatch<DisambiguationEvent>,
): Promise<void> {
  try {
    const answer = await working.run(text('draw.disambiguate.work'), ({ signal, report }) =>
      longWorker.ask('disambiguate', picture, {
        signal,
        onProgress: ({ suggestions, tried, candidates, changes }) => {
          void dispatch({ type: 'found', search: number, suggestions });
          const share = candidates > 0 ? tried / candidates : undefined;
          report(share, text('draw.disambiguate.round', { changes, tried, candidates }));
        },
      }),
    );
    await dispatch({ type: 'ended', search: number, answer: answer?.value });
  } catch (error) {
    await dispatch({ type: 'failed', search: number, message: (error as Error).message });
  }
}
