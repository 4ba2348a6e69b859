import { describe, expect, it } from 'vitest';
import { type AskedSolve, misplacedOption } from './solve-options.ts';

describe('the options of a solve', () => {
  it.each<[AskedSolve, string | undefined]>([
    [{}, undefined],
    [{ seconds: 1, conflicts: 2 }, undefined],
    [{ options: {} }, 'options'],
    [{ steps: 1 }, 'steps'],
    [{ trace: true }, 'trace'],
    [{ trace: false }, undefined],
    [{ method: 'dfs', options: {}, steps: 1, trace: true }, undefined],
    [{ method: 'dfs', conflicts: 1 }, 'conflicts'],
  ])('%j are told apart: %s is misplaced', (asked, misplaced) => {
    expect(misplacedOption(asked)).toBe(misplaced);
  });
});
