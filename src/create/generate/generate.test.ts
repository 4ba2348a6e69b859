import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../engine/random.ts';
import { solve } from '../../engine/solve.ts';
import type { Technique } from '../../explain/model/step.ts';
import { isStrictlyNeeded } from '../../explain/next-step/needed-technique.ts';
import type { UniqueLabel } from '../../explain/rate/label.ts';
import { isSolution } from '../../puzzle/check-grid.ts';
import type { Grid } from '../../puzzle/grid.ts';
import { colourOf } from '../../puzzle/grid.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import { type GeneratedPuzzle, type GenerateOptions, generate } from './generate.ts';
import { STRICTLY_NEEDED } from './needed-techniques.ts';
import { PICTURE_LOOKS, PICTURE_SYMMETRIES, type PictureSymmetry } from './picture-wish.ts';
import type { PuzzleWish } from './puzzle-wish.ts';
import { checkWish } from './wish-problems.ts';

const UNRATED: GenerateOptions = { isRated: false };

async function make(wish: PuzzleWish, options = UNRATED): Promise<GeneratedPuzzle[]> {
  const all: GeneratedPuzzle[] = [];
  const outcome = await generate(wish, { ...options, onPuzzle: (made) => void all.push(made) });
  expect(outcome).toMatchObject({ made: wish.count ?? 1, isCut: false });
  return all;
}

/** Makes as many of the puzzles as there are. */
async function makeUpTo(wish: PuzzleWish): Promise<GeneratedPuzzle[]> {
  const all: GeneratedPuzzle[] = [];
  await generate(wish, { ...UNRATED, onPuzzle: (made) => void all.push(made) });
  return all;
}

const LABELS_TO_AIM_AT: readonly UniqueLabel[] = ['trivial', 'easy', 'medium', 'hard', 'expert'];

const goalOf = ({ puzzle }: GeneratedPuzzle): Grid => puzzle.goal as Grid;

const coloursOf = (made: GeneratedPuzzle): number[] => Array.from(goalOf(made).cells, colourOf);

type Rows = readonly (readonly number[])[];

const rowsOf = (colours: readonly number[], width: number): Rows =>
  Array.from({ length: colours.length / width }, (_, row) =>
    colours.slice(row * width, (row + 1) * width),
  );

const transposed = (rows: Rows): Rows => rows[0].map((_, column) => rows.map((row) => row[column]));
const upsideDown = (rows: Rows): Rows => rows.toReversed();
const mirrored = (rows: Rows): Rows => rows.map((row) => row.toReversed());

/** The images of a picture that must be the picture itself. */
const IMAGES: Readonly<Record<PictureSymmetry, readonly ((rows: Rows) => Rows)[]>> = {
  none: [],
  'left-right': [mirrored],
  'top-bottom': [upsideDown],
  both: [mirrored, upsideDown],
  'half-turn': [(rows) => upsideDown(mirrored(rows))],
  'quarter-turn': [(rows) => mirrored(transposed(rows))],
  diagonal: [transposed],
};

describe('generate', () => {
  it('makes puzzles of one solution, which is their goal', async () => {
    const random = makeRandom(11);
    const sizes = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const width = 1 + random.below(seed % 4 === 0 ? 25 : 12);
      const height = 1 + random.below(12);
      const symmetry = PICTURE_SYMMETRIES[random.below(5)];
      const look = PICTURE_LOOKS[random.below(3)];
      const wish = { width, height, symmetry, look, seed, colours: 1 + random.below(3) };
      if (!checkWish(wish).ok) continue;
      for (const made of await makeUpTo(wish)) {
        expect(verdictOf(await solve(made.puzzle))).toBe('unique');
        expect(isSolution(made.puzzle, goalOf(made))).toBe(true);
        expect(new Set(coloursOf(made)).size).toBeGreaterThanOrEqual(wish.colours);
        sizes.add(`${width}x${height}`);
      }
    }
    expect(sizes.size).toBeGreaterThan(20);
  });

  it.each(PICTURE_SYMMETRIES)('keeps the symmetry %s', async (symmetry) => {
    for (const look of PICTURE_LOOKS) {
      for (const side of [10, 13]) {
        const wish = { width: side, height: side, colours: 2, seed: 1, count: 4, look, symmetry };
        for (const made of await make(wish)) {
          const rows = rowsOf(coloursOf(made), side);
          for (const image of IMAGES[symmetry]) expect(image(rows)).toEqual(rows);
          // Neither all rows nor all columns are of one colour each: that would be mere stripes.
          for (const lines of [rows, transposed(rows)]) {
            expect(lines.some((line) => new Set(line).size > 1)).toBe(true);
          }
        }
      }
    }
  });

  it('paints about as many cells as the density says', async () => {
    for (const density of [0.3, 0.5, 0.7]) {
      for (const made of await make({ width: 20, height: 20, seed: 1, count: 10, density })) {
        const painted = coloursOf(made).filter((colour) => colour > 0).length / 400;
        expect(Math.abs(painted - density)).toBeLessThan(0.05);
      }
    }
  });

  it.each(LABELS_TO_AIM_AT)('aims at a difficulty: %s', async (label) => {
    const difficulty = { easiest: label, hardest: label };
    const all = await make({ width: 10, height: 10, seed: 5, count: 2, difficulty }, {});
    expect(all.map(({ rating }) => rating?.label)).toEqual([label, label]);
  });

  it('makes puzzles on both sides of what lines settle for a wide range', async () => {
    const difficulty = { easiest: 'easy', hardest: 'expert' } as const;
    const all = await make({ width: 10, height: 10, seed: 5, count: 12, difficulty }, {});
    const labels = new Set(all.map(({ rating }) => rating?.label));
    expect(labels).toContain('expert');
    expect(labels.size).toBeGreaterThan(1);
    for (const label of labels) expect(['easy', 'medium', 'hard', 'expert']).toContain(label);
  });

  it.each<[Technique, UniqueLabel, number]>([
    ['empty-line', 'trivial', 2],
    ['full-line', 'trivial', 2],
    ['glue', 'easy', 2],
    ['punctuating', 'easy', 2],
    // Most seeds take twenty times as long.
    ['splitting', 'medium', 7],
    ['forcing', 'medium', 2],
    ['double-positioning', 'hard', 2],
    ['edge-logic', 'expert', 2],
  ])('makes puzzles that need a technique: %s', async (technique, label, seed) => {
    const [made] = await make({ width: 10, height: 10, seed, technique }, {});
    expect(made.rating?.label).toBe(label);
    expect(made.rating?.steps?.shares[technique]).toBeGreaterThan(0);
    expect(isStrictlyNeeded(made.puzzle, technique)).toBe(STRICTLY_NEEDED.has(technique));
  });

  it.each<[Technique, UniqueLabel, number, number]>([
    ['two-way', 'expert', 14, 38],
    ['search', 'extreme', 12, 6],
  ])('makes puzzles beyond contradictions: %s', async (technique, label, side, seed) => {
    const [made] = await make({ width: side, height: side, seed, technique }, {});
    expect(made.rating?.label).toBe(label);
    expect(made.rating?.steps?.shares[technique]).toBeGreaterThan(0);
    expect(verdictOf(await solve(made.puzzle))).toBe('unique');
  });

  it('makes puzzles in which colours meet', async () => {
    const wish = { width: 10, height: 10, colours: 2, seed: 2, technique: 'colours-meet' } as const;
    const [made] = await make(wish, {});
    expect(made.rating?.steps?.shares['colours-meet']).toBeGreaterThan(0);
  });

  it('makes each puzzle of a seed by itself', async () => {
    const wish = { width: 8, height: 8, seed: 9 };
    const all = await make({ ...wish, count: 4 });
    expect(await make({ ...wish, number: 3, count: 2 })).toEqual(all.slice(2));
    expect(all[2]?.puzzle.meta.id).toBe('8x8-9-3');
  });

  it('makes no picture twice, not even mirrored', async () => {
    const all = await make({ width: 2, height: 2, look: 'noise', seed: 1, count: 3 });
    const sums = all.map((made) => coloursOf(made).filter((colour) => colour > 0).length);
    expect(sums.toSorted()).toEqual([1, 2, 3]);
  });

  it('says that it finds none, and what came nearest', async () => {
    const difficulty = { easiest: 'hard', hardest: 'hard' } as const;
    const outcome = await generate({ width: 2, height: 2, seed: 1, difficulty });
    expect(outcome).toMatchObject({ made: 0, isCut: false });
    expect(outcome.nearest).toMatchObject({ rating: { label: 'trivial' }, lacks: 'difficulty' });
  });

  it('names a puzzle that does without the technique if none needs it', async () => {
    const outcome = await generate({ width: 5, height: 5, seed: 1, technique: 'glue' });
    expect(outcome).toMatchObject({ made: 0, isCut: false });
    expect(outcome.nearest).toMatchObject({ rating: { label: 'easy' }, lacks: 'technique' });
  });

  it('names an easier puzzle where none is beyond looking ahead', async () => {
    const difficulty = { easiest: 'extreme', hardest: 'extreme' } as const;
    let steps = 0;
    const outcome = await generate(
      { width: 6, height: 6, seed: 1, difficulty },
      { stop: () => ++steps > 3000 },
    );
    expect(outcome).toMatchObject({ made: 0, isCut: true });
    expect(outcome.nearest?.rating?.label).toBe('expert');
  });

  it('says which density came nearest', async () => {
    const wish = { width: 20, height: 20, look: 'noise', density: 0.15, seed: 1 } as const;
    let steps = 0;
    const outcome = await generate(wish, { stop: () => ++steps > 3000 });
    expect(outcome).toMatchObject({ made: 0, judged: 0, isCut: true });
    expect(outcome.nearestDensity).toBeGreaterThan(0.3);
  });

  it('stops when the host wants it to, and keeps what was made', async () => {
    const all: GeneratedPuzzle[] = [];
    const outcome = await generate(
      { width: 30, height: 30, seed: 1, count: 1000 },
      { ...UNRATED, stop: () => all.length >= 3, onPuzzle: (made) => void all.push(made) },
    );
    expect(outcome).toMatchObject({ made: all.length, isCut: true });
    expect(all.length).toBe(3);
  });

  it('makes the puzzles of this version again', async () => {
    const hash = createHash('sha256');
    for (const look of PICTURE_LOOKS) {
      for (const symmetry of PICTURE_SYMMETRIES) {
        const wish = { width: 15, height: 15, colours: 2, look, symmetry, seed: 2 ** 40 + 7 };
        for (const made of await make({ ...wish, count: 2 })) hash.update(coloursOf(made).join());
      }
    }
    const square = { width: 12, height: 12, seed: 2 ** 33 + 1, count: 2 };
    const aims: Partial<PuzzleWish>[] = [
      ...LABELS_TO_AIM_AT.map((label) => ({ difficulty: { easiest: label, hardest: label } })),
      ...(['empty-line', 'glue', 'overlap', 'edge-logic'] as const).map((id) => ({
        technique: id,
      })),
      { technique: 'colours-meet', colours: 2 },
    ];
    aims.push({ technique: 'search', seed: 5, count: 1 });
    for (const aim of aims) {
      for (const made of await make({ ...square, ...aim }, {})) hash.update(coloursOf(made).join());
    }
    // Another hash means that other puzzles are made of the same seeds: raise GENERATOR_VERSION.
    expect(hash.digest('hex').slice(0, 16)).toBe('91f4e5a972daa413');
  });
});
