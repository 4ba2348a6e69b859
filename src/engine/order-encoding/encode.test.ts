import { describe, expect, it } from 'vitest';
import {
  randomPuzzle,
  symmetricPuzzle,
  withBlottedBlocks,
  withUnknownLines,
} from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { signedOf } from '../../../test/clause-learner.ts';
import { modelsSlowly, signOf } from '../../../test/dpll.ts';
import { colourOf, isKnown } from '../../puzzle/grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type Board, makeBoard } from '../board/board.ts';
import { symmetriesOf } from '../board/find-symmetries.ts';
import { type Fold, foldAlong, propagateFold } from '../board/fold-board.ts';
import { propagate } from '../board/propagate.ts';
import { makeRandom, type Random } from '../random.ts';
import { cellLiteral } from './cell-literals.ts';
import { type Encoding, encode } from './encode.ts';

function encodingOf(board: Board, fold?: Fold): Encoding {
  const encoding = encode(board, fold);
  for (let step = encoding.next(); ; step = encoding.next()) {
    if (step.done && step.value !== undefined) return step.value;
  }
}

/** Returns all clauses, in the literals of dpll.ts. */
function clausesOf({ binaries, ternaries, longs }: Encoding): number[][] {
  const clauses: number[][] = [];
  const add = (literals: Int32Array): void => {
    clauses.push([...literals].map(signedOf));
  };
  for (let i = 0; i < binaries.length; i += 2) add(binaries.subarray(i, i + 2));
  for (let i = 0; i < ternaries.length; i += 3) add(ternaries.subarray(i, i + 3));
  for (let i = 0; i < longs.length; i += longs[i] + 1) add(longs.subarray(i + 1, i + 1 + longs[i]));
  return clauses;
}

/**
 * Returns the colours that a model gives the cells, as digits; a cell with two colours would show
 * as two digits.
 */
function cellsOf(board: Board, { cellVariable }: Encoding, values: Int8Array): string {
  let text = '';
  for (const [cell, candidates] of board.cells.entries()) {
    if (isKnown(candidates)) text += colourOf(candidates);
    for (let left = isKnown(candidates) ? 0 : candidates; left !== 0; left &= left - 1) {
      const literal = cellLiteral(cellVariable, candidates, cell, colourOf(left & -left));
      if (signOf(values, signedOf(literal)) > 0) text += colourOf(left & -left);
    }
  }
  return text;
}

const solutionsOf = (puzzle: Puzzle): string[] =>
  solveSlowly(puzzle).map((text) => text.replaceAll('/', ''));

function smallPuzzle(random: Random): Puzzle {
  const [width, height] = [2 + random.below(3), 2 + random.below(4)];
  return randomPuzzle(random, width, height, 1 + random.below(4), 0.5, random.below(2));
}

/** Returns a small puzzle of which blotted blocks and an unknown line or two may say little. */
function vaguePuzzle(random: Random): Puzzle {
  const puzzle = randomPuzzle(random, 2 + random.below(3), 3, 1 + random.below(2), 0.5, 0);
  return withUnknownLines(random, withBlottedBlocks(random, puzzle, 0.4), 0.1);
}

describe('the order encoding', () => {
  it.each([
    ['plain puzzles', smallPuzzle],
    ['puzzles with blotted blocks and unknown lines', vaguePuzzle],
  ])('has the solutions as its models, each once: %s', (_, makePuzzle) => {
    const random = makeRandom(51);
    let models = 0;
    for (let round = 0; round < 300; round++) {
      const puzzle = makePuzzle(random);
      const board = makeBoard(puzzle);
      if (propagate(board, Number.POSITIVE_INFINITY) === 'conflict') continue;
      const encoding = encodingOf(board);
      const found = [...modelsSlowly(clausesOf(encoding), encoding.variables)];
      const cells = found.map((values) => cellsOf(board, encoding, values));
      expect(cells.sort(), JSON.stringify(puzzle)).toEqual(solutionsOf(puzzle).sort());
      if (board.unknown > 0) models += found.length;
    }
    expect(models).toBeGreaterThan(80);
  });

  it.each([
    ['plain puzzles', smallPuzzle],
    ['puzzles with blotted blocks and unknown lines', vaguePuzzle],
  ])('says by its order variables where blocks start and end: %s', (_, makePuzzle) => {
    const random = makeRandom(52);
    let compared = 0;
    let ends = 0;
    for (let round = 0; round < 100; round++) {
      const board = makeBoard(makePuzzle(random));
      if (propagate(board, Number.POSITIVE_INFINITY) === 'conflict') continue;
      const encoding = encodingOf(board);
      for (const values of modelsSlowly(clausesOf(encoding), encoding.variables)) {
        const text = cellsOf(board, encoding, values);
        for (const [bounds, side] of [
          [encoding.starts, 0],
          [encoding.ends, 1],
        ] as const) {
          for (const [block, { positions, variable }] of bounds) {
            const bound = boundsOf(board, text, block)[side];
            expect(positions).toContain(bound);
            for (let t = 1; t < positions.length; t++) {
              expect(values[variable + t] > 0).toBe(bound >= positions[t]);
              compared++;
              ends += side;
            }
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
    expect(ends).toBeGreaterThan(makePuzzle === smallPuzzle ? -1 : 100);
  });

  it('has only symmetric solutions as models where the board is folded', () => {
    const random = makeRandom(53);
    let folded = 0;
    for (let round = 0; round < 200; round++) {
      const puzzle = symmetricPuzzle(random, 4, 4, 1 + random.below(2), 0.5);
      const maps = symmetriesOf(puzzle);
      if (maps.length === 0) continue;
      const board = makeBoard(puzzle);
      const fold = foldAlong(maps);
      if (!isConsistent(board, fold)) continue;
      const encoding = encodingOf(board, fold);
      const found = [...modelsSlowly(clausesOf(encoding), encoding.variables)];
      const symmetric = solutionsOf(puzzle).filter((text) =>
        [...text].every((colour, cell) => colour === text[fold.cellOf[cell]]),
      );
      expect(found.map((values) => cellsOf(board, encoding, values)).sort()).toEqual(
        symmetric.sort(),
      );
      if (board.unknown > 0) folded++;
    }
    expect(folded).toBeGreaterThan(20);
  });
});

/**
 * Returns the position in its line at which a block starts, and the one behind its last cell, for
 * the solution `text`.
 */
function boundsOf({ lines, width, height }: Board, text: string, block: number): [number, number] {
  let line = 0;
  while (lines.blockAt[line + 1] <= block) line++;
  const isRow = line < height;
  const cells = Array.from({ length: lines.length[line] }, (_, i) =>
    Number(text[isRow ? line * width + i : i * width + line - height]),
  );
  let start = 0;
  let end = 0;
  for (let b = lines.blockAt[line]; b <= block; b++) {
    start = cells.findIndex((colour, i) => i >= end && colour > 0);
    end = start;
    while (cells[end] === cells[start]) end++;
  }
  return [start, end];
}

function isConsistent(board: Board, fold: Fold): boolean {
  const steps = propagateFold(board, fold);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
