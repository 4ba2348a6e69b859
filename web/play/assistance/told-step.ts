// A step as it is told and made: together with the crosses that are left in the lines that it
// finishes.

import { isCrossingAfter, withCrosses } from '../../../src/explain/model/finished-lines.ts';
import type { LineStep, Step } from '../../../src/explain/model/step.ts';
import type { Size } from '../../../src/puzzle/places.ts';
import type { DescribedStep } from '../../../src/tasks/explaining/explain.ts';

export interface ToldStep {
  /** The step, whose conclusions include the crosses. */
  readonly step: Step;
  /** The name of its technique. */
  readonly name: string;
  /** The finished lines in which it makes crosses. */
  readonly crossed: readonly number[];
}

export type ToldSentence = ToldStep & Pick<DescribedStep, 'sentence'>;

export function toldStep(step: Step, name: string, crossings: readonly LineStep[]): ToldStep {
  return { step: withCrosses(step, crossings), name, crossed: crossings.map(({ line }) => line) };
}

/** Tells steps that follow those told so far; the last of these may take crosses from them. */
export function joinSteps(
  size: Size,
  told: readonly ToldSentence[],
  steps: readonly DescribedStep[],
): readonly ToldSentence[] {
  const all = [...told];
  for (const next of steps) {
    const last = all.at(-1);
    if (last !== undefined && isCrossingAfter(size, last.step, next.step)) {
      const crossed = [...last.crossed, next.step.line];
      all[all.length - 1] = { ...last, step: withCrosses(last.step, [next.step]), crossed };
    } else all.push({ ...next, crossed: [] });
  }
  return all;
}
