import { describe, expect, it } from 'vitest';
import { type AskedSolve, planSolve } from './plan-solve.ts';

const MESSAGES = { options: 'options', steps: 'steps', conflicts: 'conflicts', trace: 'trace' };
const plan = (asked: Omit<AskedSolve, 'seed'>) => planSolve({ seed: 7, ...asked }, MESSAGES);

describe('the plan of a solve', () => {
  it.each<[Omit<AskedSolve, 'seed'>, string]>([
    [{ options: {} }, 'options'],
    [{ steps: 1 }, 'steps'],
    [{ trace: true }, 'trace'],
    [{ method: 'dfs', conflicts: 1 }, 'conflicts'],
  ])('refuses of %j what is misplaced: %s', async (asked, misplaced) => {
    const problem = { code: 'misplaced-option', message: misplaced };
    expect(await plan(asked)).toEqual({ ok: false, problems: [problem] });
  });

  it('is for the engine when no method is named', async () => {
    expect(await plan({ trace: false })).toEqual({
      ok: true,
      value: { kind: 'solve', seed: 7, limits: {} },
    });
    expect(await plan({ seconds: 1, conflicts: 2 })).toMatchObject({
      value: { limits: { seconds: 1, conflicts: 2 } },
    });
  });

  it('is for a method with all its choices', async () => {
    const asked = { method: 'cells', options: { check: 'arc' }, steps: 1, trace: true } as const;
    expect(await plan(asked)).toMatchObject({
      ok: true,
      value: {
        ...{ kind: 'method', method: 'cells', seed: 7, limits: { steps: 1 }, trace: true },
        choices: { check: 'arc' },
      },
    });
  });

  it('refuses choices that the method does not have', async () => {
    expect(await plan({ method: 'cells', options: { check: 'no' } })).toMatchObject({ ok: false });
  });
});
