// Reads and writes webpbn's XML, version 0.3 (https://webpbn.com/pbn_fmt.html).

import { failure } from '../../puzzle/problem.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format, Parsed } from '../format.ts';
import { DISPENSABLE_PARTS } from '../left-out.ts';
import { type ReadingBudget, readEach } from '../text/reading-budget.ts';
import { written } from '../text/text-lines.ts';
import { writing } from '../writing.ts';
import { readElements } from './read-elements.ts';
import { readWebpbnPuzzle } from './read-puzzle.ts';
import { writeWebpbn } from './write-webpbn.ts';

export const webpbn: Format = {
  id: 'webpbn',
  title: 'webpbn XML',
  extensions: ['xml', 'pbn'],
  sniff: (text) => /^\s*<(\?xml|!DOCTYPE\s+pbn|!--|puzzleset|puzzle)/.test(text),
  parse: parseWebpbn,
  ...writing(
    {
      name: "webpbn's XML",
      clues: 'blotted',
      colours: true,
      keeps: DISPENSABLE_PARTS.filter((part) => part !== 'otherProperties'),
    },
    (puzzle) => written(writeWebpbn(puzzle)),
  ),
};

function parseWebpbn(text: string, budget: ReadingBudget): readonly Parsed[] {
  const elements = readElements(text, budget.puzzles);
  if (!elements.ok) return [elements];
  if (elements.value.length > 0) return readEach(elements.value, budget, readWebpbnPuzzle);
  const words = worded`there is no <puzzle> element`;
  return [failure({ code: 'no-puzzle', ...words, line: 1, column: 1 })];
}
