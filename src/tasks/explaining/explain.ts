// Finds the steps from the marks to the end. Each step is an item, with its sentence.

import {
  describeEnding,
  describeStep,
  type Ending,
  type ExplainOptions,
  type ExplainProgress,
  explain,
  type Language,
  makeWords,
  type Step,
  techniqueName,
  type Words,
} from '../../explain/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Host } from '../host.ts';

export interface ExplainArgs extends Pick<ExplainOptions, 'limits'> {
  readonly puzzle: Puzzle;
  readonly marks: Int32Array;
  readonly language: Language;
  /** The explanation ends after this many steps. */
  readonly maxSteps?: number;
}

export interface DescribedStep {
  readonly step: Step;
  readonly sentence: string;
  /** The name of the technique. */
  readonly name: string;
}

/** How the explanation ended; the steps of the explanation are items. */
export interface ExplainAnswer {
  readonly ending: Ending;
  readonly sentence: string;
  readonly steps: number;
  /** Whether there was at least one step more than `maxSteps`. */
  readonly isCut: boolean;
}

export async function explainPuzzle(
  { puzzle, marks, language, limits, maxSteps }: ExplainArgs,
  { stop, onProgress, onItem }: Host<ExplainProgress, DescribedStep>,
): Promise<Outcome<ExplainAnswer>> {
  const outcome = explain(puzzle, marks, { ...defined({ limits }), stop, onProgress });
  if (!outcome.ok) return outcome;
  const words = makeWords(language);
  for (let steps = 0; ; steps++) {
    const next = await outcome.value.next();
    if (next.done) return success(answerOf(words, puzzle, next.value, steps));
    if (steps === maxSteps) {
      await outcome.value.return({ kind: 'unknown' });
      return success({ ...answerOf(words, puzzle, { kind: 'unknown' }, steps), isCut: true });
    }
    await onItem(describedStep(words, puzzle, next.value));
  }
}

export function describedStep(words: Words, puzzle: Puzzle, step: Step): DescribedStep {
  const name = techniqueName(step.technique, words.language);
  return { step, sentence: describeStep(words, puzzle, step), name };
}

function answerOf(words: Words, puzzle: Puzzle, ending: Ending, steps: number): ExplainAnswer {
  const isStopped = ending.kind === 'unknown' && steps > 0;
  const sentence = isStopped
    ? words.format('stopped', { steps })
    : describeEnding(words, puzzle, ending);
  return { ending, sentence, steps, isCut: false };
}
