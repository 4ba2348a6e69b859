// The next step of all techniques but search, the easiest tier first. In several colours a step
// that settles a cell goes before one that only takes colours from it, because a person can mark no
// more than the first.

import { isMonochrome } from '../../puzzle/palette.ts';
import type { Sheet } from '../model/sheet.ts';
import type { Step } from '../model/step.ts';
import { coloursChain } from '../techniques/colours-chain.ts';
import { coloursMeet } from '../techniques/colours-meet.ts';
import { nextLineStep } from './next-line-step.ts';
import { type LookaheadOptions, nextLookaheadStep } from './next-lookahead-step.ts';

export type StepOptions = LookaheadOptions & {
  /**
   * False when the person cannot note that a cell does not have a colour: steps that tell only that
   * come last.
   */
  readonly notes?: boolean;
};

/** Undefined when nothing was found within the limits, and when the marks contradict the clues. */
export function nextStep(sheet: Sheet, options: StepOptions = {}): Step | undefined {
  const { near = [], notes = true } = options;
  if (isMonochrome(sheet.puzzle.palette))
    return nextLineStep(sheet, near) ?? nextLookaheadStep(sheet, options);
  const settling = nextSettling(sheet, near);
  if (settling !== undefined) return settling;
  return notes
    ? (nextLineStep(sheet, near) ?? nextLookaheadStep(sheet, options))
    : (nextLookaheadStep(sheet, options) ?? nextLineStep(sheet, near));
}

/** What settles a cell without an assumption, by tiers. */
function nextSettling(sheet: Sheet, near: readonly number[]): Step | undefined {
  return (
    nextLineStep(sheet, near, { settling: true, tier: 2 }) ??
    coloursMeet(sheet, near, 2) ??
    nextLineStep(sheet, near, { settling: true }) ??
    coloursMeet(sheet, near, 4) ??
    coloursChain(sheet, near)
  );
}
