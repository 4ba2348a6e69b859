import { describe, expect, it } from 'vitest';
import { drawnLines } from '../../../../test/drawn-lines.ts';
import type { FoundLine } from './found-line.ts';
import { joinLines } from './join-lines.ts';
import { linePoints } from './line-points.ts';
import { followLines } from './line-tracks.ts';

const SIDE = 200;

type Parts = readonly (readonly [from: number, to: number])[];

/** Draws parts of a line, each from a row to a row, and follows what is there. */
function found(parts: Parts, columnAt: (row: number) => number = () => 80): FoundLine[] {
  const lines = parts.map(([from, to]) => {
    return { from: [columnAt(from), from], to: [columnAt(to), to] } as const;
  });
  return followLines(linePoints(drawnLines(SIDE, lines)));
}

describe('the lines that are followed', () => {
  it('are straight and have all of their rows', () => {
    const [line, ...others] = found([[0, 199]]);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ from: 0, to: 199, support: 200 });
    expect(line.offset).toBeCloseTo(80, 1);
    expect(line.slope).toBeCloseTo(0, 3);
  });

  it('go on after a gap that is short', () => {
    const lines = found([
      [0, 90],
      [100, 199],
    ]);
    expect(lines).toHaveLength(1);
    expect(lines[0].support).toBeLessThan(200);
    expect(lines[0]).toMatchObject({ from: 0, to: 199 });
  });

  it('end at a gap that is long, and are joined then', () => {
    const parts: Parts = [
      [0, 80],
      [120, 199],
    ];
    const lines = found(parts, (row) => 40 + 0.1 * row);
    expect(lines).toHaveLength(2);
    const [line, ...others] = joinLines(lines);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ from: 0, to: 199 });
    expect(line.support).toBe(lines[0].support + lines[1].support);
    expect(line.slope).toBeCloseTo(0.1, 2);
  });

  it('are not joined where they would miss each other', () => {
    const lines = [...found([[0, 80]], () => 80), ...found([[120, 199]], () => 90)];
    expect(joinLines(lines)).toHaveLength(2);
  });

  it('are slanted, but not steeply', () => {
    const [line] = found([[0, 199]], (row) => 20 + 0.3 * row);
    expect(line.slope).toBeCloseTo(0.3, 2);
    expect(line.offset).toBeCloseTo(20, 0);
    expect(found([[0, 199]], (row) => 5 + 0.9 * row)).toEqual([]);
  });

  it('are bent, with places on the way', () => {
    const bend = (row: number): number => 60 + 20 * Math.sin(row / 60);
    const parts = Array.from({ length: 20 }, (_, i) => [10 * i, 10 * i + 10] as const);
    const [{ places }] = found(parts, bend);
    for (let i = 0; i < places.length; i += 2) {
      expect(Math.abs(places[i + 1] - bend(places[i]))).toBeLessThan(1);
    }
  });

  it('are no strokes, which are short', () => {
    expect(found([[50, 54]])).toEqual([]);
  });

  it('are not lost where another one crosses', () => {
    const across = { from: [0, 20], to: [199, 60] } as const;
    const image = drawnLines(SIDE, [{ from: [80, 0], to: [80, 199] }, across]);
    expect(followLines(linePoints(image))).toMatchObject([{ from: 0, to: 199 }]);
  });
});
