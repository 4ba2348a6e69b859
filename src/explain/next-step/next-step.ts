// Finds the next step of all techniques but search, the easiest tier first. In a puzzle of several
// colours, a step that settles a cell without an assumption comes before steps that only take
// colours from cells, because not every player can mark that a cell lacks a colour.

import { isMonochrome } from '../../puzzle/palette.ts';
import type { FoundStep } from '../model/found-step.ts';
import type { MarkedBoard } from '../model/marked-board.ts';
import type { Step, Tier } from '../model/step.ts';
import { coloursChain } from '../techniques/colours-chain.ts';
import { coloursMeet } from '../techniques/colours-meet.ts';
import { nextLineStep } from './next-line-step.ts';
import { type LookaheadOptions, nextLookaheadStep } from './next-lookahead-step.ts';

export type StepOptions = LookaheadOptions & {
  /**
   * False when the person cannot note that a cell does not have a colour; then steps of one line
   * that settle no cell come last.
   */
  readonly notes?: boolean;
  /** The hardest tier that is wanted, 6 by default. */
  readonly tier?: Tier;
};

/**
 * Returns undefined when nothing was found within the limits. For marks that contradict the clues,
 * it may return either a step or undefined.
 */
export function nextStep(board: MarkedBoard, options: StepOptions = {}): Step | undefined {
  return findStep(board, options)?.describe();
}

/** Finds the same step as `nextStep`, but does not describe it. */
export function findStep(board: MarkedBoard, options: StepOptions = {}): FoundStep | undefined {
  const { near = [], notes = true, tier = 6 } = options;
  const inLine = () => nextLineStep(board, near, { tier });
  const beyond = () => (tier < 5 ? undefined : nextLookaheadStep(board, options));
  if (isMonochrome(board.puzzle.palette)) return inLine() ?? beyond();
  const settling = nextSettling(board, near, tier);
  if (settling !== undefined) return settling;
  return notes ? (inLine() ?? beyond()) : (beyond() ?? inLine());
}

/**
 * Returns the easiest step, by tiers, that settles a cell without an assumption; undefined when
 * there is none.
 */
function nextSettling(
  board: MarkedBoard,
  near: readonly number[],
  tier: Tier,
): FoundStep | undefined {
  if (tier < 2) return nextLineStep(board, near, { settling: true, tier });
  const easy =
    nextLineStep(board, near, { settling: true, tier: 2 }) ?? coloursMeet(board, near, 2);
  const found = easy ?? nextLineStep(board, near, { settling: true, tier });
  if (found !== undefined || tier < 4) return found;
  return coloursMeet(board, near, 4) ?? coloursChain(board, near);
}
