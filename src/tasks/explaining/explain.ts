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
import { EXPLAIN_LIMITS } from '../../explain/model/explain-limits.ts';
import { defined } from '../../puzzle/defined.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { clock } from '../clock.ts';
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
  const start = clock.now();
  const reason = (): StopReason => {
    if (stop()) return 'asked';
    const seconds = limits?.seconds ?? EXPLAIN_LIMITS.explain.seconds;
    return clock.now() - start >= 1000 * seconds ? 'time' : 'work';
  };
  for (let steps = 0; ; steps++) {
    const next = await outcome.value.next();
    if (next.done) return success(answerOf({ words, puzzle, reason }, next.value, steps));
    if (steps === maxSteps) {
      const cut = { words, puzzle, reason: () => 'cut' as const };
      await outcome.value.return({ kind: 'unknown' });
      return success({ ...answerOf(cut, { kind: 'unknown' }, steps), isCut: true });
    }
    await onItem(describedStep(words, puzzle, next.value));
  }
}

export function describedStep(words: Words, puzzle: Puzzle, step: Step): DescribedStep {
  const name = techniqueName(step.technique, words.language);
  return { step, sentence: describeStep(words, puzzle, step), name };
}

/** Why an explanation stopped: the caller, the limit of time, another limit, or `maxSteps`. */
type StopReason = 'asked' | 'time' | 'work' | 'cut';

interface Stopped {
  readonly words: Words;
  readonly puzzle: Puzzle;
  readonly reason: () => StopReason;
}

function answerOf(stopped: Stopped, ending: Ending, steps: number): ExplainAnswer {
  const sentence =
    ending.kind === 'unknown'
      ? stoppedSentence(stopped, steps)
      : describeEnding(stopped.words, stopped.puzzle, ending);
  return { ending, sentence, steps, isCut: false };
}

function stoppedSentence({ words, puzzle, reason }: Stopped, steps: number): string {
  if (steps > 0) return words.format('stopped', { steps, reason: reason() });
  return sentenceOfNothing(words, puzzle, reason() === 'asked');
}

/** Says that there is no step, because the caller stopped the search or because a limit did. */
export function sentenceOfNothing(words: Words, puzzle: Puzzle, isStopped: boolean): string {
  if (isStopped) return words.format('nothing-found.stopped');
  return describeEnding(words, puzzle, { kind: 'unknown' });
}
