import { describe, expect, it } from 'vitest';
import type { Outcome } from '../puzzle/problem.ts';
import { loadHighs } from './mip/load-highs.ts';
import { loadMiniSat } from './sat/minisat.ts';
import { startZ3 } from './smt/z3-instances.ts';

type Load = (importPackage: () => Promise<never>) => Promise<Outcome<unknown>>;

const LOADERS: readonly (readonly [string, Load])[] = [
  ['highs', loadHighs],
  ['logic-solver', loadMiniSat],
  ['z3-solver', startZ3],
];

describe.each(LOADERS)('the package %s', (name, load) => {
  it('is asked for when it is not installed', async () => {
    const error = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
    expect(await load(() => Promise.reject(error))).toMatchObject({
      ok: false,
      problems: [
        { code: 'not-installed', message: expect.stringContaining(`npm install ${name}`) },
      ],
    });
  });

  it.each([new Error('broken'), new RangeError('Maximum call stack size exceeded')])(
    'lets every other error go on as the fault that it is: %s',
    async (error) => {
      await expect(load(() => Promise.reject(error))).rejects.toBe(error);
    },
  );
});
