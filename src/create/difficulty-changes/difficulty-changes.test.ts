import { describe, expect, it } from 'vitest';
import { paletteOf, randomPuzzle } from '../../../test/boards.ts';
import { makeRandom } from '../../engine/random.ts';
import { solve } from '../../engine/solve.ts';
import { LABELS, type Label, rate } from '../../explain/index.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import { type Drawing, drawingOfGrid, makeDrawing, painted, puzzleOfDrawing } from '../drawing.ts';
import type { LabelRange } from '../generate/puzzle-wish.ts';
import { withChanges } from '../repair/change.ts';
import { compareDifficulty } from './compare-difficulty.ts';
import { difficultyChanges } from './difficulty-changes.ts';

const DIRECTIONS = ['easier', 'harder'] as const;
const LONG = { limits: { seconds: 60 } };

function randomDrawing(seed: number, colours: number): Drawing {
  const { goal } = randomPuzzle(makeRandom(seed), 6, 6, colours, 0.5);
  if (goal === undefined) throw new Error('no picture');
  return drawingOfGrid(goal);
}

/** A board with a few blocks, which is trivial. */
const PLAIN = painted(makeDrawing(8, 8), [...Array(40).keys()], 1);

function levelOf(label: Label | undefined): number {
  return label === undefined ? -1 : LABELS.indexOf(label);
}

async function verdictAndRatingOf(drawing: Drawing, colours: number) {
  const puzzle = puzzleOfDrawing(drawing, paletteOf(colours));
  const verdict = verdictOf(await solve(puzzle, { maxSolutions: 2 }));
  return { verdict, rating: await rate(puzzle) };
}

describe('changes of the difficulty', () => {
  it.each(DIRECTIONS)('keep the solution the only one and make the puzzle %s', async (target) => {
    let found = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const colours = 1 + (seed % 2);
      const drawing = randomDrawing(seed, colours);
      const palette = paletteOf(colours);
      const options = { ...LONG, most: 8 };
      const { suggestions, before } = await difficultyChanges(drawing, palette, target, options);
      for (const { changes, rating } of suggestions) {
        const after = await verdictAndRatingOf(withChanges(drawing, changes), colours);
        expect(after).toEqual({ verdict: 'unique', rating });
        const difference = compareDifficulty(after.rating, before);
        expect(Math.sign(difference)).toBe(target === 'easier' ? -1 : 1);
        found++;
      }
    }
    expect(found).toBeGreaterThan(5);
  });

  it('are all tried if there is time', async () => {
    const found = await difficultyChanges(randomDrawing(1, 1), paletteOf(1), 'easier', LONG);
    expect(found).toMatchObject({ complete: true, stage: 'single', tried: 36, candidates: 36 });
  });

  it.each(DIRECTIONS)('put another label first, then fewer cells: %s', async (target) => {
    let both = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const drawing = randomDrawing(seed, 1);
      const found = await difficultyChanges(drawing, paletteOf(1), target, { ...LONG, most: 12 });
      const { suggestions, before } = found;
      const orders = suggestions.map(({ changes, visibility, rating }) => {
        const isSame = rating.label === before.label;
        const steps = Math.abs((rating.steps?.steps ?? 0) - (before.steps?.steps ?? 0));
        return [isSame ? 1 : 0, changes.length, visibility, steps];
      });
      expect(orders).toEqual(orders.toSorted(compareInOrder));
      if (new Set(orders.map(([isSame]) => isSame)).size === 2) both++;
    }
    expect(both).toBeGreaterThan(0);
  });

  it.each<[LabelRange]>([
    [{ easiest: 'medium', hardest: 'extreme' }],
    [{ easiest: 'expert', hardest: 'expert' }],
    [{ easiest: 'trivial', hardest: 'easy' }],
  ])('reach the labels that are asked for, by several cells if need be: %o', async (labels) => {
    let several = 0;
    for (const drawing of [PLAIN, randomDrawing(5, 1), randomDrawing(8, 1)]) {
      const found = await difficultyChanges(drawing, paletteOf(1), labels, { ...LONG, most: 2 });
      for (const { changes, rating } of found.suggestions) {
        const after = await verdictAndRatingOf(withChanges(drawing, changes), 1);
        expect(after).toEqual({ verdict: 'unique', rating });
        expect(levelOf(rating.label)).toBeGreaterThanOrEqual(levelOf(labels.easiest));
        expect(levelOf(rating.label)).toBeLessThanOrEqual(levelOf(labels.hardest));
        if (changes.length > 1) several++;
      }
      expect(found.suggestions.length).toBeLessThanOrEqual(2);
      expect(found.complete).toBe(true);
    }
    if (labels.easiest !== 'trivial') expect(several).toBeGreaterThan(0);
  });

  it('leave out no part of a set that is not needed', async () => {
    const labels: LabelRange = { easiest: 'medium', hardest: 'medium' };
    const { suggestions } = await difficultyChanges(PLAIN, paletteOf(1), labels, {
      ...LONG,
      most: 2,
    });
    const sets = suggestions.filter(({ isMinimal }) => isMinimal);
    expect(sets.length).toBeGreaterThan(0);
    for (const { changes } of sets) {
      for (const change of changes) {
        const fewer = changes.filter((other) => other !== change);
        const { rating } = await verdictAndRatingOf(withChanges(PLAIN, fewer), 1);
        expect(rating.label).not.toBe('medium');
      }
    }
  });

  it('are none for labels of which the puzzle has one', async () => {
    const labels: LabelRange = { easiest: 'trivial', hardest: 'easy' };
    const found = await difficultyChanges(PLAIN, paletteOf(1), labels);
    expect(found).toMatchObject({ suggestions: [], complete: true, before: { label: 'trivial' } });
  });

  it.each(['harder', { easiest: 'medium', hardest: 'extreme' }] as const)(
    'keep what they are told to: %o',
    async (target) => {
      const drawing = painted(makeDrawing(6, 6), [1, 2, 3, 4, 7, 8, 9, 10, 13, 14, 15, 16], 1);
      const options = { ...LONG, most: 5, symmetry: 'left-right', kept: drawing } as const;
      const { suggestions } = await difficultyChanges(drawing, paletteOf(1), target, options);
      expect(suggestions.length).toBeGreaterThan(0);
      for (const { changes } of suggestions) {
        const { cells } = withChanges(drawing, changes);
        expect(cells.map((_, at) => cells[at - (at % 6) + 5 - (at % 6)])).toEqual(cells);
        for (const { from } of changes) expect(from).toBe(0);
      }
    },
  );

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

  it('tell how far the walks are, and stop when asked', async () => {
    let reports = 0;
    const labels: LabelRange = { easiest: 'extreme', hardest: 'extreme' };
    const found = await difficultyChanges(PLAIN, paletteOf(1), labels, {
      ...LONG,
      onProgress: ({ stage, tried, candidates }) => {
        expect(tried).toBeLessThanOrEqual(candidates);
        if (stage === 'several') reports++;
      },
      stop: () => reports > 2,
    });
    expect([reports, found.stage]).toEqual([3, 'several']);
    // Every change of one cell was rated, but not every walk was made.
    expect(found.complete).toBe(false);
  });
});

function compareInOrder(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((each, i) => each !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}
