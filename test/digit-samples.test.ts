// Tests what the samples for the training of the digit net are drawn and damaged with.

import { describe, expect, it } from 'vitest';
import { addBlockNoise } from '../makers/digit-reader/block-noise.ts';
import { drawPolygons, makePlane, type Plane } from '../makers/digit-reader/draw-polygons.ts';
import { findBox } from '../makers/digit-reader/find-box.ts';
import { levelAt } from '../makers/digit-reader/level-rank.ts';
import { addNoise, blur, thicken } from '../makers/digit-reader/light-effects.ts';
import { makeRandom } from '../src/engine/random.ts';
import type { InkImage } from '../src/photo/digits/digit-patch.ts';

function squareOf(left: number, top: number, side: number, isTurned = false): Float64Array {
  const [right, bottom] = [left + side, top + side];
  const corners = [left, top, right, top, right, bottom, left, bottom];
  return Float64Array.from(isTurned ? corners.toReversed() : corners);
}

const sumOf = ({ data }: Plane): number => data.reduce((sum, value) => sum + value, 0);

describe('drawing', () => {
  it('fills pixels by the share that lies within the polygon', () => {
    const plane = makePlane(4, 3);
    drawPolygons(plane, [squareOf(0.5, 0.5, 2)], 1);
    expect([...plane.data]).toEqual([0.25, 0.5, 0.25, 0, 0.5, 1, 0.5, 0, 0.25, 0.5, 0.25, 0]);
  });

  it('leaves holes where a polygon runs the other way round', () => {
    const plane = makePlane(6, 6);
    const hole = Float64Array.of(2, 2, 2, 4, 4, 4, 4, 2);
    drawPolygons(plane, [squareOf(0, 0, 6), hole], 1);
    expect(sumOf(plane)).toBeCloseTo(32);
  });

  it('bears polygons that reach beyond the plane', () => {
    const plane = makePlane(3, 3);
    drawPolygons(plane, [squareOf(-5, -5, 20)], 0.5);
    expect([...plane.data]).toEqual(Array(9).fill(0.5));
  });
});

describe('damage', () => {
  const drawn = (): Plane => {
    const plane = makePlane(20, 20);
    drawPolygons(plane, [squareOf(6, 6, 8)], 200);
    return plane;
  };

  it('blurs without making light of its own', () => {
    const plane = drawn();
    const before = sumOf(plane);
    blur(plane, 1.2);
    expect(sumOf(plane)).toBeCloseTo(before, 6);
    expect(plane.data[6 * 20 + 6]).toBeLessThan(100);
  });

  it('makes strokes thicker and thinner', () => {
    const [thick, thin] = [drawn(), drawn()];
    thicken(thick, 1);
    thicken(thin, -1);
    expect(sumOf(thick)).toBeCloseTo(200 * (64 + 32));
    expect(sumOf(thin)).toBeCloseTo(200 * 36);
  });

  it('adds noise of about the deviation that is wished for', () => {
    const plane = makePlane(100, 100);
    addNoise(plane, 5, makeRandom(1));
    const squares = plane.data.reduce((sum, value) => sum + value ** 2, 0);
    expect(Math.sqrt(squares / plane.data.length)).toBeCloseTo(5, 0);
  });

  it.each([0, 3])('changes blocks little at a high quality, and much at a low one', (offset) => {
    const [fine, coarse] = [drawn(), drawn()];
    addBlockNoise(fine, 100, offset);
    addBlockNoise(coarse, 10, offset);
    const most = ({ data }: Plane): number => {
      const { data: before } = drawn();
      return Math.max(...data.map((value, i) => Math.abs(value - before[i])));
    };
    expect(most(fine)).toBeLessThan(4);
    expect(most(coarse)).toBeGreaterThan(20);
  });
});

describe('finding', () => {
  const ink: InkImage = {
    ...{ width: 8, height: 4 },
    data: Uint8Array.from([
      ...[0, 0, 90, 90, 0, 0, 0, 0],
      ...[0, 90, 90, 0, 0, 0, 0, 20],
      ...[0, 0, 0, 90, 0, 0, 0, 20],
      ...[0, 0, 0, 0, 0, 0, 90, 20],
    ]),
  };
  const region = { left: 0, top: 0, width: 8, height: 4 };

  it('takes what hangs together above the threshold', () => {
    const box = findBox(ink, region, { threshold: 0.5, leastPart: 0.5 });
    expect(box).toEqual({ left: 1, top: 0, width: 3, height: 3 });
  });

  it('takes smaller parts as well if they are wished for', () => {
    const box = findBox(ink, region, { threshold: 0.5, leastPart: 0.1 });
    expect(box).toEqual({ left: 1, top: 0, width: 6, height: 4 });
  });

  it('looks within the region alone', () => {
    const half = { left: 2.5, top: 0, width: 3, height: 4 };
    const box = findBox(ink, half, { threshold: 0.5, leastPart: 0.5 });
    expect(box).toEqual({ left: 2, top: 0, width: 2, height: 3 });
    const blank = { left: 0, top: 3, width: 4, height: 1 };
    expect(findBox(ink, blank, { threshold: 0.5, leastPart: 0.5 })).toBeUndefined();
  });

  it('finds levels by their rank', () => {
    expect(levelAt([5, 1, 9, 3], 0.5)).toBe(5);
    expect(levelAt([7], 0.5)).toBe(7);
    expect(levelAt([0, 0, 0, 255], 0.99)).toBe(255);
  });
});
