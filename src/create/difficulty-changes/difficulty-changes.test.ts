import { describe, expect, it } from 'vitest';
import { paletteOf, randomPuzzle } from '../../../test/boards.ts';
import { makeRandom } from '../../engine/random.ts';
import { solve } from '../../engine/solve.ts';
import { rate } from '../../explain/index.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import { type Drawing, drawingOfGrid, makeDrawing, painted, puzzleOfDrawing } from '../drawing.ts';
import { withChanges } from '../repair/change.ts';
import { compareDifficulty } from './compare-difficulty.ts';
import { type DifficultyTarget, difficultyChanges } from './difficulty-changes.ts';

const TARGETS: readonly DifficultyTarget[] = ['easier', 'harder'];
const LONG = { limits: { seconds: 60 } };

function randomDrawing(seed: number, colours: number): Drawing {
  const { goal } = randomPuzzle(makeRandom(seed), 6, 6, colours, 0.5);
  if (goal === undefined) throw new Error('no picture');
  return drawingOfGrid(goal);
}

describe('changes of the difficulty', () => {
  it.each(TARGETS)('keep the solution the only one and make the puzzle %s', async (target) => {
    let found = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const colours = 1 + (seed % 2);
      const [drawing, palette] = [randomDrawing(seed, colours), paletteOf(colours)];
      const { suggestions, before, complete } = await difficultyChanges(
        drawing,
        palette,
        target,
        LONG,
      );
      expect(complete).toBe(true);
      for (const { changes } of suggestions) {
        const puzzle = puzzleOfDrawing(withChanges(drawing, changes), palette);
        expect(verdictOf(await solve(puzzle, { maxSolutions: 2 }))).toBe('unique');
        const difference = compareDifficulty(await rate(puzzle), before);
        expect(Math.sign(difference)).toBe(target === 'easier' ? -1 : 1);
        found++;
      }
    }
    expect(found).toBeGreaterThan(20);
  });

  it('come in the order of their visibility, and keep what they are told to', async () => {
    const drawing = painted(makeDrawing(5, 5), [1, 2, 3, 6, 7, 8, 11, 12, 13], 1);
    const options = { ...LONG, symmetry: 'left-right', kept: drawing } as const;
    const { suggestions } = await difficultyChanges(drawing, paletteOf(1), 'harder', options);
    expect(suggestions.length).toBeGreaterThan(0);
    const orders = suggestions.map(({ changes, visibility }) => 1000 * changes.length + visibility);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
    for (const { changes } of suggestions) {
      const { cells } = withChanges(drawing, changes);
      expect(cells.map((_, at) => cells[at - (at % 5) + 4 - (at % 5)])).toEqual(cells);
      for (const { from } of changes) expect(from).toBe(0);
    }
  });

  it('are none where there are several solutions', async () => {
    const cross = painted(makeDrawing(2, 2), [0, 3], 1);
    const found = await difficultyChanges(cross, paletteOf(1), 'easier');
    expect([found.before.label, found.suggestions, found.complete]).toEqual([
      'ambiguous',
      [],
      true,
    ]);
  });

  it('are no more looked for when the host stops or there is no time', async () => {
    const drawing = painted(makeDrawing(5, 5), [6, 7, 8], 1);
    for (const options of [{ stop: () => true }, { limits: { seconds: 0 } }]) {
      const found = await difficultyChanges(drawing, paletteOf(1), 'harder', options);
      expect(found).toMatchObject({ suggestions: [], complete: false });
    }
  });
});
