// Keeps the variants of the current image: variants-step.ts decides what is made and judged, and
// the workers do it.

import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { drawingOfGrid } from '../../../../src/create/drawing.ts';
import type { Image } from '../../../../src/create/images/image-samples.ts';
import type { Palette } from '../../../../src/puzzle/palette.ts';
import { type Dispatch, makeStepHost, type StepHost } from '../../../app/step-host.ts';
import type { Work } from '../../../app/use-work.ts';
import { longWorker, quickWorker } from '../../../workers/task-workers.ts';
import { puzzleOfPicture } from '../../drawing/picture.ts';
import { type ImageChoice, pictureTask } from '../choice/image-choice.ts';
import {
  NO_VARIANTS,
  shareDone,
  type VariantsEffect,
  type VariantsEvent,
  type VariantsState,
  variantsStep,
} from './variants-step.ts';

export interface Variants extends Pick<VariantsState, 'made' | 'isStale' | 'stage'> {
  /** The work at the variants without its label; undefined if nothing is done. */
  readonly running: Omit<Work, 'label'> | undefined;
  /** Goes on after the work was cancelled. */
  readonly resume: () => void;
}

interface VariantsInput {
  /** Missing until an image is read, and while the dialog is closed. */
  readonly image: Image | undefined;
  readonly choice: ImageChoice;
  readonly drawn: Palette;
}

/** How many milliseconds the choices must stay the same. */
const PAUSE = 700;
const SOLVE_SECONDS = 2;
const RATE_SECONDS = 3;

export function useVariants({ image, choice, drawn }: VariantsInput): Variants {
  const [{ store, dispatch }] = useState(makeVariants);
  const state = useStore(store);
  useEffect(() => {
    if (image === undefined) void dispatch({ type: 'left' });
    else void dispatch({ type: 'changed', source: { image, choice, drawn } });
  }, [image, choice, drawn, dispatch]);
  useEffect(() => () => void dispatch({ type: 'left' }), [dispatch]);
  const { source, made, isStale, stage } = state;
  const isRunning = stage === 'making' || stage === 'judging';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is other work.
  const work = useMemo(
    () =>
      isRunning
        ? {
            id: Symbol('variants'),
            since: Date.now(),
            cancel: () => void dispatch({ type: 'cancelled' }),
          }
        : undefined,
    [isRunning, source, dispatch],
  );
  const running = work && { ...work, share: shareDone(state) };
  return { made, isStale, stage, running, resume: () => void dispatch({ type: 'resumed' }) };
}

function makeVariants(): StepHost<VariantsState, VariantsEvent> {
  let current = new AbortController();
  return makeStepHost(NO_VARIANTS, variantsStep, (effect: VariantsEffect, dispatch) => {
    if (effect.do === 'cancel') {
      current.abort();
      current = new AbortController();
      return;
    }
    void run(effect, current.signal, dispatch);
  });
}

type LongEffect = Exclude<VariantsEffect, { do: 'cancel' }>;

/** Drops everything that arrives after the signal was aborted. */
async function run(
  effect: LongEffect,
  signal: AbortSignal,
  dispatch: Dispatch<VariantsEvent>,
): Promise<void> {
  const event = await outcomeOf(effect, signal).catch(() => eventOfFailure(effect));
  if (!signal.aborted) void dispatch(event);
}

async function outcomeOf(effect: LongEffect, signal: AbortSignal): Promise<VariantsEvent> {
  switch (effect.do) {
    case 'pause':
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      return { type: 'paused' };
    case 'make': {
      const { image, choice, drawn } = effect.source;
      const task = pictureTask(choice, drawn);
      if (task === undefined) return { type: 'failed' };
      const { value } = await quickWorker.ask('picture', { image, ...task }, { signal });
      const { grid, palette, threshold } = value;
      return { type: 'made', picture: { drawing: drawingOfGrid(grid), palette }, threshold };
    }
    case 'solve': {
      const task = { ...effect.picture, limits: { seconds: SOLVE_SECONDS } };
      const { value } = await longWorker.ask('ambiguity', task, { signal });
      return { type: 'solved', ambiguity: value };
    }
    case 'rate': {
      const task = { puzzle: puzzleOfPicture(effect.picture), limits: { seconds: RATE_SECONDS } };
      const { value } = await longWorker.ask('rate', task, { signal });
      return { type: 'rated', rating: value };
    }
  }
}

function eventOfFailure({ do: failed }: LongEffect): VariantsEvent {
  if (failed === 'solve') return { type: 'solved', ambiguity: { verdict: 'unknown' } };
  return { type: failed === 'rate' ? 'rated' : 'failed' };
}
