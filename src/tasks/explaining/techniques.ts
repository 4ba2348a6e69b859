// Describes techniques: each with its name, its idea, and the step on its example.

import {
  type DescribedCase,
  describeCases,
  describeStep,
  exampleOf,
  type Language,
  makeWords,
  type Step,
  type Technique,
  type Tier,
  techniqueIdea,
  techniqueName,
  tierName,
} from '../../explain/index.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

interface TechniquesArgs {
  readonly techniques: readonly Technique[];
  readonly language: Language;
}

export interface ShownTechnique {
  readonly technique: Technique;
  readonly name: string;
  readonly idea: string;
  readonly tier: Tier;
  readonly tierName: string;
  readonly puzzle: Puzzle;
  /** Candidates before the step. */
  readonly marks: Int32Array;
  readonly step: Step;
  readonly sentence: string;
  readonly cases: readonly DescribedCase[];
}

export async function showTechniques({
  techniques,
  language,
}: TechniquesArgs): Promise<Outcome<readonly ShownTechnique[]>> {
  const words = makeWords(language);
  const shown: ShownTechnique[] = [];
  for (const technique of techniques) {
    const { board, step } = await exampleOf(technique);
    const { puzzle, cells } = board;
    shown.push({
      technique,
      name: techniqueName(technique, language),
      idea: techniqueIdea(technique, language),
      tier: step.tier,
      tierName: tierName(step.tier, language),
      puzzle,
      marks: Int32Array.from(cells),
      step,
      sentence: describeStep(words, puzzle, step),
      cases: describeCases(words, puzzle, step),
    });
  }
  return success(shown);
}
