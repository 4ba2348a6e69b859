// Joins a step with the steps that only cross out what is left of the lines that it finishes. They
// are shown and made as one, because nobody needs a word about each; explanations and ratings count
// them as steps of their own.

import { linesOf, type Size } from '../../puzzle/places.ts';
import type { LineStep, Step } from './step.ts';

/** Whether `next` only crosses out what is left of a line that `step` has finished. */
export function isCrossingAfter(size: Size, step: Step, next: Step): next is LineStep {
  return (
    next.kind === 'line' &&
    (next.technique === 'line-complete' || next.technique === 'full-line') &&
    next.conclusions.every(({ candidates }) => candidates === 1) &&
    linesFilledBy(size, step).includes(next.line)
  );
}

/** Returns the lines in which a step fills a cell, the line that it is about first. */
export function linesFilledBy(size: Size, step: Step): readonly number[] {
  const own = step.kind === 'line' ? [step.line] : [];
  const filled = step.conclusions.filter(({ candidates }) => (candidates & 1) === 0);
  const lines = filled.flatMap(({ cell }) => linesOf(size, cell));
  return [...new Set([...own, ...lines])].filter((line) => lines.includes(line));
}

/** Returns the step with the crosses of the others as further conclusions. */
export function withCrosses(step: Step, crossings: readonly LineStep[]): Step {
  return { ...step, conclusions: [step, ...crossings].flatMap(({ conclusions }) => conclusions) };
}
