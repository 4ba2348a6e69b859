// Why marks are wrong, as a sentence: which cell must be otherwise, and how far it is to see that.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { placeOf } from '../cases.ts';
import type { Refutation } from '../refutation.ts';
import { techniqueName } from './catalogue.ts';
import { sayMessage } from './say.ts';
import type { Words } from './words.ts';

export function sayRefutation(words: Words, puzzle: Puzzle, refutation: Refutation): string {
  const { kind } = refutation;
  if (kind !== 'steps') return sayMessage(words, puzzle, { key: `refuted.${kind}`, params: {} });
  const { fact, steps } = refutation;
  const params = {
    ...placeOf(puzzle, fact.cell),
    assumed: fact.candidates,
    steps: steps.length,
    technique: techniqueName(steps[steps.length - 1].technique, words.language),
  };
  return sayMessage(words, puzzle, { key: 'refuted.steps', params });
}
