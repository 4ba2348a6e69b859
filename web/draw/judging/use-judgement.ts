// Judges the drawing while nobody draws: judgement.ts decides what is asked for, and the worker
// answers.

import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type Dispatch, makeStepHost, type StepHost } from '../../app/step-host.ts';
import type { Work } from '../../app/use-work.ts';
import { longWorker } from '../../workers/task-workers.ts';
import { type Picture, puzzleOfPicture } from '../drawing/picture.ts';
import {
  canLookLonger,
  isAmbiguous,
  type JudgedPicture,
  type JudgementEffect,
  type JudgementEvent,
  judgementOf,
  judgementStep,
  unjudged,
} from './judgement.ts';

export interface Judging extends Pick<JudgedPicture, 'judgement' | 'differing'> {
  /** Searches again, for 60 seconds instead of 8. Undefined if `canLookLonger` is false. */
  readonly lookLonger: (() => void) | undefined;
  /** Identifies the search for other solutions that runs, and has the time when it began. */
  readonly running: Pick<Work, 'id' | 'since' | 'cancel'> | undefined;
}

/** How many milliseconds must pass without drawing. */
const PAUSE = 300;
const RATE_SECONDS = 20;

export function useJudgement(picture: Picture): Judging {
  const [{ store, dispatch }] = useState(() => makeJudging(picture));
  const state = useStore(store);
  const judged = judgementOf(state, picture);
  const { judgement, differing } = judged;
  const { drawing, palette, given } = picture;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the look of colours does not matter.
  useEffect(
    () => void dispatch({ type: 'drawn', picture }),
    [drawing, palette.length, given, dispatch],
  );
  useEffect(() => () => void dispatch({ type: 'left' }), [dispatch]);
  const lookLonger = (): void => void dispatch({ type: 'look-longer' });
  const isRunning = judgement.kind === 'working' || (isAmbiguous(judgement) && judgement.isLooking);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing is another search.
  const running = useMemo(
    () =>
      isRunning
        ? {
            id: Symbol('judgement'),
            since: Date.now(),
            cancel: () => void dispatch({ type: 'cancelled' }),
          }
        : undefined,
    [isRunning, drawing, palette.length, given, dispatch],
  );
  return {
    judgement,
    differing,
    running,
    lookLonger: canLookLonger(judged) ? lookLonger : undefined,
  };
}

function makeJudging(picture: Picture): StepHost<JudgedPicture, JudgementEvent> {
  let current = new AbortController();
  return makeStepHost(unjudged(picture), judgementStep, (effect: JudgementEffect, dispatch) => {
    if (effect.do === 'cancel') {
      current.abort();
      current = new AbortController();
      return;
    }
    void run(effect, current.signal, dispatch);
  });
}

/** Drops everything that arrives after the signal was aborted. */
async function run(
  effect: Exclude<JudgementEffect, { do: 'cancel' }>,
  signal: AbortSignal,
  dispatch: Dispatch<JudgementEvent>,
): Promise<void> {
  const send = (event: JudgementEvent): void => {
    if (!signal.aborted) void dispatch(event);
  };
  try {
    send(await outcomeOf(effect, signal, send));
  } catch (error) {
    send({ type: 'failed', message: (error as Error).message });
  }
}

async function outcomeOf(
  effect: Exclude<JudgementEffect, { do: 'cancel' }>,
  signal: AbortSignal,
  send: (event: JudgementEvent) => void,
): Promise<JudgementEvent> {
  switch (effect.do) {
    case 'pause':
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      return { type: 'paused' };
    case 'solve': {
      const { picture, seconds } = effect;
      const onProgress = ({ knownCells, cells }: { knownCells: number; cells: number }): void =>
        send({ type: 'progress', share: knownCells / cells });
      const task = { ...picture, limits: { seconds } };
      const { value } = await longWorker.ask('ambiguity', task, { signal, onProgress });
      return { type: 'solved', ambiguity: value };
    }
    case 'find-more': {
      const { picture, ambiguity, seconds } = effect;
      const onProgress = ({ cells }: { readonly cells: readonly number[] }): void =>
        send({ type: 'found-more', cells });
      const task = { ...picture, ambiguity, limits: { seconds } };
      const { value } = await longWorker.ask('differing', task, { signal, onProgress });
      return { type: 'found-all', ambiguity: value };
    }
    case 'rate': {
      const puzzle = puzzleOfPicture(effect.picture);
      const task = { puzzle, limits: { seconds: RATE_SECONDS }, map: true };
      const { value } = await longWorker.ask('rate', task, { signal });
      return { type: 'rated', rating: value };
    }
  }
}
