import { describe, expect, it } from 'vitest';
import { domino, puzzleOf, randomPuzzle, withRandomOpenings } from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { libraryPuzzle } from '../../../test/library.ts';
import { makeRandom } from '../../engine/random.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import type { Grid } from '../../puzzle/grid.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { hasExactClues } from '../../puzzle/puzzle.ts';
import { estimateProgram } from './estimate.ts';
import { type PlacedLine, paintedColumn } from './layout.ts';
import { FORMULATIONS, type IntegerProgram } from './program.ts';
import { integerProgram } from './puzzle-program.ts';
import { exclusionOf, gridOfValues } from './solution.ts';

function rowsByFamily({ families, upper }: IntegerProgram): Record<string, number> {
  return Object.fromEntries(
    families.map(({ letter, firstRow }, f) => [
      letter,
      (families[f + 1]?.firstRow ?? upper.length) - firstRow,
    ]),
  );
}

/** Returns the value that a solution gives to each column of the program. */
function valuesOf({ layout }: IntegerProgram, grid: Grid): Float64Array {
  const values = new Float64Array(layout.size);
  const colourAt = (cell: number): number => 31 - Math.clz32(grid.cells[cell]);
  const setStarts = ({ size, cell, step, blocks }: PlacedLine): void => {
    let i = 0;
    for (const { column, endColumn, earliest, length, colour } of blocks) {
      while (colourAt(cell + i * step) === 0) i++;
      values[column + i - earliest] = 1;
      i += length;
      if (endColumn === column) continue;
      while (i < size && colourAt(cell + i * step) === colour) i++;
      values[endColumn + i - 1 - earliest] = 1;
    }
    expect(i).toBeLessThanOrEqual(size);
  };
  for (const line of [...layout.rows, ...layout.columns]) setStarts(line);
  grid.cells.forEach((_, cell) => {
    if (colourAt(cell) > 0) values[paintedColumn(layout, cell, colourAt(cell))] = 1;
  });
  return values;
}

/** Returns the rows of the program that the values break. */
function brokenRows({ rowAt, column, value, lower, upper }: IntegerProgram, values: Float64Array) {
  return Array.from(upper, (_, row) => row).filter((row) => {
    let sum = 0;
    for (let entry = rowAt[row]; entry < rowAt[row + 1]; entry++) {
      sum += value[entry] * values[column[entry]];
    }
    return sum < lower[row] || sum > upper[row];
  });
}

function gridOfText(text: string): Grid {
  const rows = text.split('/');
  const cells = Int32Array.from(rows.join(''), (colour) => 1 << Number(colour));
  return { width: rows[0].length, height: rows.length, cells };
}

describe('the integer program', () => {
  it("has the families of the article, as many rows each as the puzzle's sizes say", () => {
    const puzzle = libraryPuzzle('article-ampl-20x20');
    const [inRows, inColumns] = [puzzle.rows, puzzle.columns].map((clues) => {
      const lines = clues.map((clue) => {
        const [k, sum] = [clue.length, clue.reduce((total, { length }) => total + length, 0)];
        return { k, sum, starts: 20 - sum - (k - 1) + 1 };
      });
      return {
        once: lines.reduce((total, { k }) => total + k, 0),
        order: lines.reduce((total, { k, starts }) => total + (k - 1) * starts, 0),
        paint: lines.reduce((total, { sum, starts }) => total + sum * starts, 0),
      };
    });
    const program = integerProgram(puzzle, 'article');
    expect(rowsByFamily(program)).toEqual({
      a: inRows.once,
      b: inColumns.once,
      c: inRows.order,
      d: inColumns.order,
      e: 400,
      f: 400,
      g: inRows.paint,
      h: inColumns.paint,
    });
    // These are the columns, rows and nonzeros that glpsol counts in the AMPL model.
    expect(estimateProgram(puzzle, 'article')).toEqual({
      columns: 1591,
      rows: 4783,
      nonzeros: 16111,
    });
    expect(program.isWhole.every((isWhole) => isWhole === 1)).toBe(true);
  });

  it('is smaller when tight, with cells that may be fractions', () => {
    const program = integerProgram(libraryPuzzle('article-ampl-20x20'), 'tight');
    const { a, b, ...rest } = rowsByFamily(program);
    expect([a, b]).toEqual([73, 72]);
    expect(rest).toMatchObject({ e: 400, f: 400 });
    expect(Object.keys(rest)).toEqual(['c', 'd', 'e', 'f']);
    expect(program.isWhole.indexOf(0)).toBe(program.layout.paintedFrom);
  });

  it('has nothing but binary columns and whole bounds in the form of the article', () => {
    const random = makeRandom(2);
    for (let round = 0; round < 20; round++) {
      const [width, height] = [1 + random.below(6), 1 + random.below(6)];
      const exact = randomPuzzle(random, width, height, 1 + (round % 3), 0.6);
      const puzzle = withRandomOpenings(random, exact);
      const { isWhole, lower, upper } = integerProgram(puzzle, 'article');
      expect(isWhole.indexOf(0)).toBe(-1);
      const bounds = [...lower, ...upper].filter((bound) => Number.isFinite(bound));
      expect(bounds.filter((bound) => !Number.isInteger(bound))).toEqual([]);
    }
  });

  it('has the size that was estimated', () => {
    const random = makeRandom(1);
    const puzzles = [domino(4), randomPuzzle(random, 1, 1, 1, 0), randomPuzzle(random, 9, 2, 1, 1)];
    for (let round = 0; round < 30; round++) {
      const [width, height] = [1 + random.below(12), 1 + random.below(12)];
      puzzles.push(randomPuzzle(random, width, height, 1 + (round % 3), random.real()));
    }
    const open = puzzles.map((puzzle) => withRandomOpenings(random, puzzle));
    for (const puzzle of [...puzzles, ...open]) {
      for (const formulation of FORMULATIONS) {
        const { layout, upper, column, rowAt } = integerProgram(puzzle, formulation);
        const size = { columns: layout.size, rows: upper.length, nonzeros: column.length };
        expect(estimateProgram(puzzle, formulation)).toEqual(size);
        expect(rowAt[upper.length]).toBe(column.length);
        expect(column.every((each) => each < layout.size)).toBe(true);
      }
    }
  });

  it('has every solution, and loses one when its row excludes it', () => {
    const random = makeRandom(2);
    for (let round = 0; round < 50; round++) {
      const exact = randomPuzzle(random, 2 + random.below(4), 4, 1 + (round % 3), 0.6);
      const puzzle = round < 20 ? exact : withRandomOpenings(random, exact);
      const grids = solveSlowly(puzzle).slice(0, 20).map(gridOfText);
      for (const formulation of FORMULATIONS) {
        const program = integerProgram(puzzle, formulation);
        for (const grid of grids) {
          const values = valuesOf(program, grid);
          expect(brokenRows(program, values)).toEqual([]);
          expect(gridOfValues(program, values, 1e-6)?.cells).toEqual(grid.cells);
          const { columns, coefficients, most } = exclusionOf(program, grid, hasExactClues(puzzle));
          for (const other of grids) {
            const theirs = valuesOf(program, other);
            const sum = columns.reduce(
              (total, column, i) => total + coefficients[i] * theirs[column],
              0,
            );
            expect(sum <= most).toBe(other !== grid);
          }
        }
      }
    }
  });

  it('takes no value that is not whole for a cell', () => {
    const clues = [clueOfLengths([1]), clueOfLengths([1])];
    const puzzle = puzzleOf({ rows: clues, columns: clues, palette: BLACK_AND_WHITE });
    const program = integerProgram(puzzle, 'tight');
    const values = new Float64Array(program.layout.size).fill(0.5);
    expect(brokenRows(program, values)).toEqual([]);
    expect(gridOfValues(program, values, 1e-6)).toBeUndefined();
    expect(gridOfValues(program, values.fill(Number.NaN), 1e-6)).toBeUndefined();
    values.fill(1e-9);
    expect([...(gridOfValues(program, values, 1e-6)?.cells ?? [])]).toEqual([1, 1, 1, 1]);
  });
});
