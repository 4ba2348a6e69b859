import { describe, expect, it } from 'vitest';
import { drawnLines } from '../../../../test/drawn-lines.ts';
import { edgeImage } from './edge-image.ts';

describe('the edges in an image', () => {
  const line = { from: [20, 0], to: [20, 40] } as const;
  const middleRow = (data: Float32Array) => data.subarray(20 * 40, 21 * 40);

  it('are dark beside a line, whether it is dark or bright', () => {
    for (const style of [
      { paper: 230, ink: 30 },
      { paper: 30, ink: 230 },
    ]) {
      const row = middleRow(edgeImage(drawnLines(40, [line], style)).data);
      expect(row[19]).toBe(0);
      expect(row[21]).toBe(0);
      expect(row[10]).toBe(255);
    }
  });

  it('are bright within a dark area', () => {
    const row = middleRow(edgeImage(drawnLines(40, [line], { wide: 20 })).data);
    expect(row[20]).toBe(255);
    expect(row[10]).toBe(0);
  });

  it('are in shares of the light that changes', () => {
    const row = middleRow(edgeImage(drawnLines(40, [line], { paper: 130, ink: 100 })).data);
    expect(row[19]).toBeCloseTo(127.5, 1);
  });
});
