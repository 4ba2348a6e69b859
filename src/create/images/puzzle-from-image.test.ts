import { describe, expect, it } from 'vitest';
import { BLACK, CLEAR, image, WHITE } from '../../../test/images.ts';
import { makeRandom } from '../../engine/random.ts';
import { rate, UNIQUE_LABELS, type UniqueLabel } from '../../explain/index.ts';
import { differingCells } from '../../puzzle/grid.ts';
import { makePalette } from '../../puzzle/palette.ts';
import type { LabelRange } from '../generate/puzzle-wish.ts';
import { puzzleFromImage } from './puzzle-from-image.ts';

const ONE = { fewest: 1, most: 1 };
const SIZE = { width: 10, height: 10 };

/** Noise: each cell of 10x10 is a box of pixels. */
function noise(seed: number) {
  const random = makeRandom(seed);
  const cells = Array.from({ length: 100 }, () => random.below(2));
  return image(40, 40, (x, y) => (cells[10 * (y >> 2) + (x >> 2)] ? BLACK : WHITE));
}

async function made(...args: Parameters<typeof puzzleFromImage>) {
  const outcome = await puzzleFromImage(...args);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

describe('a puzzle of an image', () => {
  it('has the picture as its goal, and a rating', async () => {
    const disc = image(40, 40, (x, y) => ((x - 20) ** 2 + (y - 20) ** 2 < 300 ? BLACK : WHITE));
    const wish = { ...SIZE, colours: ONE, isRepaired: false, meta: { title: 'Disc' } };
    const { puzzle, rating, changes } = await made(disc, wish);
    expect([rating.verdict, rating.label, changes]).toEqual(['unique', 'trivial', []]);
    expect([puzzle.meta.title, puzzle.goal?.cells[55]]).toEqual(['Disc', 2]);
  });

  it('is changed only where that is wanted and needed', async () => {
    const repaired = [];
    for (let seed = 1; seed <= 12; seed++) {
      const wish = { ...SIZE, colours: ONE };
      const plain = await made(noise(seed), { ...wish, isRepaired: false });
      const { puzzle, rating, changes } = await made(noise(seed), { ...wish, isRepaired: true });
      expect(rating.verdict).toBe('unique');
      const [before, after] = [plain.puzzle.goal, puzzle.goal];
      if (before === undefined || after === undefined) throw new Error('no goal');
      const cells = changes.map(({ cell }) => cell).sort((a, b) => a - b);
      expect(differingCells([before, after])).toEqual(cells);
      expect(changes.length > 0).toBe(plain.rating.verdict === 'multiple');
      if (changes.length > 0) repaired.push(seed);
    }
    expect(repaired.length).toBeGreaterThan(2);
  });

  it.each<LabelRange>([
    { easiest: 'trivial', hardest: 'easy' },
    { easiest: 'medium', hardest: 'extreme' },
  ])('is changed until it has the difficulty that is wanted: %o', async (difficulty) => {
    for (let seed = 1; seed <= 2; seed++) {
      const wish = { ...SIZE, colours: ONE, isRepaired: true };
      const plain = await made(noise(seed), { ...wish, isRepaired: false });
      const { puzzle, rating, changes, isAsWished } = await made(noise(seed), {
        ...wish,
        difficulty,
      });
      expect([rating.verdict, isAsWished]).toEqual(['unique', true]);
      expect(UNIQUE_LABELS.indexOf(rating.label as UniqueLabel)).toBeGreaterThanOrEqual(
        UNIQUE_LABELS.indexOf(difficulty.easiest),
      );
      expect(UNIQUE_LABELS.indexOf(rating.label as UniqueLabel)).toBeLessThanOrEqual(
        UNIQUE_LABELS.indexOf(difficulty.hardest),
      );
      expect(await rate(puzzle)).toEqual(rating);
      const [before, after] = [plain.puzzle.goal, puzzle.goal];
      if (before === undefined || after === undefined) throw new Error('no goal');
      expect(differingCells([before, after])).toEqual(changes.map(({ cell }) => cell));
    }
  });

  it('is not as wished where no changes reach the difficulty', async () => {
    const dot = image(40, 40, (x, y) => (x < 20 && y < 20 ? BLACK : WHITE));
    const difficulty: LabelRange = { easiest: 'extreme', hardest: 'extreme' };
    const wish = { width: 2, height: 2, colours: ONE, isRepaired: false, difficulty };
    const { rating, changes, isAsWished } = await made(dot, wish);
    expect([rating.label, changes, isAsWished]).toEqual(['trivial', [], false]);
  });

  it('takes another number of colours where the best one has several solutions', async () => {
    // Two yellow cells that touch at their corners can lie either way; the black block is sure.
    const picture = image(8, 8, (x, y) => {
      if (x < 4 && y > 0 && y < 4) return BLACK;
      return x === y && x > 4 && x < 7 ? [250, 220, 0] : WHITE;
    });
    const wish = { width: 8, height: 8, isRepaired: false };
    const two = await made(picture, { ...wish, colours: { fewest: 2, most: 2 } });
    expect(two.rating.verdict).toBe('multiple');
    const { rating, puzzle } = await made(picture, { ...wish, colours: { fewest: 1, most: 2 } });
    expect([rating.verdict, puzzle.palette.length]).toEqual(['unique', 2]);
  });

  it('has the colours of a palette that the image needs, and no others', async () => {
    const half = image(40, 40, (x) => (x < 20 ? [200, 40, 30] : WHITE));
    const palette = makePalette({ name: 'white', rgb: '#ffffff' }, [
      { name: 'black', rgb: '#000000' },
      { name: 'red', rgb: '#d62828' },
    ]);
    const crop = { left: 10, top: 0, width: 20, height: 40 };
    const wish = { width: 4, height: 4, colours: ONE, isRepaired: false, palette };
    const { puzzle } = await made(half, { ...wish, preparation: { crop } });
    expect(puzzle.palette.map(({ name }) => name)).toEqual(['white', 'red']);
    expect([...(puzzle.goal?.cells ?? [])].slice(0, 4)).toEqual([2, 2, 1, 1]);
  });

  it('is not made where nothing is painted', async () => {
    const outcome = await puzzleFromImage(
      image(40, 40, () => CLEAR),
      { ...SIZE, colours: ONE, isRepaired: true },
    );
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'blank-picture' }] });
  });

  it('says that the verdict is unknown when it is stopped', async () => {
    const wish = { ...SIZE, colours: ONE, isRepaired: true };
    const { rating } = await made(noise(1), wish, { stop: () => true });
    expect(rating.verdict).toBe('unknown');
  });
});
