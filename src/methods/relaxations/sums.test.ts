import { describe, expect, it } from 'vitest';
import { randomPuzzle } from '../../../test/boards.ts';
import { makeRandom, type Random } from '../../engine/random.ts';
import { paintedCells } from '../../puzzle/clue.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import {
  makeRelaxationBoard,
  type RelaxationBoard,
  UNKNOWN,
  unknownCells,
} from './relaxation-board.ts';
import { countOpenLines, implyBySums, makeSums, type Sums, settleSums } from './sums.ts';

/**
 * Returns the candidate masks of every board that has the sums of the puzzle and fits the
 * candidates.
 */
function boardsOfSums(
  { width, height, rows, columns }: ExactPuzzle,
  cells: ArrayLike<number>,
): number[][] {
  const found: number[][] = [];
  const extend = (board: number[]): void => {
    const at = board.length;
    const [row, column] = [Math.floor(at / width), at % width];
    if (at > 0 && column === 0) {
      const sum = board.slice(at - width).filter((mask) => mask === 2).length;
      if (sum !== paintedCells(rows[row - 1])) return;
    }
    if (at < cells.length) {
      for (const mask of [1, 2]) if (cells[at] & mask) extend([...board, mask]);
      return;
    }
    const sumOf = (c: number) =>
      board.filter((mask, cell) => cell % width === c && mask === 2).length;
    if (columns.every((clue, c) => sumOf(c) === paintedCells(clue))) found.push(board);
  };
  if (height > 0) extend([]);
  return found;
}

const unionOf = (boards: readonly number[][]): number[] | undefined =>
  boards.length === 0
    ? undefined
    : boards[0].map((_, cell) => boards.reduce((union, board) => union | board[cell], 0));

function setUp(random: Random): { puzzle: ExactPuzzle; board: RelaxationBoard; sums: Sums } {
  const [width, height] = [1 + random.below(4), 1 + random.below(4)];
  const puzzle = randomPuzzle(random, width, height, 1, random.real());
  const board = makeRelaxationBoard(puzzle, { flows: 0, paths: 0 });
  return { puzzle, board, sums: makeSums(puzzle, board.cells) };
}

describe('sums of lines', () => {
  it('settle what all boards with these sums agree on, whatever is known', () => {
    const random = makeRandom(41);
    let [contradictions, settled] = [0, 0];
    for (let round = 0; round < 300; round++) {
      const { puzzle, board, sums } = setUp(random);
      // The flow is reused from one question to the next.
      for (let question = 0; question < 4; question++) {
        board.cells.forEach((_, cell) => {
          board.cells[cell] = random.real() < 0.3 ? 1 + random.below(2) : UNKNOWN;
        });
        const truth = unionOf(boardsOfSums(puzzle, board.cells));
        expect(settleSums(board, sums)).toBe(truth !== undefined);
        if (truth === undefined) contradictions++;
        else expect([...board.cells]).toEqual(truth);
      }
      settled += board.settled;
    }
    expect(contradictions).toBeGreaterThan(50);
    expect(settled).toBeGreaterThan(50);
  });

  it('imply what all boards with a cell at a value agree on', () => {
    const random = makeRandom(42);
    let implied = 0;
    for (let round = 0; round < 200; round++) {
      const { puzzle, board, sums } = setUp(random);
      if (!settleSums(board, sums)) continue;
      const unknown = unknownCells(board);
      const open = { sums, unknown, openLines: countOpenLines(board) };
      for (const cell of unknown) {
        for (const value of [1, 2]) {
          const cells = board.cells.slice();
          cells[cell] = value;
          const truth = unionOf(boardsOfSums(puzzle, cells));
          const isPossible = implyBySums(board, open, { cell, value }, (variable, mask) => {
            cells[unknown[variable]] = mask;
            implied++;
          });
          expect(isPossible ? [...cells] : undefined).toEqual(truth);
        }
      }
    }
    expect(implied).toBeGreaterThan(100);
  });
});
