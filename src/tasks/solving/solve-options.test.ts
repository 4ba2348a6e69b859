import { describe, expect, it } from 'vitest';
import { type AskedSolve, engineLimits, methodLimits, misplacedOption } from './solve-options.ts';

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

  it('become the limits of the engine, or of a method', () => {
    const asked = { seconds: 1, steps: 2, conflicts: 3 };
    expect(engineLimits(asked)).toEqual({ seconds: 1, conflicts: 3 });
    expect(methodLimits(asked)).toEqual({ seconds: 1, steps: 2 });
    expect(engineLimits({})).toEqual({});
  });
});
