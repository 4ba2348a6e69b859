// Finds the next step for a player, with its sentences at all three levels, so that a player who
// asks for the next sentence gets that sentence without another search.

import {
  crossingsAfter,
  describeEnding,
  describeStep,
  type Hint,
  type HintOptions,
  hint,
  type Language,
  type LineStep,
  makeWords,
  techniqueName,
} from '../../explain/index.ts';
import { elementAt } from '../../puzzle/element-at.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Host } from '../host.ts';
import { sentenceOfNothing } from './explain.ts';

export interface HintArgs
  extends Pick<HintOptions, 'history' | 'near' | 'limits' | 'level' | 'notes'> {
  readonly puzzle: Puzzle;
  readonly marks: Int32Array;
  readonly language: Language;
}

export interface HintAnswer {
  readonly hint: Hint;
  /**
   * A step has three sentences: where to look, the rule and its reason, the cells. Any other hint
   * has one.
   */
  readonly sentences: readonly string[];
  /** The name of the technique of a step. */
  readonly name?: string;
  /** The steps that only cross out what is left of the lines that a step finishes. */
  readonly crossings: readonly LineStep[];
}

export async function findHint(
  { puzzle, marks, language, ...options }: HintArgs,
  { stop }: Host,
): Promise<Outcome<HintAnswer>> {
  const outcome = await hint(puzzle, marks, { ...options, stop });
  if (!outcome.ok) return outcome;
  const words = makeWords(language);
  const found = outcome.value;
  if (found.kind === 'unknown') {
    const sentences = [sentenceOfNothing(words, puzzle, stop())];
    return success({ hint: found, sentences, crossings: [] });
  }
  if (found.kind !== 'step') {
    const sentences = [describeEnding(words, puzzle, found)];
    return success({ hint: found, sentences, crossings: [] });
  }
  const { step } = found;
  return success({
    hint: found,
    sentences: ([1, 2, 3] as const).map((level) => describeStep(words, puzzle, step, level)),
    name: techniqueName(step.technique, language),
    crossings: crossingsAfter(puzzle, marks, step),
  });
}

/**
 * Returns the sentence of the level that was asked for, or the only sentence if the hint is not a
 * step.
 */
export function sentenceOfHint({ hint, sentences }: HintAnswer): string {
  return elementAt(sentences, hint.kind === 'step' ? hint.level - 1 : 0);
}
