import { describe, expect, it } from 'vitest';
import { bounded, MAX_PROBLEMS } from './problem.ts';

describe('a list of problems', () => {
  const problems = (count: number) => Array(count).fill({ code: 'wrong', message: 'wrong' });

  it.each([
    [0, 'wrong'],
    [1, 'and 1 more problem like these'],
    [2, 'and 2 more problems like these'],
  ])('that is %i too long ends with "%s"', (more, message) => {
    expect(bounded(problems(MAX_PROBLEMS + more)).at(-1)).toMatchObject({ message });
  });
});
