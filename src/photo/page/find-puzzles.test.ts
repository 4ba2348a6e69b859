import { describe, expect, it } from 'vitest';
import { drawnLines, gridLines } from '../../../test/drawn-lines.ts';
import { image } from '../../../test/images.ts';
import { makePace } from '../../pacing/pace.ts';
import { findPuzzles } from './find-puzzles.ts';
import type { GreyImage } from './grey-image.ts';
import { cornersOf } from './straighten.ts';

const SIDE = 300;
const LARGE = gridLines({ columns: 8, rows: 6, cell: 18, start: 120 });
const SMALL = gridLines({ columns: 5, rows: 5, cell: 14, start: 20 });

async function found({ width, height, data }: GreyImage, stop = () => false) {
  const page = image(width, height, (x, y) => {
    const light = data[y * width + x];
    return [light, light, light];
  });
  const puzzles = await findPuzzles(page, makePace({ stop }));
  return puzzles?.map(({ layout: { grid }, placeOf }) => ({
    size: `${grid.columns}x${grid.rows}`,
    corners: cornersOf(placeOf, grid).map(({ x, y }) => [Math.round(x), Math.round(y)]),
  }));
}

const LARGE_PLACE = {
  size: '8x6',
  corners: [
    [120, 120],
    [264, 120],
    [264, 228],
    [120, 228],
  ],
};

describe('the puzzles of an image', () => {
  it('have dark lines, or bright ones', async () => {
    expect(await found(drawnLines(SIDE, LARGE))).toEqual([LARGE_PLACE]);
    const dark = drawnLines(SIDE, LARGE, { paper: 40, ink: 200 });
    expect(await found(dark)).toEqual([LARGE_PLACE]);
  });

  it('are found one after the other, the upper one first', async () => {
    const both = await found(drawnLines(SIDE, [...SMALL, ...LARGE]));
    expect(both?.map(({ size }) => size)).toEqual(['5x5', '8x6']);
  });

  it('may have dark lines and bright ones in one image', async () => {
    const [dark, bright] = [
      drawnLines(SIDE, LARGE),
      drawnLines(SIDE, SMALL, { paper: 40, ink: 200 }),
    ];
    const data = dark.data.map((light, i) => {
      const isCorner = i % SIDE < 110 && i < 110 * SIDE;
      return isCorner ? bright.data[i] : light;
    });
    const both = await found({ ...dark, data });
    expect(both?.map(({ size }) => size)).toEqual(['5x5', '8x6']);
  });

  it('are none where there are no lines', async () => {
    expect(await found(drawnLines(100, [{ from: [10, 50], to: [90, 50] }]))).toEqual([]);
  });

  it('are not looked for any further when the host stops the search', async () => {
    let looks = 0;
    const page = drawnLines(SIDE, LARGE);
    expect(await found(page, () => ++looks > 1)).toBeUndefined();
    expect(looks).toBe(2);
  });
});
