import { describe, expect, it } from 'vitest';
import { paletteOf, randomPuzzle } from '../../test/boards.ts';
import { solveSlowly } from '../../test/brute-force.ts';
import { makeRandom } from '../engine/random.ts';
import { ambiguousCells } from './ambiguity.ts';
import { disambiguate } from './disambiguate.ts';
import { type Drawing, drawingOfGrid, makeDrawing, painted, puzzleOfDrawing } from './drawing.ts';
import { sideCells } from './tool-cells.ts';

function randomDrawing(seed: number, side: number, colours: number, density: number): Drawing {
  const { goal } = randomPuzzle(makeRandom(seed), side, side, colours, density);
  if (goal === undefined) throw new Error('no picture');
  return drawingOfGrid(goal);
}

/** Counts the solutions by brute force, up to two. */
function solutionsOf(drawing: Drawing, colours: number): number {
  return Math.min(2, solveSlowly(puzzleOfDrawing(drawing, paletteOf(colours))).length);
}

describe('ambiguous cells', () => {
  it('are those in which two solutions differ', async () => {
    const cross = { width: 2, height: 2, cells: Uint8Array.from([1, 0, 0, 1]) };
    const puzzle = puzzleOfDrawing(cross, paletteOf(1));
    const found = await ambiguousCells(puzzle);
    expect(found).toEqual({ verdict: 'multiple', cells: [0, 1, 2, 3], open: [0, 1, 2, 3] });
    const full = puzzleOfDrawing(painted(cross, [1], 1), paletteOf(1));
    expect(await ambiguousCells(full)).toEqual({ verdict: 'unique', cells: [], open: [] });
    const stopped = await ambiguousCells(puzzle, { stop: () => true });
    expect(stopped.verdict).toBe('unknown');
  });
});

describe('disambiguate', () => {
  it('takes given cells into account', async () => {
    const cross = { width: 2, height: 2, cells: Uint8Array.from([1, 0, 0, 1]) };
    const given = painted(makeDrawing(2, 2), [1], 1);
    const found = await disambiguate(cross, paletteOf(1), { given });
    expect(found).toMatchObject({ verdict: 'unique', complete: true, suggestions: [] });
  });

  it('finds every single change that is enough: against brute force', async () => {
    const tally = { one: 0, more: 0, none: 0 };
    for (let seed = 1; seed <= 80; seed++) {
      const colours = 1 + (seed % 2);
      const drawing = randomDrawing(seed, 6, colours, 0.3);
      const found = await disambiguate(drawing, paletteOf(colours));
      const isUnique = solutionsOf(drawing, colours) === 1;
      expect(found.verdict).toBe(isUnique ? 'unique' : 'multiple');
      expect(found.complete).toBe(true);
      if (isUnique) {
        expect(found.suggestions).toEqual([]);
        tally.none++;
        continue;
      }
      for (const { changes } of found.suggestions) {
        const changed = changes.reduce((d, { cell, to }) => painted(d, [cell], to), drawing);
        expect(solutionsOf(changed, colours)).toBe(1);
        expect(changes.every(({ cell, from }) => drawing.cells[cell] === from)).toBe(true);
      }
      const cells = new Set(found.ambiguous.flatMap((cell) => [cell, ...sideCells(drawing, cell)]));
      const enough = [...cells].flatMap((cell) =>
        [0, 1, 2]
          .filter((to) => to <= colours && to !== drawing.cells[cell])
          .filter((to) => solutionsOf(painted(drawing, [cell], to), colours) === 1)
          .map((to) => `${cell}:${to}`),
      );
      const single = found.suggestions.filter(({ changes }) => changes.length === 1);
      expect(single.map(({ changes: [{ cell, to }] }) => `${cell}:${to}`).sort()).toEqual(
        enough.sort(),
      );
      if (enough.length > 0) expect(found.suggestions).toHaveLength(enough.length);
      tally[enough.length > 0 ? 'one' : 'more']++;
    }
    expect(Math.min(tally.one, tally.more)).toBeGreaterThan(5);
  });

  it('puts the least visible change first', async () => {
    const drawing = randomDrawing(3, 9, 1, 0.5);
    const { suggestions } = await disambiguate(drawing, paletteOf(1));
    const visibility = suggestions.map((each) => each.visibility);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(visibility).toEqual(visibility.toSorted((a, b) => a - b));
    const [{ changes }] = suggestions;
    const changed = changes.reduce((d, { cell, to }) => painted(d, [cell], to), drawing);
    const unlike = changes.flatMap(({ cell, to }) =>
      sideCells(changed, cell).filter((beside) => changed.cells[beside] !== to),
    );
    expect(visibility[0]).toBe(unlike.length);
  });

  it('tells how far it is, and stops when asked', async () => {
    const drawing = randomDrawing(4, 25, 1, 0.45);
    let told = 0;
    const found = await disambiguate(drawing, paletteOf(1), {
      onProgress: ({ tried, candidates }) => {
        expect(tried).toBeLessThanOrEqual(candidates);
        told++;
      },
      stop: () => told > 2,
    });
    expect(told).toBe(3);
    expect(found.complete).toBe(false);
  });

  it('says nothing of a picture that it had no time for', async () => {
    const found = await disambiguate(randomDrawing(4, 25, 1, 0.45), paletteOf(1), {
      limits: { seconds: 0 },
    });
    expect(found).toMatchObject({ verdict: 'unknown', suggestions: [], complete: false });
  });
});
