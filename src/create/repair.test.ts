import { describe, expect, it } from 'vitest';
import { paletteOf, randomPuzzle } from '../../test/boards.ts';
import { makeRandom } from '../engine/random.ts';
import { ambiguousCells } from './ambiguity.ts';
import { type Drawing, drawingOfGrid, painted, puzzleOfDrawing } from './drawing.ts';
import { repair } from './repair.ts';

const LIMITS = { limits: { seconds: 60 } };

function noise(seed: number, side: number, colours: number): Drawing {
  const { goal } = randomPuzzle(makeRandom(seed), side, side, colours, 0.5);
  if (goal === undefined) throw new Error('no picture');
  return drawingOfGrid(goal);
}

async function verdictOf(drawing: Drawing, colours: number): Promise<string> {
  const { verdict } = await ambiguousCells(puzzleOfDrawing(drawing, paletteOf(colours)));
  return verdict;
}

describe('a repair', () => {
  it.each([
    [5, 1],
    [6, 2],
    [12, 1],
    [20, 1],
    [20, 3],
  ])('makes noise of %i cells a side in %i colours the only solution', async (side, colours) => {
    for (let seed = 1; seed <= 4; seed++) {
      const before = noise(seed, side, colours);
      if ((await verdictOf(before, colours)) === 'unique') continue;
      const changes = (await repair(before, paletteOf(colours), LIMITS)) ?? [];
      expect(changes.length).toBeGreaterThan(0);
      expect(changes.length).toBeLessThanOrEqual(Math.max(4, 0.1 * side * side));
      expect(new Set(changes.map(({ cell }) => cell)).size).toBe(changes.length);
      const after = changes.reduce((each, { cell, from, to }) => {
        expect([each.cells[cell], to === from]).toEqual([from, false]);
        return painted(each, [cell], to);
      }, before);
      expect(await verdictOf(after, colours)).toBe('unique');
    }
  });

  it('changes few cells where few are enough', async () => {
    const cross = { width: 2, height: 2, cells: Uint8Array.of(1, 0, 0, 1) };
    expect(await repair(cross, paletteOf(1), LIMITS)).toHaveLength(1);
  });

  it('finds nothing when it is stopped', async () => {
    const stop = (): boolean => true;
    expect(await repair(noise(1, 20, 1), paletteOf(1), { ...LIMITS, stop })).toBeUndefined();
  });
});
