// Finds what is wrong with the marks of a player.

import {
  describeEnding,
  type Language,
  type MistakeOptions,
  type Mistakes,
  makeWords,
  mistakes,
  type Words,
} from '../../explain/index.ts';
import { areMarksAtFault } from '../../explain/mistakes/broken-lines.ts';
import { defined } from '../../puzzle/defined.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Host } from '../host.ts';

export interface MistakesArgs extends Pick<MistakeOptions, 'history' | 'limits'> {
  readonly puzzle: Puzzle;
  readonly marks: Int32Array;
  /** The language of the sentence; without it there is no sentence. */
  readonly language?: Language;
}

/** The sentence is missing if no language was given, or if nothing is known to be wrong. */
type DescribedMistakes = Mistakes & { readonly sentence?: string };

export async function findMistakes(
  { puzzle, marks, language, ...options }: MistakesArgs,
  { stop }: Host,
): Promise<Outcome<DescribedMistakes>> {
  const outcome = await mistakes(puzzle, marks, { ...options, stop });
  if (!outcome.ok || language === undefined) return outcome;
  const sentence = sentenceOf(makeWords(language), puzzle, outcome.value);
  return success({ ...outcome.value, ...defined({ sentence }) });
}

function sentenceOf(words: Words, puzzle: Puzzle, found: Mistakes): string | undefined {
  const areCluesAtFault = found.verdict === 'none' && !areMarksAtFault(found.lines);
  if (areCluesAtFault) return describeEnding(words, puzzle, { kind: 'none' });
  return found.fits === 'no'
    ? describeEnding(words, puzzle, { kind: 'mistake', mistakes: found })
    : undefined;
}
