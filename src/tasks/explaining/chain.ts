// Describes the chain of a step, frame by frame, for a player who wants to see it on the board.
// Each frame tells the technique that it uses.

import {
  type DescribedFrame,
  describeChain,
  frameTechniques,
  type Language,
  makeWords,
  type Step,
  type Technique,
  techniqueName,
} from '../../explain/index.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

interface ChainArgs {
  readonly puzzle: Puzzle;
  /** The marks before the step. */
  readonly marks: Int32Array;
  readonly step: Step;
  readonly language: Language;
}

export interface ToldFrame extends DescribedFrame {
  readonly technique: Technique;
  /** The name of the technique. */
  readonly name: string;
}

export async function tellChain({
  puzzle,
  marks,
  step,
  language,
}: ChainArgs): Promise<Success<readonly ToldFrame[]>> {
  const techniques = frameTechniques(puzzle, marks, step);
  const frames = describeChain(makeWords(language), puzzle, step).map((frame, at) => {
    const technique = techniques[at] ?? step.technique;
    return { ...frame, technique, name: techniqueName(technique, language) };
  });
  return success(frames);
}
