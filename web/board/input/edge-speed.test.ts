import { describe, expect, it } from 'vitest';
import { alongStroke, edgeSpeed } from './edge-speed.ts';
import { beginStroke, extendStroke } from './stroke.ts';

const BOX = { left: 100, top: 100, right: 500, bottom: 700 };
const MIDDLE = { x: 300, y: 400 };

describe('the edge of the visible cells', () => {
  it('scrolls a board that is drawn on there, and nowhere else', () => {
    expect(edgeSpeed(MIDDLE, BOX, 5)).toEqual({ x: 0, y: 0 });
    expect(edgeSpeed({ x: 490, y: 400 }, BOX, 0).x).toBeGreaterThan(0);
    expect(edgeSpeed({ x: 110, y: 400 }, BOX, 0).x).toBeLessThan(0);
    expect(edgeSpeed({ x: 300, y: 720 }, BOX, 0)).toMatchObject({ x: 0 });
    expect(edgeSpeed({ x: 300, y: 90 }, BOX, 0).y).toBeLessThan(0);
  });

  it('scrolls the faster, the closer and the longer a pointer is there', () => {
    const speed = (x: number, seconds: number) => edgeSpeed({ x, y: 400 }, BOX, seconds).x;
    expect(speed(499, 0)).toBeGreaterThan(speed(480, 0));
    expect(speed(520, 0)).toBeGreaterThan(speed(499, 0));
    expect(speed(499, 0.8)).toBeCloseTo(2 * speed(499, 0));
  });

  it('scrolls along the line of a stroke only', () => {
    const board = { width: 9, height: 9 };
    const begun = beginStroke(board, new Uint8Array(81), { row: 3, column: 3 }, 2);
    const across = extendStroke(begun, board, { row: 3, column: 5 });
    const down = extendStroke(begun, board, { row: 5, column: 3 });
    const speed = { x: 100, y: -200 };
    expect(alongStroke(speed, across)).toEqual({ x: 100, y: 0 });
    expect(alongStroke(speed, down)).toEqual({ x: 0, y: -200 });
    expect(alongStroke(speed, begun)).toEqual({ x: 0, y: -200 });
  });
});
