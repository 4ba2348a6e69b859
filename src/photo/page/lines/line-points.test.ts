import { describe, expect, it } from 'vitest';
import { drawnLines } from '../../../../test/drawn-lines.ts';
import { invertedGrey } from '../grey-image.ts';
import { linePoints } from './line-points.ts';

const upright = { from: [30.25, 0], to: [30.25, 60] } as const;

function pointsOfRow(image: Parameters<typeof linePoints>[0], row: number): number[] {
  const { starts, columns } = linePoints(image);
  return [...columns.subarray(starts[row], starts[row + 1])];
}

describe('the points of lines', () => {
  it('are in the middle of a line, in fractions of pixels', () => {
    const image = drawnLines(60, [upright]);
    for (const row of [0, 1, 30, 58, 59]) {
      const columns = pointsOfRow(image, row);
      expect(columns).toHaveLength(1);
      expect(Math.abs(columns[0] - 30.25)).toBeLessThan(0.15);
    }
  });

  it('follow a line that is slanted', () => {
    const image = drawnLines(60, [{ from: [10, 0], to: [40, 60] }]);
    for (const row of [10, 30, 50]) {
      expect(pointsOfRow(image, row)[0]).toBeCloseTo(10 + row / 2, 0);
    }
  });

  it('stand one for each line, from left to right', () => {
    const image = drawnLines(
      60,
      [12, 24, 48].map((x) => ({ from: [x, 0], to: [x, 60] })),
    );
    expect(pointsOfRow(image, 20).map(Math.round)).toEqual([12, 24, 48]);
  });

  it('are none where a line is bright, until light is inverted', () => {
    const image = drawnLines(60, [upright], { paper: 40, ink: 200 });
    expect(pointsOfRow(image, 30)).toEqual([]);
    expect(Math.abs(pointsOfRow(invertedGrey(image), 30)[0] - 30.25)).toBeLessThan(0.15);
  });

  it('are none where a line is hardly darker than paper', () => {
    expect(pointsOfRow(drawnLines(60, [upright], { paper: 230, ink: 225 }), 30)).toEqual([]);
  });

  it('are none where a dark area begins and does not end', () => {
    expect(pointsOfRow(drawnLines(60, [upright], { wide: 60 }), 30)).toEqual([]);
  });
});
