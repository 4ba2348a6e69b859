// Explains a whole puzzle: yields every step from the marks to the end, in the order in which a
// person would take them.

import type { Limits } from '../../engine/options.ts';
import { defined } from '../../puzzle/defined.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { EXPLAIN_LIMITS } from '../model/explain-limits.ts';
import { marksAtStart, problemOfMarks } from '../model/move-history.ts';
import type { Step } from '../model/step.ts';
import {
  type Ending,
  type ExplainProgress,
  type ExplanationOptions,
  endingAtOnce,
  startExplanation,
  stepsOf,
} from './explanation.ts';

export interface ExplainOptions {
  /**
   * Seconds for the whole explanation, by default 60; conflicts for the examination of the marks
   * and for each later search, by default 100,000.
   */
  readonly limits?: Limits;
  readonly stop?: () => boolean;
  /** Called about ten times a second. */
  readonly onProgress?: (progress: ExplainProgress) => void;
}

/**
 * Returns a generator that makes each step when it is asked for; the value that the generator
 * returns says why there is no further step. Each step follows from the marks and the steps before
 * it. Marks of another size, or with masks that the palette does not allow, are a problem. By
 * default nothing is marked.
 */
export function explain(
  puzzle: Puzzle,
  marks: Int32Array = marksAtStart(puzzle),
  { limits, stop, onProgress }: ExplainOptions = {},
): Outcome<AsyncGenerator<Step, Ending>> {
  const problem = problemOfMarks(puzzle, marks);
  if (problem !== undefined) return failure(problem);
  const options = {
    limits: { ...EXPLAIN_LIMITS.explain, ...limits },
    ...defined({ stop, onProgress }),
    notes: true,
  };
  return success(stepsFrom(puzzle, marks.slice(), options));
}

async function* stepsFrom(
  puzzle: Puzzle,
  marks: Int32Array,
  options: ExplanationOptions,
): AsyncGenerator<Step, Ending> {
  const explanation = await startExplanation(puzzle, marks, options);
  const ending = await endingAtOnce(explanation);
  return ending ?? (yield* stepsOf(explanation));
}
