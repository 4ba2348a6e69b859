// Makes the variants of a picture one after another, when the choices have stayed the same for a
// moment, and then judges them one after another. Variants that give an empty picture, or the same
// picture as one before, are left out. An event leads to the next state and to effects, which
// use-variants.ts runs in the workers.

import type { Ambiguity } from '../../../../src/create/ambiguity.ts';
import type { Image } from '../../../../src/create/images/image-samples.ts';
import type { Rating } from '../../../../src/explain/index.ts';
import type { Palette } from '../../../../src/puzzle/palette.ts';
import type { StepResult } from '../../../app/step-host.ts';
import { isEmpty, type Picture, samePicture, withUsedColours } from '../../drawing/picture.ts';
import type { ImageChoice } from '../choice/image-choice.ts';
import {
  haveSameVariants,
  type ImageVariant,
  imageVariants,
  SHOWN_VARIANTS,
  withVariant,
} from './image-variants.ts';

/** The source of the variants. */
interface VariantSource {
  readonly image: Image;
  readonly choice: ImageChoice;
  /** The palette of the present drawing. */
  readonly drawn: Palette;
}

export interface MadeVariant {
  readonly variant: ImageVariant;
  readonly picture: Picture;
  /** Missing until it is known. */
  readonly ambiguity?: Pick<Ambiguity, 'verdict'>;
  /** Missing until it is known, and if the verdict is not `unique`. */
  readonly rating?: Rating;
}

export interface VariantsState {
  /** Missing until there is an image. */
  readonly source?: VariantSource;
  /** The variants that are still to be made. */
  readonly waiting: readonly ImageVariant[];
  /** Whether no variant was made yet, so that no threshold is found. */
  readonly isFirst: boolean;
  readonly made: readonly MadeVariant[];
  /** Whether the shown variants belong to an earlier choice. */
  readonly isStale: boolean;
  readonly stage: 'idle' | 'pausing' | 'making' | 'judging' | 'cancelled';
}

export const NO_VARIANTS: VariantsState = {
  waiting: [],
  isFirst: true,
  made: [],
  isStale: false,
  stage: 'idle',
};

export type VariantsEvent =
  | { readonly type: 'changed'; readonly source: VariantSource }
  /** The choices have stayed the same for a moment. */
  | { readonly type: 'paused' }
  | { readonly type: 'made'; readonly picture: Picture; readonly threshold: number | undefined }
  | { readonly type: 'solved'; readonly ambiguity: Pick<Ambiguity, 'verdict'> }
  | { readonly type: 'rated'; readonly rating?: Rating }
  /** The variant that waits first cannot be made. */
  | { readonly type: 'failed' }
  | { readonly type: 'cancelled' }
  /** The cancelled work goes on. */
  | { readonly type: 'resumed' }
  | { readonly type: 'left' };

export type VariantsEffect =
  /** Cancels the pause, or the task, that is running. */
  | { readonly do: 'cancel' }
  | { readonly do: 'pause' }
  | { readonly do: 'make'; readonly source: VariantSource }
  | { readonly do: 'solve'; readonly picture: Picture }
  | { readonly do: 'rate'; readonly picture: Picture };

type VariantsResult = StepResult<VariantsState, VariantsEffect>;

export function variantsStep(state: VariantsState, event: VariantsEvent): VariantsResult {
  switch (event.type) {
    case 'changed':
      return changed(state, event.source);
    case 'paused':
    case 'resumed':
      return makeNext({ ...state, stage: 'making' });
    case 'made':
      return makeNext(withMade(state, event.picture, event.threshold));
    case 'failed':
      return makeNext({ ...state, waiting: state.waiting.slice(1), isFirst: false });
    case 'solved':
      return solved(state, event.ambiguity);
    case 'rated':
      return judgeNext(withRating(state, event.rating));
    case 'cancelled':
      return cancelled(state);
    case 'left':
      return [NO_VARIANTS, [{ do: 'cancel' }]];
  }
}

/** Returns how much of all variants is done, from 0 to 1. */
export function shareDone({ made, stage }: VariantsState): number {
  const judged = made.filter(({ ambiguity }) => ambiguity !== undefined).length;
  const count = stage === 'judging' ? made.length : SHOWN_VARIANTS;
  return count === 0 ? 1 : (made.length + judged) / (2 * count);
}

/** Keeps the variants in sight until the first new one is made, unless the image is another one. */
function changed(state: VariantsState, source: VariantSource): VariantsResult {
  const { source: before, made } = state;
  const isSameImage = before?.image === source.image;
  const isSame =
    isSameImage && before?.drawn === source.drawn && haveSameVariants(before.choice, source.choice);
  if (isSame) return [state, []];
  const waiting = imageVariants(source.choice, 50);
  const shown = isSameImage && waiting.length > 0 ? made : [];
  const next = { source, waiting, isFirst: true, made: shown, isStale: true } as const;
  return [{ ...next, stage: 'pausing' }, [{ do: 'cancel' }, { do: 'pause' }]];
}

/** Drops the variants of an earlier choice, which nothing would replace. */
function cancelled(state: VariantsState): VariantsResult {
  const made = state.isStale ? [] : state.made;
  return [{ ...state, made, isStale: false, stage: 'cancelled' }, [{ do: 'cancel' }]];
}

/** Makes the variant that waits first, or begins to judge if enough are made. */
function makeNext(state: VariantsState): VariantsResult {
  const { source, made, waiting, isStale } = state;
  const [next] = waiting;
  const isEnough = !isStale && made.length === SHOWN_VARIANTS;
  if (source === undefined || next === undefined || isEnough) {
    const done = isStale ? [] : made;
    return judgeNext({ ...state, made: done, isStale: false, stage: 'judging', waiting: [] });
  }
  const choice = withVariant(source.choice, next);
  return [state, [{ do: 'make', source: { ...source, choice } }]];
}

/** The threshold of the first variant tells which thresholds the others have. */
function withMade(
  state: VariantsState,
  picture: Picture,
  threshold: number | undefined,
): VariantsState {
  const { isStale } = state;
  const before = isStale ? [] : state.made;
  const [variant, ...waiting] = withFoundThreshold(state, threshold);
  if (variant === undefined) return state;
  const used = withUsedColours(picture);
  const isNew = !isEmpty(used) && before.every((other) => !samePicture(other.picture, used));
  const made = isNew ? [...before, { variant, picture: used }] : before;
  return { ...state, waiting, isFirst: false, made, isStale: isStale && !isNew };
}

function withFoundThreshold(
  { source, waiting, isFirst }: VariantsState,
  threshold: number | undefined,
): readonly ImageVariant[] {
  if (source === undefined || !isFirst || threshold === undefined) return waiting;
  return imageVariants(source.choice, Math.round(100 * threshold));
}

function judgeNext(state: VariantsState): VariantsResult {
  const next = state.made.find(({ ambiguity }) => ambiguity === undefined);
  if (next === undefined) return [{ ...state, stage: 'idle' }, []];
  return [state, [{ do: 'solve', picture: next.picture }]];
}

function solved(state: VariantsState, ambiguity: Pick<Ambiguity, 'verdict'>): VariantsResult {
  const judged = state.made.find((variant) => variant.ambiguity === undefined);
  const next = withVerdict(state, ambiguity);
  if (judged === undefined || ambiguity.verdict !== 'unique') return judgeNext(next);
  return [next, [{ do: 'rate', picture: judged.picture }]];
}

/** Gives the verdict to the first variant without one. */
function withVerdict(state: VariantsState, ambiguity: Pick<Ambiguity, 'verdict'>): VariantsState {
  const index = state.made.findIndex(({ ambiguity }) => ambiguity === undefined);
  if (index < 0) return state;
  return { ...state, made: state.made.with(index, { ...state.made[index], ambiguity }) };
}

/** Gives the rating to the variant that got its verdict last. */
function withRating(state: VariantsState, rating: Rating | undefined): VariantsState {
  const index = state.made.findLastIndex(({ ambiguity }) => ambiguity !== undefined);
  if (index < 0 || rating === undefined) return state;
  return { ...state, made: state.made.with(index, { ...state.made[index], rating }) };
}
