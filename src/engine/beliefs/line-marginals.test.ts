import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paletteOf } from '../../../test/boards.ts';
import { arrangements } from '../../../test/brute-force.ts';
import { type Block, clueOfCells } from '../../puzzle/clue.ts';
import { type Board, makeBoardWithin } from '../board/board.ts';
import { propagate } from '../board/propagate.ts';
import { findMarginals } from './line-marginals.ts';
import { type BoundWeights, makeLineMarginals } from './line-marginals-state.ts';

interface Line {
  readonly clue: readonly Block[];
  /**
   * The colour of each cell in one arrangement. The candidates of each cell include this colour.
   */
  readonly hidden: readonly number[];
  readonly candidates: readonly number[];
  /** Log odds by colour and cell; 0 for the background. */
  readonly odds: readonly (readonly number[])[];
}

const COLOURS = 3;

const lines: fc.Arbitrary<Line> = fc
  .tuple(
    fc.array(
      fc.record({
        colour: fc.nat({ max: COLOURS }),
        others: fc.nat({ max: 2 ** (COLOURS + 1) - 1 }),
        isOpen: fc.boolean(),
        isBlotted: fc.boolean(),
        odds: fc.array(fc.double({ min: -6, max: 6, noNaN: true }), {
          minLength: COLOURS,
          maxLength: COLOURS,
        }),
      }),
      { minLength: 1, maxLength: 11 },
    ),
    fc.boolean(),
  )
  .map(([cells, isVague]) => ({
    clue: clueOfCells(cells.map(({ colour }) => colour)).map((block, j) =>
      isVague && cells[j].isBlotted ? { ...block, length: null } : block,
    ),
    hidden: cells.map(({ colour }) => colour),
    candidates: cells.map(({ colour, others, isOpen }) => (isOpen ? others : 15) | (1 << colour)),
    odds: [cells.map(() => 0), ...[0, 1, 2].map((c) => cells.map(({ odds }) => odds[c]))],
  }));

/** Makes a board of one row, whose columns are free. */
function boardOf({ clue, candidates, hidden }: Line): Board {
  const columns = hidden.map((colour) => clueOfCells([colour]));
  const puzzle = {
    width: hidden.length,
    height: 1,
    rows: [clue],
    columns,
    palette: paletteOf(3),
    meta: {},
  };
  const free = new Set(hidden.map((_, column) => column + 1));
  const board = makeBoardWithin(puzzle, Int32Array.from(candidates), free);
  expect(propagate(board, Number.POSITIVE_INFINITY)).toBe('fixpoint');
  return board;
}

/**
 * Finds how likely each cell is to have each colour, and each block to have each start, by trying
 * all arrangements.
 */
function marginalsSlowly({ clue, candidates, odds }: Line): {
  painted: number[][];
  starts: Map<number, number>[];
  ends: Map<number, number>[];
} {
  const painted = odds.map((row) => row.map(() => 0));
  const starts = clue.map(() => new Map<number, number>());
  const ends = clue.map(() => new Map<number, number>());
  let total = 0;
  for (const cells of arrangements(clue, candidates.length)) {
    if (cells.some((colour, i) => ((candidates[i] >> colour) & 1) === 0)) continue;
    const weight = Math.exp(cells.reduce((sum, colour, i) => sum + odds[colour][i], 0));
    total += weight;
    for (const [i, colour] of cells.entries()) painted[colour][i] += weight;
    for (const [j, [start, end]] of boundsOf(clue, cells).entries()) {
      starts[j].set(start, (starts[j].get(start) ?? 0) + weight);
      if (clue[j].length === null) ends[j].set(end, (ends[j].get(end) ?? 0) + weight);
    }
  }
  for (const row of painted) for (const i of row.keys()) row[i] /= total;
  for (const each of [...starts, ...ends])
    for (const [bound, sum] of each) each.set(bound, sum / total);
  return { painted, starts, ends };
}

function boundsOf(clue: readonly Block[], cells: readonly number[]): [number, number][] {
  let end = 0;
  return clue.map(() => {
    const start = cells.findIndex((colour, i) => i >= end && colour > 0);
    end = start;
    while (cells[end] === cells[start]) end++;
    return [start, end];
  });
}

function weightsIn({ positions, at, weights }: BoundWeights, j: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let i = at[j]; i < at[j + 1]; i++) found.set(positions[i], weights[i]);
  return found;
}

function expectWeights(bounds: BoundWeights, truth: readonly Map<number, number>[]): void {
  for (const [j, likely] of truth.entries()) {
    const found = weightsIn(bounds, j);
    expect([...found.keys()]).toEqual([...likely.keys()].sort((a, b) => a - b));
    for (const [bound, share] of likely) expect(found.get(bound)).toBeCloseTo(share, 9);
  }
}

describe('the marginals of a line', () => {
  it('are what all its arrangements say, with the weights of their cells', () => {
    let open = 0;
    let blotted = 0;
    fc.assert(
      fc.property(lines, (line) => {
        const board = boardOf(line);
        const marginals = makeLineMarginals(board);
        const odds = line.odds.map((row) => Float64Array.from(row));
        const isOpen = findMarginals(marginals, 0, odds);
        expect(isOpen).toBe(board.unknown > 0);
        if (!isOpen) return;
        open++;
        const truth = marginalsSlowly(line);
        for (const { colour } of line.clue) {
          for (const [i, likely] of truth.painted[colour].entries()) {
            expect(marginals.painted[colour][i]).toBeCloseTo(likely, 9);
          }
        }
        expectWeights(marginals.starts, truth.starts);
        if (line.clue.some(({ length }) => length === null)) {
          expectWeights(marginals.ends, truth.ends);
          blotted++;
        }
      }),
      { seed: 12, numRuns: 400 },
    );
    expect(open).toBeGreaterThan(100);
    expect(blotted).toBeGreaterThan(50);
  });

  it('are found for columns too, wherever their cells stand', () => {
    const line = { clue: clueOfCells([1, 0, 1, 1, 0, 0]) };
    const candidates = new Array<number>(6).fill(3);
    const odds = [0.3, -1, 2, 0.5, -0.2, 1];
    const truth = marginalsSlowly({
      ...line,
      hidden: [],
      candidates,
      odds: [odds.map(() => 0), odds],
    });
    // The second of the three columns has the clue; all rows are free.
    const puzzle = {
      width: 3,
      height: 6,
      rows: candidates.map(() => clueOfCells([1])),
      columns: [[], line.clue, []],
      palette: paletteOf(1),
      meta: {},
    };
    const board = makeBoardWithin(puzzle, new Int32Array(18).fill(3), new Set([0, 1, 2, 3, 4, 5]));
    expect(propagate(board, Number.POSITIVE_INFINITY)).toBe('fixpoint');
    const marginals = makeLineMarginals(board);
    const heard = new Float64Array(18).fill(9);
    for (const [i, each] of odds.entries()) heard[1 + 3 * i] = each;
    expect(findMarginals(marginals, 7, [heard, heard])).toBe(true);
    for (const [i, likely] of truth.painted[1].entries()) {
      expect(marginals.painted[1][i]).toBeCloseTo(likely, 9);
    }
  });
});
