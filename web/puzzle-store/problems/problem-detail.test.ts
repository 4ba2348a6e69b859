import { expect, it } from 'vitest';
import { parsePuzzles } from '../../../src/formats/index.ts';
import { detailOf } from './problem-detail.ts';
import { kindOfProblem } from './problem-kind.ts';

it('names given cells that are wrong, and begins with a capital letter', () => {
  const text = '{"rows": [[1], [1]], "cols": [[1], [1]], "given": ["#?", "?x"]}';
  const problems = parsePuzzles(text).flatMap((parsed) => (parsed.ok ? [] : parsed.problems));
  expect(problems.map((problem) => [kindOfProblem(problem), detailOf(problem)])).toEqual([
    ['given', 'The list of given cells: row 2, cell 2 is "x": expected one of . # ?'],
  ]);
});

it.each(['otherGoals has 60 grids', '"x" is not a cell', '3 is too much', 'Row 3'])(
  'leaves %s as it is',
  (message) => expect(detailOf({ code: 'any', message })).toBe(message),
);
