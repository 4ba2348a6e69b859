// The photo of the Enter screen: opens, reads, keeps and forgets it. state/photo-step.ts decides
// what happens; this module runs the effects of its steps.

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { defined } from '../../../src/puzzle/defined.ts';
import { validate } from '../../../src/puzzle/validate.ts';
import { type Dispatch, makeStepHost } from '../../app/step-host.ts';
import { useStrayFile } from '../../app/stray-file.ts';
import { type Text, useText } from '../../app/texts.ts';
import type { ShowToast } from '../../app/use-toast.ts';
import { CANCELLED, useWork, type Work, type Working } from '../../app/use-work.ts';
import { addOwn } from '../../puzzle-store/library-puzzles.ts';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';
import type { Storage } from '../../storage/storage.ts';
import { useStorage } from '../../storage/use-storage.ts';
import { longWorker } from '../../workers/task-workers.ts';
import type { Drafting } from '../draft/use-draft.ts';
import { putOnBoard } from '../opening/put-on-board.ts';
import { jpegOf, pixelsOfJpeg } from './source/jpeg.ts';
import { unpackPhoto } from './source/unpack-photo.ts';
import { warmReader } from './source/warm-reader.ts';
import { failureOfProblem } from './state/failure-of-problem.ts';
import { forgetPhoto, keepPhoto, loadPhoto, movePhoto } from './state/photo-record.ts';
import {
  NO_PHOTO,
  type PhotoEffect,
  type PhotoEvent,
  type PhotoState,
} from './state/photo-state.ts';
import { photoStep } from './state/photo-step.ts';
import { draftIn, type ShownReading, shownReading } from './state/shown-reading.ts';

export interface Photographing {
  readonly state: PhotoState;
  readonly work: Work | undefined;
  /** The work on the verdict after a correction. */
  readonly settling: Work | undefined;
  readonly dispatch: Dispatch<PhotoEvent>;
  /** Opens a file; the draft of a puzzle of the library stays, and a new board takes the photo. */
  readonly open: (file: File) => void;
  /** The draft, whose photo goes with it when it is saved as a puzzle of the library. */
  readonly draftToSave: Drafting;
}

interface PhotoParts {
  readonly drafting: Drafting;
  /** The id of the puzzle of the library that is on the screen; undefined for a new puzzle. */
  readonly id: string | undefined;
  readonly showToast: ShowToast;
}

/** The most seconds in which the solver looks at clues that a person has corrected. */
const SECONDS = 10;

/** How long corners rest before their place is kept, in milliseconds. */
const PAUSE = 500;

export function usePhoto(parts: PhotoParts): Photographing {
  const { id } = parts;
  const text = useText();
  const storage = useStorage();
  const working = useWork();
  const settling = useWork();
  const stray = useStrayFile();
  const [, navigate] = useLocation();
  const latest = useRef({ ...parts, text, storage, working, settling, navigate });
  useEffect(() => {
    latest.current = { ...parts, text, storage, working, settling, navigate };
  });
  const [{ store, dispatch }] = useState(() =>
    makeStepHost(NO_PHOTO, photoStep, (effect: PhotoEffect, next) =>
      run(effect, latest.current, next),
    ),
  );
  useEffect(() => {
    void loadPhoto(storage, id).then((kept) => kept && dispatch({ type: 'loaded', ...kept }));
  }, [id, storage, dispatch]);
  useKeepingOnLeave(dispatch);
  const open = (file: File): void => {
    if (id === undefined) return void dispatch({ type: 'file', file });
    stray.held = file;
    navigate('/enter');
  };
  const { drafting } = parts;
  const settle = async (...saved: Parameters<Drafting['settle']>): Promise<void> => {
    await drafting.settle(...saved);
    const [, to] = saved;
    if (to === id) return;
    await dispatch({ type: 'place-rests', place: undefined });
    await dispatch({ type: 'moved' });
    await movePhoto(storage, id, to);
  };
  const draftToSave = { ...drafting, settle };
  const state = useStore(store);
  return { state, work: working.work, settling: settling.work, dispatch, open, draftToSave };
}

/** Keeps a place that still rests when the screen is left, or the page may be closed. */
function useKeepingOnLeave(dispatch: Dispatch<PhotoEvent>): void {
  useEffect(() => {
    const leave = (): void => void dispatch({ type: 'place-rests', place: undefined });
    const hide = (): void => {
      if (document.hidden) leave();
    };
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [dispatch]);
}

interface EffectParts extends PhotoParts {
  readonly text: Text;
  readonly storage: Storage;
  readonly working: Working;
  readonly settling: Working;
  readonly navigate: (address: string) => void;
}

async function run(
  effect: PhotoEffect,
  parts: EffectParts,
  dispatch: Dispatch<PhotoEvent>,
): Promise<void> {
  const { storage } = parts;
  switch (effect.do) {
    case 'unpack':
      return unpack(effect.file, parts, dispatch);
    case 'read':
      return read(effect, parts, dispatch);
    case 'keep': {
      const { photo, reading } = effect;
      return keepPhoto(storage, parts.id, { photo, ...defined({ reading }) });
    }
    case 'wait':
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      return dispatch({ type: 'place-rests', place: effect.place });
    case 'stop':
      parts.working.cancel();
      return parts.settling.cancel();
    case 'forget':
      return forgetPhoto(storage, parts.id);
    case 'settle':
      return settle(effect.reading, parts, dispatch);
    case 'put-on-board':
      return putOnBoard(effect.draft, parts);
    case 'tell-replaced': {
      const { text, showToast } = parts;
      const undo = (): void => void dispatch({ type: 'restored', state: effect.before });
      const { isEdited } = effect.before.reading ?? {};
      return showToast(text(isEdited ? 'photo.replaced' : 'photo.removed'), {
        label: text('photo.undo'),
        run: undo,
      });
    }
    case 'add-and-play':
      return parts.navigate(addressOf('play', await addOwn(storage, effect.puzzle, 'entered')));
  }
}

async function unpack(
  file: File,
  { working, text }: EffectParts,
  dispatch: Dispatch<PhotoEvent>,
): Promise<void> {
  warmReader();
  const unpacked = await working.run(text('photo.work.opening'), () => unpackPhoto(file));
  if (unpacked === undefined) return;
  const { ok } = unpacked;
  if (!ok) return dispatch({ type: 'failed', failure: unpacked.failure });
  const { photo, isAnimated } = unpacked;
  return dispatch({ type: 'unpacked', photo, isAnimated });
}

type ReadEffect = Extract<PhotoEffect, { readonly do: 'read' }>;

async function read(
  { photo, wish, limits }: ReadEffect,
  { working, text }: EffectParts,
  dispatch: Dispatch<PhotoEvent>,
): Promise<void> {
  let cancelling: AbortSignal | undefined;
  try {
    const event = await working.run(
      text('photo.work.finding'),
      async ({ signal, report }): Promise<PhotoEvent> => {
        cancelling = signal;
        const image = photo.pixels ?? (await pixelsOfJpeg(photo.file));
        const args = { image, wish, ...defined({ limits }) };
        const outcome = await longWorker.ask('read-photo', args, {
          signal,
          onProgress: ({ stage, done }) => report(done, text(`photo.work.${stage}`)),
        });
        if (!outcome.ok) {
          return { type: 'failed', failure: failureOfProblem(outcome.problems[0]), photo };
        }
        const { straight } = outcome.value;
        const reading = shownReading(outcome.value, await jpegOf(straight));
        return { type: 'read', photo, reading };
      },
    );
    if (event !== undefined) await dispatch(event);
    else if (cancelling?.reason === CANCELLED) {
      await dispatch({ type: 'failed', failure: { reason: 'cancelled' }, photo });
    }
  } catch (error) {
    const { message } = error as Error;
    await dispatch({ type: 'failed', failure: { reason: 'failed', message }, photo });
  }
}

/**
 * Clues that make no puzzle have no solution. A verdict that takes too long, or whose worker fails,
 * is unknown.
 */
async function settle(
  reading: ShownReading,
  { settling, text }: EffectParts,
  dispatch: Dispatch<PhotoEvent>,
): Promise<void> {
  const puzzle = validate(draftIn(reading));
  if (!puzzle.ok) return dispatch({ type: 'settled', reading, verdict: 'none' });
  let cancelling: AbortSignal | undefined;
  const args = { puzzle: puzzle.value, maxSolutions: 2, limits: { seconds: SECONDS } };
  try {
    const answer = await settling.run(text('photo.work.settling'), ({ signal }) => {
      cancelling = signal;
      return longWorker.ask('solve', args, { signal });
    });
    const isCut = answer === undefined && cancelling?.reason === CANCELLED;
    const verdict = isCut ? 'unknown' : answer?.value.verdict;
    if (verdict !== undefined) await dispatch({ type: 'settled', reading, verdict });
  } catch {
    await dispatch({ type: 'settled', reading, verdict: 'unknown' });
  }
}
