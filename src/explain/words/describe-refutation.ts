// Describes in a sentence why marks are wrong: which cell must have another value, and how many
// steps it takes to see that.

import { oneBasedPlaceOf } from '../../puzzle/one-based-place.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Refutation } from '../explanation/refutation.ts';
import { techniqueName } from './catalogue.ts';
import { describeMessage } from './describe-step.ts';
import type { Words } from './message-formatter.ts';

export function describeRefutation(words: Words, puzzle: Puzzle, refutation: Refutation): string {
  const { kind } = refutation;
  if (kind === 'search' || kind === 'unknown')
    return describeMessage(words, puzzle, { key: `refuted.${kind}`, params: {} });
  const { fact, steps } = refutation;
  const place = { ...oneBasedPlaceOf(puzzle, fact.cell), assumed: fact.candidates };
  if (typeof steps === 'number')
    return describeMessage(words, puzzle, { key: 'refuted.far', params: { ...place, steps } });
  const technique = techniqueName(steps[steps.length - 1].technique, words.language);
  const params = { ...place, steps: steps.length, technique };
  return describeMessage(words, puzzle, { key: 'refuted.steps', params });
}
