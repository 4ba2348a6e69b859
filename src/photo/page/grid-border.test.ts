import { describe, expect, it } from 'vitest';
import { borderedPart, withHiddenSides } from './grid-border.ts';
import type { LatticeEdges } from './lattice-edges.ts';
import type { LatticePart } from './puzzle-shape.ts';

/** Edges of six by six cells, of which those of the given row and column are drawn so much. */
function edgesWith(row: number, column: number, drawn: number): LatticeEdges {
  const [columns, rows] = [6, 6];
  const share = (isFaint: boolean): number => (isFaint ? drawn : 1);
  return {
    ...{ column: 0, row: 0, columns, rows, contrast: 100 },
    upright: Float32Array.from({ length: (columns + 1) * rows }, (_, i) => {
      return share(Math.floor(i / (columns + 1)) === row || i % (columns + 1) === column);
    }),
    level: Float32Array.from({ length: columns * (rows + 1) }, (_, i) => {
      return share(Math.floor(i / columns) === row || i % columns === column);
    }),
    nodes: new Uint8Array((columns + 1) * (rows + 1)).fill(1),
    inked: new Uint8Array(columns * rows),
  };
}

/** Edges of six by six cells, of which those of a part alone are drawn. */
function edgesOf({ column, row, columns, rows }: LatticePart): LatticeEdges {
  const edges = edgesWith(-1, -1, 0);
  edges.upright.fill(0);
  edges.level.fill(0);
  for (let y = row; y <= row + rows; y++) {
    if (y < row + rows) edges.upright.fill(1, 7 * y + column, 7 * y + column + columns + 1);
    edges.level.fill(1, 6 * y + column, 6 * y + column + columns);
  }
  return edges;
}

const WHOLE = { column: 0, row: 0, columns: 6, rows: 6 };

describe('the border of a grid', () => {
  it('leaves out a row and a column whose edges are faint', () => {
    expect(borderedPart(edgesWith(0, 0, 0.75), WHOLE)).toEqual({
      column: 1,
      row: 1,
      columns: 5,
      rows: 5,
    });
  });

  it('keeps a faint row whose border is clear, because patterns fill it', () => {
    const edges = edgesWith(0, 0, 0.6);
    for (let i = 0; i < 6; i++) edges.level[i] = 1;
    for (let i = 0; i < 6; i++) edges.upright[7 * i] = 1;
    expect(borderedPart(edges, WHOLE)).toEqual(WHOLE);
  });

  it('keeps a row and a column that are drawn nearly as well as the others', () => {
    expect(borderedPart(edgesWith(0, 0, 0.95), WHOLE)).toEqual(WHOLE);
  });

  const lower = { column: 1, row: 1, columns: 4, rows: 4 };

  it('is found around a row that patterns hide', () => {
    const edges = edgesOf(lower);
    edges.level.fill(1, 1, 5);
    expect(withHiddenSides(edges, lower)).toEqual(lower);
    edges.upright.fill(0.5, 1, 6);
    expect(withHiddenSides(edges, lower)).toEqual({ ...lower, row: 0, rows: 5 });
  });

  it('does not reach to a line that goes on beyond the grid', () => {
    const edges = edgesOf(lower);
    edges.level.fill(1, 0, 6);
    edges.upright.fill(0.5, 1, 6);
    expect(withHiddenSides(edges, lower)).toEqual(lower);
  });
});
