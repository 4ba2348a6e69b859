import { describe, expect, it } from 'vitest';
import type { LatticeEdges } from './lattice-edges.ts';
import { puzzleShape } from './puzzle-shape.ts';

/** Draws the edges of closed cells: "#" is closed, "1" is closed and has a number, "." is open. */
function edgesOf(lines: readonly string[]): LatticeEdges {
  const [columns, rows] = [lines[0].length, lines.length];
  const isClosed = (row: number, column: number): boolean => (lines[row]?.[column] ?? '.') !== '.';
  const drawn = (
    height: number,
    width: number,
    isDrawn: (row: number, column: number) => boolean,
  ) =>
    Float32Array.from({ length: height * width }, (_, i) =>
      isDrawn(Math.floor(i / width), i % width) ? 1 : 0,
    );
  const upright = drawn(rows, columns + 1, (row, column) => {
    return isClosed(row, column) || isClosed(row, column - 1);
  });
  const level = drawn(rows + 1, columns, (row, column) => {
    return isClosed(row, column) || isClosed(row - 1, column);
  });
  return {
    ...{ column: 0, row: 0, columns, rows, upright, level, contrast: 100 },
    nodes: new Uint8Array((columns + 1) * (rows + 1)).fill(1),
    inked: Uint8Array.from(lines.join(''), (sign) => (sign === '1' ? 1 : 0)),
  };
}

describe('the shape of a puzzle', () => {
  it('is the grid alone where clues have no lines', () => {
    const shape = puzzleShape(edgesOf(['......', '.####.', '.####.', '.####.', '......']));
    expect(shape).toEqual({ grid: { column: 1, row: 1, columns: 4, rows: 3 } });
  });

  it('has its clues left and above where the upper left corner is open', () => {
    const shape = puzzleShape(
      edgesOf(['..1111', '..1111', '11####', '11####', '11####', '11####']),
    );
    expect(shape?.grid).toEqual({ column: 2, row: 2, columns: 4, rows: 4 });
    expect(shape?.clues).toEqual({
      rows: 'before',
      columns: 'before',
      rowCells: 2,
      columnCells: 2,
    });
  });

  it('has its clues right and below where the lower right corner is open', () => {
    const shape = puzzleShape(edgesOf(['####1', '####1', '####1', '####1', '1111.']));
    expect(shape?.grid).toEqual({ column: 0, row: 0, columns: 4, rows: 4 });
    expect(shape?.clues).toMatchObject({ rows: 'after', columns: 'after' });
  });

  it('does not take rows of the grid for clues, because they have no numbers', () => {
    const shape = puzzleShape(edgesOf(['.####', '.####', '1####', '1####', '1####', '1####']));
    expect(shape?.grid.columns).toBe(4);
    expect(shape?.grid.rows).toBe(6);
  });

  it('is the larger of two grids whose lines are those of one lattice', () => {
    const shape = puzzleShape(edgesOf(Array(4).fill('####...#####')));
    expect(shape?.grid).toEqual({ column: 7, row: 0, columns: 5, rows: 4 });
    const lines = [...Array(5).fill('####'), ...Array(3).fill('....'), ...Array(4).fill('####')];
    expect(puzzleShape(edgesOf(lines))?.grid).toEqual({ column: 0, row: 0, columns: 4, rows: 5 });
  });

  it('is one grid where two lines are hidden', () => {
    const shape = puzzleShape(edgesOf(Array(5).fill('#####..#####')));
    expect(shape?.grid.columns).toBe(12);
  });

  it('is none where hardly any cell is closed', () => {
    expect(puzzleShape(edgesOf(['.....', '.##..', '.##..', '.....']))).toBeUndefined();
  });
});
