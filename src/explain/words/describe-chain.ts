// Describes the frames of a chain, a sentence each.

import { isKnown } from '../../puzzle/grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type ChainFrame, chainFrames } from '../model/chain-frames.ts';
import type { Step } from '../model/step.ts';
import { lineText, placeText } from './cell-words.ts';
import { conclusionsText, factsText } from './describe-conclusions.ts';
import { afterColon, type MessageValues, type Words } from './message-formatter.ts';
import { candidatesText } from './message-values.ts';

export interface DescribedFrame extends ChainFrame {
  readonly sentence: string;
}

/** Returns an empty list for steps that have no chain. */
export function describeChain(words: Words, puzzle: Puzzle, step: Step): readonly DescribedFrame[] {
  return chainFrames(step).map((frame, at) => ({
    ...frame,
    sentence:
      frame.kind === 'conclusion'
        ? endText(words, puzzle, step)
        : frameText(words, puzzle, frame, at),
  }));
}

function frameText(
  words: Words,
  puzzle: Puzzle,
  { line, facts, supposed }: ChainFrame,
  at: number,
): string {
  if (line === undefined) {
    const values = suppositionValues(words, puzzle, facts[0].cell, facts[0].candidates);
    return words.format('chain.suppose', { ...values, first: at === 0 ? 'yes' : 'no' });
  }
  const values = { line: lineText(words, puzzle, line) };
  if (facts.length === 0) return words.format('chain.clash', values);
  return words.format('chain.link', {
    ...values,
    supposed: supposed.length > 0 ? 'yes' : 'no',
    facts: afterColon(words, factsText(words, puzzle, facts, line)),
  });
}

function endText(words: Words, puzzle: Puzzle, step: Step): string {
  const orders = conclusionsText(words, puzzle, step.conclusions);
  if (step.kind !== 'cases') return orders;
  const [{ assumption }] = step.cases;
  const assumed = step.cases.reduce((mask, each) => mask | each.assumption.candidates, 0);
  const values = suppositionValues(words, puzzle, assumption.cell, assumed);
  if (step.technique === 'two-way') return `${words.format('chain.either', values)} ${orders}`;
  const wrong = words.format('chain.wrong', values);
  // A cell that keeps several values has lost those that were supposed: the orders say no more.
  return step.conclusions.every(({ candidates }) => isKnown(candidates))
    ? `${wrong} ${orders}`
    : wrong;
}

function suppositionValues(
  words: Words,
  puzzle: Puzzle,
  cell: number,
  candidates: number,
): MessageValues {
  return {
    place: placeText(words, puzzle, cell),
    value: candidatesText(words, puzzle, candidates),
  };
}
