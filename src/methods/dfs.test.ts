import { describe, expect, it } from 'vitest';
import { randomPuzzle } from '../../test/boards.ts';
import { readLibrary } from '../../test/library.ts';
import { makeRandom } from '../engine/random.ts';
import { verdictOf } from '../puzzle/verdict.ts';
import { dfs } from './dfs.ts';
import type { StepEvent } from './method.ts';
import { permutations } from './permutations/permutations.ts';
import { refusalOf, solveBy } from './solve-by.ts';

describe('dfs', () => {
  it('judges the rows that the permutations would be, and keeps the same ones', async () => {
    const names = ['lock', 'insect', 'report-10x6', 'report-12x11'];
    for (const { puzzle } of readLibrary().filter(({ name }) => names.includes(name))) {
      const [found, other] = [
        await solveBy(dfs, puzzle),
        await solveBy(permutations, puzzle, { choices: { memo: 'off' } }),
      ];
      if (!found.ok || !other.ok) throw new Error('refused');
      const { nodes, masked } = other.value.stats;
      expect(verdictOf(found.value)).toBe('unique');
      expect(found.value.stats).toEqual({ evaluations: nodes + masked, nodes });
    }
  });

  it('stores no arrangements, so that no puzzle is too large to begin with', async () => {
    const large = randomPuzzle(makeRandom(1), 200, 200, 1, 0.5);
    expect(refusalOf(dfs, large, {})).toBeUndefined();
    const outcome = await solveBy(dfs, large, { limits: { steps: 500 } });
    expect(outcome.ok && outcome.value.stats.evaluations).toBe(500);
  });

  it('tells of the rows that it places', async () => {
    const puzzle = randomPuzzle(makeRandom(2), 3, 3, 2, 0.6);
    const steps: StepEvent[] = [];
    const outcome = await solveBy(dfs, puzzle, { onStep: (step) => steps.push(step) });
    if (!outcome.ok) throw new Error(outcome.problems[0].message);
    expect(steps).toHaveLength(outcome.value.stats.nodes);
    expect([...steps[0].cells.subarray(3)]).toEqual(new Array(6).fill(7));
    expect(outcome.value.solutions.map(({ cells }) => cells)).toContainEqual(
      steps.find(({ line }) => line === 2)?.cells,
    );
  });
});
