import { describe, expect, it } from 'vitest';
import { paletteOf, randomPuzzle } from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { makeRandom } from '../../engine/random.ts';
import { ambiguousCells } from '../ambiguity.ts';
import { type Drawing, drawingOfGrid, makeDrawing, painted, puzzleOfDrawing } from '../drawing.ts';
import { sideCells } from '../tool-cells.ts';
import { compareSuggestions, withChanges } from './change.ts';
import { repair } from './repair.ts';
import { visibilityOf } from './visibility.ts';

function randomDrawing(seed: number, side: number, colours: number, density: number): Drawing {
  const { goal } = randomPuzzle(makeRandom(seed), side, side, colours, density);
  if (goal === undefined) throw new Error('no picture');
  return drawingOfGrid(goal);
}

const LONG = { limits: { seconds: 60 } };

async function verdictOf(drawing: Drawing, colours: number): Promise<string> {
  const { verdict } = await ambiguousCells(puzzleOfDrawing(drawing, paletteOf(colours)));
  return verdict;
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

describe('repair', () => {
  it('takes given cells into account', async () => {
    const cross = { width: 2, height: 2, cells: Uint8Array.from([1, 0, 0, 1]) };
    const given = painted(makeDrawing(2, 2), [1], 1);
    const found = await repair(cross, paletteOf(1), { given });
    expect(found).toMatchObject({ verdict: 'unique', complete: true, suggestions: [] });
  });

  it('finds every single change that is enough: against brute force', async () => {
    const tally = { one: 0, more: 0, none: 0 };
    for (let seed = 1; seed <= 50; seed++) {
      const colours = 1 + (seed % 2);
      const drawing = randomDrawing(seed, 6, colours, 0.3);
      const found = await repair(drawing, paletteOf(colours));
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
      const single = found.suggestions.flatMap(({ changes: [first, ...others] }) =>
        others.length === 0 ? [`${first.cell}:${first.to}`] : [],
      );
      expect(single).toEqual(expect.arrayContaining(enough));
      if (single.length > 0) expect(found.suggestions).toHaveLength(single.length);
      tally[single.length > 0 ? 'one' : 'more']++;
    }
    expect(Math.min(tally.one, tally.more)).toBeGreaterThan(5);
  });

  it.each([
    [7, 1],
    [7, 2],
    [11, 1],
    [9, 3],
  ])(
    'leaves out no change that it does not need: %i cells a side, %i colours',
    async (side, colours) => {
      let several = 0;
      for (let seed = 1; seed <= 6; seed++) {
        const drawing = randomDrawing(seed, side, colours, 0.4);
        const { suggestions } = await repair(drawing, paletteOf(colours), LONG);
        for (const { changes, isMinimal } of suggestions.slice(0, 3)) {
          expect(isMinimal).toBe(true);
          expect(await verdictOf(withChanges(drawing, changes), colours)).toBe('unique');
          if (changes.length > 1) several++;
          for (const change of changes) {
            const fewer = changes.filter((other) => other !== change);
            expect(await verdictOf(withChanges(drawing, fewer), colours)).toBe('multiple');
          }
        }
      }
      expect(several).toBeGreaterThan(0);
    },
  );

  it.each([60, 600])(
    'says which sets are minimal when it runs short: %i conflicts',
    async (conflicts) => {
      let found = 0;
      for (let seed = 1; seed <= 3; seed++) {
        const drawing = randomDrawing(seed, 13, 1, 0.42);
        const { suggestions } = await repair(drawing, paletteOf(1), { limits: { conflicts } });
        for (const { changes, isMinimal } of suggestions.slice(0, 4)) {
          expect(await verdictOf(withChanges(drawing, changes), 1)).toBe('unique');
          for (const change of isMinimal ? changes : []) {
            const fewer = changes.filter((other) => other !== change);
            expect(await verdictOf(withChanges(drawing, fewer), 1)).toBe('multiple');
          }
          found++;
        }
      }
      expect(found).toBeGreaterThan(0);
    },
  );

  it('counts to the last of the sets that it says are to come', async () => {
    for (let seed = 1; seed <= 6; seed++) {
      const drawing = randomDrawing(seed, 9, 1, 0.5);
      const { stage, tried, candidates, complete } = await repair(drawing, paletteOf(1), LONG);
      if (stage === 'several') expect(tried).toBe(candidates);
      expect(complete).toBe(true);
    }
  });

  it('soon has a mend of a picture with many open cells, and does not say it is all', async () => {
    const drawing = randomDrawing(1, 40, 2, 0.5);
    let isFound = false;
    const { suggestions, complete } = await repair(drawing, paletteOf(2), {
      limits: { seconds: 150 },
      onProgress: (progress) => {
        isFound = progress.suggestions.length > 0;
      },
      stop: () => isFound,
    });
    expect(suggestions[0].changes.length).toBeGreaterThan(10);
    expect(await verdictOf(withChanges(drawing, suggestions[0].changes), 2)).toBe('unique');
    expect(complete).toBe(false);
  });

  it('puts fewer cells first, then the less visible ones, then the less sure ones', async () => {
    const drawing = randomDrawing(3, 9, 1, 0.5);
    const sureness = Float32Array.from(drawing.cells, (_, cell) => (cell * 7) % 5);
    const { suggestions } = await repair(drawing, paletteOf(1), { ...LONG, sureness });
    expect(suggestions.length).toBeGreaterThan(1);
    expect(suggestions).toEqual(suggestions.toSorted(compareSuggestions));
    for (const { changes, visibility, sureness: sure } of suggestions) {
      const cells = changes.map(({ cell }) => cell);
      expect(visibility).toBe(visibilityOf(withChanges(drawing, changes), cells));
      expect(sure).toBe(cells.reduce((sum, cell) => sum + sureness[cell], 0));
    }
  });

  it('does not touch the cells that are kept', async () => {
    for (let seed = 1; seed <= 6; seed++) {
      const drawing = randomDrawing(seed, 10, 1, 0.5);
      const half = drawing.cells.map((_, cell) => (cell % 10 < 5 ? 1 : 0));
      const kept = { ...drawing, cells: half };
      const { suggestions } = await repair(drawing, paletteOf(1), { ...LONG, kept });
      for (const { changes } of suggestions) {
        expect(changes.every(({ cell }) => half[cell] === 0)).toBe(true);
      }
    }
  });

  it('keeps the symmetry', async () => {
    let found = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const drawing = randomDrawing(seed, 12, 1, 0.5);
      const cells = drawing.cells.map((_, cell) => {
        const column = cell % 12;
        return drawing.cells[cell - column + Math.min(column, 11 - column)];
      });
      const mirrored = { ...drawing, cells };
      const symmetry = 'left-right';
      const { suggestions } = await repair(mirrored, paletteOf(1), { ...LONG, symmetry });
      for (const { changes } of suggestions) {
        const after = withChanges(mirrored, changes).cells;
        const image = after.map((_, cell) => after[cell - (cell % 12) + 11 - (cell % 12)]);
        expect(image).toEqual(after);
        found++;
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  it('tells how far it is, and stops when asked', async () => {
    const drawing = randomDrawing(4, 25, 1, 0.45);
    let told = 0;
    const found = await repair(drawing, paletteOf(1), {
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
    const found = await repair(randomDrawing(4, 25, 1, 0.45), paletteOf(1), {
      limits: { seconds: 0 },
    });
    expect(found).toMatchObject({ verdict: 'unknown', suggestions: [], complete: false });
  });
});
