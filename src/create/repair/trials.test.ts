import { describe, expect, it } from 'vitest';
import { paletteOf, randomPuzzle } from '../../../test/boards.ts';
import { openCells } from '../../engine/picture-settling/open-cells.ts';
import { makeRandom } from '../../engine/random.ts';
import { drawingOfGrid } from '../drawing.ts';
import { repair } from './repair.ts';
import { startRepair } from './repair-search.ts';
import { changesNear, randomSample, tryChanges } from './trials.ts';

function largeNoise() {
  const { goal } = randomPuzzle(makeRandom(1), 250, 250, 4, 0.5);
  if (goal === undefined) throw new Error('no picture');
  return drawingOfGrid(goal);
}

describe('changes of a large picture', () => {
  it('are tried one at a time, with a look at `stop` before each', async () => {
    let asked = 0;
    const search = startRepair(largeNoise(), paletteOf(4), { stop: () => ++asked > 20 });
    const changes = changesNear(search, search.drawing, openCells(search.settled));
    expect(changes.length).toBeGreaterThan(100_000);
    const trials = await tryChanges(search, changes);
    expect(trials.length).toBeGreaterThan(5);
    expect(trials.length).toBeLessThanOrEqual(20);
    expect(asked).toBe(21);
  });

  it('are not tried any more once the search is stopped', async () => {
    let asked = 0;
    const stop = () => ++asked > 10;
    const found = await repair(largeNoise(), paletteOf(4), { stop });
    expect(found).toMatchObject({ suggestions: [], complete: false });
    expect(asked).toBeLessThan(20);
  });
});

it('a sample has no item twice, and all where there are few', () => {
  const all = Array.from({ length: 50 }, (_, i) => i);
  expect(new Set(randomSample([...all], 20, makeRandom(1))).size).toBe(20);
  expect(randomSample([...all], 80, makeRandom(1)).sort((a, b) => a - b)).toEqual(all);
});
