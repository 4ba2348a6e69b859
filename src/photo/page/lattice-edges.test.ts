import { describe, expect, it } from 'vitest';
import { drawnLines, gridLines } from '../../../test/drawn-lines.ts';
import type { GreyImage } from './grey-image.ts';
import type { Lattice } from './lattice.ts';
import { latticeEdges } from './lattice-edges.ts';

const [COLUMNS, ROWS, CELL, START] = [4, 3, 20, 50];
const GRID = { columns: COLUMNS, rows: ROWS, cell: CELL, start: START };
const SIDE = 190;

const lattice: Lattice = {
  columns: COLUMNS,
  rows: ROWS,
  placeOf: (x, y) => ({ x: START + CELL * x, y: START + CELL * y }),
  support: 1,
};

/** Returns the edges of cells by the numbers of their column and row in the lattice. */
function edgesOf(image: GreyImage) {
  const edges = latticeEdges(image, lattice);
  const { column, row, columns } = edges;
  return {
    contrast: edges.contrast,
    left: (x: number, y: number) => edges.upright[(y - row) * (columns + 1) + x - column],
    above: (x: number, y: number) => edges.level[(y - row) * columns + x - column],
    hasNode: (x: number, y: number) => edges.nodes[(y - row) * (columns + 1) + x - column] === 1,
    isInked: (x: number, y: number) => edges.inked[(y - row) * columns + x - column] === 1,
  };
}

/** Darkens a rectangle of pixels. */
function filled(image: GreyImage, left: number, top: number, side: number): GreyImage {
  const data = image.data.map((light, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const isInside = x >= left && x < left + side && y >= top && y < top + side;
    return isInside ? 30 : light;
  });
  return { ...image, data };
}

describe('the edges of a lattice', () => {
  const grid = drawnLines(SIDE, gridLines(GRID));

  it('are all drawn within a grid, and none around it', () => {
    const { left, above } = edgesOf(grid);
    for (let row = 0; row < ROWS; row++) {
      for (let column = 0; column <= COLUMNS; column++) expect(left(column, row)).toBe(1);
    }
    for (let row = 0; row <= ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++) expect(above(column, row)).toBe(1);
    }
    expect(left(-1, 1)).toBe(0);
    expect(left(COLUMNS + 1, 1)).toBe(0);
    expect(above(1, -1)).toBe(0);
    expect(above(1, ROWS + 1)).toBe(0);
  });

  it('tell the contrast of their lines', () => {
    expect(edgesOf(grid).contrast).toBeGreaterThan(150);
    const faint = drawnLines(SIDE, gridLines(GRID), { paper: 230, ink: 200 });
    expect(edgesOf(faint).contrast).toBeGreaterThan(15);
    expect(edgesOf(faint).contrast).toBeLessThan(31);
    expect(edgesOf(faint).left(2, 1)).toBe(1);
  });

  it('are not drawn where a line is missing, and half where half of it is', () => {
    const lines = gridLines(GRID).filter(({ from, to }) => from[0] !== 90 || to[0] !== 90);
    const none = edgesOf(drawnLines(SIDE, lines));
    expect([0, 1, 2].map((row) => none.left(2, row))).toEqual([0, 0, 0]);
    expect(none.left(1, 1)).toBe(1);
    const half = edgesOf(drawnLines(SIDE, [...lines, { from: [90, 50], to: [90, 80] }]));
    expect(half.left(2, 0)).toBe(1);
    expect(half.left(2, 1)).toBeGreaterThan(0.3);
    expect(half.left(2, 1)).toBeLessThan(0.7);
    expect(half.left(2, 2)).toBe(0);
  });

  it('are drawn at the border of filled cells, and half between two of them', () => {
    const two = filled(filled(grid, 70, 70, 20), 90, 70, 20);
    const { left, above } = edgesOf(two);
    expect(left(1, 1)).toBe(1);
    expect(left(2, 1)).toBe(0.5);
    expect(left(3, 1)).toBe(1);
    expect(above(1, 1)).toBe(1);
  });

  it('are not drawn by the bright gap between two dark boxes, but by a line in it', () => {
    const boxes = filled(filled(drawnLines(SIDE, []), 70, 30, 18), 92, 30, 18);
    expect(edgesOf(boxes).left(2, -1)).toBe(0);
    const line = { from: [90, 30], to: [90, 50] } as const;
    const parted = filled(
      filled(drawnLines(SIDE, [line], { paper: 250, ink: 60 }), 70, 30, 18),
      92,
      30,
      18,
    );
    expect(edgesOf(parted).left(2, -1)).toBe(1);
  });

  it('have ink where lines cross', () => {
    const { hasNode } = edgesOf(grid);
    expect(hasNode(0, 0)).toBe(true);
    expect(hasNode(2, 1)).toBe(true);
    expect(hasNode(COLUMNS, ROWS)).toBe(true);
    expect(hasNode(-1, -1)).toBe(false);
  });

  it('tell where a number is', () => {
    const { isInked } = edgesOf(filled(grid, 58, 58, 4));
    expect(isInked(0, 0)).toBe(true);
    expect(isInked(1, 0)).toBe(false);
  });

  it('are seen in a shadow', () => {
    const data = grid.data.map((light, i) => (i % SIDE < 90 ? light * 0.7 : light));
    const { left } = edgesOf({ ...grid, data });
    expect([0, 1, 3, 4].map((column) => left(column, 1))).toEqual([1, 1, 1, 1]);
  });
});
