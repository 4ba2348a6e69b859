// The kinds of problems of a text that the page can name in its own language. The problem's own
// message has the details.

import type { Problem } from '../../src/puzzle/problem.ts';

const PROBLEM_KINDS = [
  'number',
  'colour',
  'count',
  'size',
  'too-large',
  'sums',
  'too-long',
  'empty',
  'unknown',
  'link',
  'grid',
  'given',
  'json',
  'other',
] as const;
type ProblemKind = (typeof PROBLEM_KINDS)[number];

const KINDS: Readonly<Record<string, ProblemKind>> = {
  'bad-number': 'number',
  'bad-block': 'number',
  'no-colour': 'colour',
  'unknown-colour': 'colour',
  'bad-colour': 'colour',
  'bad-palette': 'colour',
  'wrong-line-count': 'count',
  'missing-section': 'count',
  'no-lines': 'count',
  'stray-clue': 'count',
  'bad-size': 'size',
  'wrong-length': 'size',
  'too-large': 'too-large',
  'block-too-long': 'too-long',
  'clue-too-long': 'too-long',
  'sums-differ': 'sums',
  'empty-input': 'empty',
  'unknown-format': 'unknown',
  'bad-link': 'link',
  'foreign-link': 'link',
  'newer-link': 'link',
  'broken-link': 'link',
  'ragged-grid': 'grid',
  'unknown-symbol': 'grid',
  'goal-size': 'grid',
  'goal-unknown': 'grid',
  'goal-mismatch': 'grid',
  'given-size': 'given',
  'bad-given': 'given',
  'saved-size': 'grid',
  'bad-saved': 'grid',
  'too-many-grids': 'grid',
  'bad-json': 'json',
  'too-deep': 'json',
};

export function kindOfProblem({ code }: Problem): ProblemKind {
  return Object.hasOwn(KINDS, code) ? KINDS[code] : 'other';
}
