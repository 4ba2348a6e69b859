import { describe, expect, it } from 'vitest';
import { fittedTracing, movedTracing, placeOfTracing, startTracing } from './tracing.ts';

const BOARD = { width: 20, height: 10 };
const image = (width: number, height: number) => ({
  ...{ width, height, pixels: {} as CanvasImageSource },
});

describe('a tracing', () => {
  it('fits the board with its whole image, in the middle', () => {
    const square = startTracing(image(500, 500));
    expect(placeOfTracing(square, BOARD)).toEqual({ left: 5, top: 0, width: 10, height: 10 });
    const wide = startTracing(image(400, 100));
    expect(placeOfTracing(wide, BOARD)).toEqual({ left: 0, top: 2.5, width: 20, height: 5 });
  });

  it('grows from the middle, moves in cells, and fits again', () => {
    const square = startTracing(image(500, 500));
    const other = movedTracing({ ...square, scale: 200 }, 1.5, -1);
    expect(placeOfTracing(other, BOARD)).toEqual({ left: 1.5, top: -6, width: 20, height: 20 });
    expect(fittedTracing(other)).toEqual(square);
  });

  it('of another image is as faint, and is shown', () => {
    const before = { ...startTracing(image(5, 5)), opacity: 70, isShown: false, scale: 50 };
    expect(startTracing(image(4, 4), before)).toEqual({
      ...startTracing(image(4, 4)),
      opacity: 70,
    });
  });
});
