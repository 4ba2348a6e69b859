// Shows why the marks of a player are wrong: by the lines that contradict them or, if there are no
// such lines, by the steps that lead to a marked cell that must have another mark.

import {
  describeRefutation,
  type ExplainProgress,
  type History,
  type Language,
  type Mistakes,
  makeWords,
  type Refutation,
  refute,
} from '../../explain/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Host } from '../host.ts';
import { type DescribedStep, describedStep } from './explain.ts';

interface WhyArgs {
  readonly puzzle: Puzzle;
  readonly marks: Int32Array;
  readonly history: History;
  readonly language: Language;
}

export interface WhyAnswer {
  readonly mistakes: Mistakes;
  /** Present only if something is wrong that no single line shows. */
  readonly refutation?: DescribedRefutation;
}

export interface DescribedRefutation {
  readonly sentence: string;
  /** The cell that must have another mark; missing if no such cell was found. */
  readonly cell?: number;
  /** The steps to the cell; missing if there is no cell, or if the steps are too many to follow. */
  readonly way?: Way;
}

/** Steps that start from the marks. The marks of the cells in `doubted` are left out. */
export interface Way {
  readonly doubted: readonly number[];
  readonly steps: readonly DescribedStep[];
}

export async function findWhy(
  { puzzle, marks, history, language }: WhyArgs,
  { stop, onProgress }: Host<ExplainProgress>,
): Promise<Outcome<WhyAnswer>> {
  const outcome = await refute(puzzle, marks, { history, stop, onProgress });
  if (!outcome.ok) return outcome;
  const { mistakes, refutation: found } = outcome.value;
  const refutation = found && withSentences(puzzle, found, language);
  return success({ mistakes, ...defined({ refutation }) });
}

function withSentences(
  puzzle: Puzzle,
  refutation: Refutation,
  language: Language,
): DescribedRefutation {
  const words = makeWords(language);
  const sentence = describeRefutation(words, puzzle, refutation);
  if (refutation.kind === 'search' || refutation.kind === 'unknown') return { sentence };
  const { cell } = refutation.fact;
  if (refutation.kind === 'far') return { sentence, cell };
  const steps = refutation.steps.map((step) => describedStep(words, puzzle, step));
  return { sentence, cell, way: { doubted: refutation.doubted, steps } };
}
