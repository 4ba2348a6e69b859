import { describe, expect, it } from 'vitest';
import { makeDrawing, painted } from '../../../src/create/drawing.ts';
import type { Place } from '../../../src/puzzle/places.ts';
import { beginDrawStroke, cellsOfDrawStroke, type DrawTool, extendDrawStroke } from './stroke.ts';

const EMPTY = makeDrawing(5, 4);
const at = (column: number, row: number): Place => ({ column, row });

function stroke(tool: DrawTool, ...points: readonly Place[]) {
  const [first, ...rest] = points;
  return rest.reduce(
    (own, point) => extendDrawStroke(own, EMPTY, point),
    beginDrawStroke(EMPTY, tool, first),
  );
}

function shown(cells: readonly number[]): string[] {
  return Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 5 }, (_, column) => (cells.includes(row * 5 + column) ? '#' : '.')).join(
      '',
    ),
  );
}

describe('a stroke', () => {
  it('of the pencil skips nothing, however fast the hand', () => {
    const cells = cellsOfDrawStroke(stroke('pencil', at(0, 0), at(4, 0), at(4, 3)), EMPTY, 'none');
    expect(shown(cells)).toEqual(['#####', '....#', '....#', '....#']);
  });

  it('may leave the drawing and come back', () => {
    const cells = cellsOfDrawStroke(
      stroke('pencil', at(0, 1), at(-3, 1), at(-3, 2), at(0, 2)),
      EMPTY,
      'none',
    );
    expect(shown(cells)).toEqual(['.....', '#....', '#....', '.....']);
  });

  it('of a line, a box or a circle is what lies between its ends alone', () => {
    const line = stroke('line', at(0, 0), at(4, 3), at(2, 2));
    expect(shown(cellsOfDrawStroke(line, EMPTY, 'none'))).toEqual([
      '#....',
      '.#...',
      '..#..',
      '.....',
    ]);
    const box = stroke('box', at(3, 3), at(1, 1));
    expect(shown(cellsOfDrawStroke(box, EMPTY, 'none'))).toEqual([
      '.....',
      '.###.',
      '.#.#.',
      '.###.',
    ]);
    const filled = { ...box, tool: 'filled-box' as const };
    expect(shown(cellsOfDrawStroke(filled, EMPTY, 'none'))).toEqual([
      '.....',
      '.###.',
      '.###.',
      '.###.',
    ]);
    const circle = { ...box, tool: 'circle' as const };
    expect(shown(cellsOfDrawStroke(circle, EMPTY, 'none'))).toEqual([
      '.....',
      '..#..',
      '.#.#.',
      '..#..',
    ]);
  });

  it('of the bucket fills the area where the hand is last, and nothing beside the drawing', () => {
    const walled = painted(EMPTY, [2, 7, 12, 17], 1);
    const fill = stroke('fill', at(4, 0), at(0, 0));
    expect(shown(cellsOfDrawStroke(fill, walled, 'none'))).toEqual([
      '##...',
      '##...',
      '##...',
      '##...',
    ]);
    expect(cellsOfDrawStroke(stroke('fill', at(0, 0), at(-1, 0)), walled, 'none')).toEqual([]);
  });

  it('has its mirror image', () => {
    const dot = stroke('pencil', at(0, 0));
    expect(shown(cellsOfDrawStroke(dot, EMPTY, 'both'))).toEqual([
      '#...#',
      '.....',
      '.....',
      '#...#',
    ]);
  });

  it('is the same while the hand stays in a cell', () => {
    const begun = stroke('pencil', at(1, 1));
    expect(extendDrawStroke(begun, EMPTY, at(1, 1))).toBe(begun);
  });
});
