import { describe, expect, it } from 'vitest';
import { bounded, describeWhere, MAX_PROBLEMS } from './problem.ts';

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

describe('a place in a puzzle', () => {
  it.each([
    [{ row: 3 }, 'row 3'],
    [{ column: 2, block: 1 }, 'column 2, block 1'],
    [{ row: 3, column: 2 }, 'row 3, column 2'],
    [{}, ''],
  ])('%j is described by what it names', (where, text) => {
    expect(describeWhere(where)).toBe(text);
  });
});
