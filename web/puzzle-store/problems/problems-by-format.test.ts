import { expect, it } from 'vitest';
import { parsePuzzles } from '../../../src/formats/index.ts';
import { problemsByFormat } from './problems-by-format.ts';

it('keeps the problems of several formats apart', () => {
  const [outcome] = parsePuzzles('1\n1\n0\n2\n');
  const groups = problemsByFormat(outcome.ok ? [] : outcome.problems);
  expect(groups.map(({ format, problems }) => [format, problems.length])).toEqual([
    ['clues', 1],
    ['picture', 1],
  ]);
});

it('has one group without a name for a text of a known format', () => {
  const problems = [
    { code: 'a', message: 'a' },
    { code: 'b', message: 'b' },
  ];
  expect(problemsByFormat(problems)).toEqual([{ problems }]);
});
