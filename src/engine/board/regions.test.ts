import { describe, expect, it } from 'vitest';
import { noise, paletteOf, puzzleOf, puzzleOfLengths } from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { cellAt } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { makeRandom, type Random } from '../random.ts';
import { type Board, makeBoard, narrow } from './board.ts';
import { propagate } from './propagate.ts';
import { makeRegions, regionsOf } from './regions.ts';

const WITHOUT_END = Number.POSITIVE_INFINITY;

/**
 * Makes a puzzle of noise in one colour. A column of another colour, with few holes, divides the
 * noise.
 */
function dividedPuzzle(random: Random): Puzzle {
  const [width, height] = [7, 4 + random.below(2)];
  const { cells } = noise(random, width, height, 1, 0.3);
  for (let row = 0; row < height; row++) {
    if (random.real() < 0.9) cells[cellAt(row, 3, width)] = 4;
  }
  return puzzleOf(draftOfPicture({ width, height, cells }, paletteOf(2)));
}

const openCells = ({ cells }: Board): number[] =>
  [...cells.keys()].filter((cell) => !isKnown(cells[cell]));

/**
 * Checks the regions of a board against the solutions of its puzzle. Returns the number of regions,
 * or 0 if no solution fits the board.
 */
function checkRegions(board: Board, solutions: readonly string[]): number {
  const regions = regionsOf(makeRegions(board), [...board.cells.keys()]);
  const sizes = regions.map((region) => region.length);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(regions.flat().sort((a, b) => a - b)).toEqual(openCells(board));
  const left = solutions.filter((text) =>
    board.cells.every((mask, cell) => (mask >> Number(text[cell])) & 1),
  );
  if (left.length === 0) return 0;
  const ways = regions.map((region) => waysOf(region, left));
  const product = ways.reduce((product, count) => product * count, 1);
  expect(product, JSON.stringify(board.cells)).toBe(left.length);
  return regions.length;
}

/** Counts the ways in which the solutions fill a region. */
function waysOf(region: readonly number[], solutions: readonly string[]): number {
  return new Set(solutions.map((text) => region.map((cell) => text[cell]).join(''))).size;
}

describe('the regions of a board', () => {
  it('share no constraint, so that the numbers of their ways multiply', () => {
    const random = makeRandom(81);
    let several = 0;
    for (let round = 0; round < 200; round++) {
      const puzzle = dividedPuzzle(random);
      const board = makeBoard(puzzle);
      propagate(board, WITHOUT_END);
      if (board.unknown === 0) continue;
      const solutions = solveSlowly(puzzle).map((text) => text.replaceAll('/', ''));
      if (checkRegions(board, solutions) > 1) several++;
      // A decision can leave known cells between unknown ones.
      const open = openCells(board);
      narrow(board, open[random.below(open.length)], random.below(2) === 0 ? 1 : ~1);
      if (propagate(board, WITHOUT_END) === 'conflict') continue;
      if (checkRegions(board, solutions) > 1) several++;
    }
    expect(several).toBeGreaterThan(30);
  });

  it('reach across known cells that a block can pass', () => {
    const board = makeBoard(puzzleOfLengths([[3], [3]], [[1], [2], [2], [1]]));
    propagate(board, WITHOUT_END);
    expect(regionsOf(makeRegions(board), openCells(board))).toEqual([[0, 3, 4, 7]]);
  });

  it('are four switches that known blocks keep apart, until one of them is decided', () => {
    const clues = [[1, 1, 1], [1, 1, 1], [1], [7], [1], [1, 1, 1], [1, 1, 1]];
    const board = makeBoard(puzzleOfLengths(clues, clues));
    propagate(board, WITHOUT_END);
    const regions = makeRegions(board);
    const [first, second] = [
      [0, 1, 7, 8],
      [5, 6, 12, 13],
    ];
    const others = [
      [35, 36, 42, 43],
      [40, 41, 47, 48],
    ];
    expect(regionsOf(regions, openCells(board))).toEqual([first, second, ...others]);
    expect(regionsOf(regions, second)).toEqual([second]);
    narrow(board, 0, 1);
    propagate(board, WITHOUT_END);
    expect(regionsOf(regions, [...board.cells.keys()])).toEqual([second, ...others]);
  });
});
