// Describes the chain of a step, frame by frame, for a player who wants to see it on the board.

import {
  type DescribedFrame,
  describeChain,
  type Language,
  makeWords,
  type Step,
} from '../../explain/index.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

interface ChainArgs {
  readonly puzzle: Puzzle;
  readonly step: Step;
  readonly language: Language;
}

export async function tellChain({
  puzzle,
  step,
  language,
}: ChainArgs): Promise<Success<readonly DescribedFrame[]>> {
  return success(describeChain(makeWords(language), puzzle, step));
}
