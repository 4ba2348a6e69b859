import { describe, expect, it } from 'vitest';
import { randomPuzzle } from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { colourOf } from '../../puzzle/grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type Board, makeBoard } from '../board/board.ts';
import { propagate } from '../board/propagate.ts';
import { cellLiteral } from '../order-encoding/cell-literals.ts';
import { type Encoding, encode } from '../order-encoding/encode.ts';
import { makeRandom } from '../random.ts';
import { type Beliefs, makeBeliefs, runRounds, startRounds } from './beliefs.ts';

/**
 * Makes the beliefs of a puzzle; undefined if lines leave nothing open or contradict each other.
 */
function beliefsOf(puzzle: Puzzle, free: ReadonlySet<number>): Beliefs | undefined {
  const board = makeBoard(puzzle, free);
  if (propagate(board, Number.POSITIVE_INFINITY) === 'conflict') return undefined;
  return board.unknown === 0 ? undefined : makeBeliefs(board, encodingOf(board));
}

function encodingOf(board: Board): Encoding {
  const encoding = encode(board);
  for (let step = encoding.next(); ; step = encoding.next()) {
    if (step.done && step.value !== undefined) return step.value;
  }
}

function talk(beliefs: Beliefs, rounds: number): void {
  startRounds(beliefs, rounds);
  expect(runRounds(beliefs, Number.POSITIVE_INFINITY)).toBe(true);
}

/** Returns how likely each colour of an unknown cell is, by colour. */
function believedOf({ board, encoding, likely }: Beliefs, cell: number): Map<number, number> {
  const believed = new Map<number, number>();
  for (let left = board.cells[cell]; left !== 0; left &= left - 1) {
    const colour = colourOf(left & -left);
    const literal = cellLiteral(encoding.cellVariable, board.cells[cell], cell, colour);
    const isTrue = likely[literal >> 1];
    believed.set(colour, (literal & 1) === 0 ? isTrue : 1 - isTrue);
  }
  return believed;
}

const unknownCells = ({ board }: Beliefs): number[] =>
  [...board.cells.keys()].filter((cell) => (board.cells[cell] & (board.cells[cell] - 1)) !== 0);

describe('beliefs', () => {
  it('are exact where one row crosses its columns: nothing comes back to where it was said', () => {
    const random = makeRandom(41);
    let compared = 0;
    for (let round = 0; round < 120; round++) {
      const [width, height, colours] = [
        2 + random.below(4),
        2 + random.below(2),
        1 + random.below(2),
      ];
      const puzzle = randomPuzzle(random, width, height, colours, 0.5);
      const free = new Set(Array.from({ length: height - 1 }, (_, row) => row + 1));
      const beliefs = beliefsOf(puzzle, free);
      if (beliefs === undefined) continue;
      talk(beliefs, 60);
      const solutions = solveSlowly(puzzle, [...free]).map((text) => text.replaceAll('/', ''));
      for (const cell of unknownCells(beliefs)) {
        for (const [colour, likely] of believedOf(beliefs, cell)) {
          const having = solutions.filter((text) => Number(text[cell]) === colour);
          expect(likely).toBeCloseTo(having.length / solutions.length, 3);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(300);
  });

  it('are likelihoods everywhere: of the colours of a cell, and of starts from the left', () => {
    const random = makeRandom(42);
    let cells = 0;
    for (let round = 0; round < 60; round++) {
      const puzzle = randomPuzzle(random, 6, 6, 1 + random.below(3), 0.5, random.below(2));
      const beliefs = beliefsOf(puzzle, new Set());
      if (beliefs === undefined) continue;
      talk(beliefs, 4);
      for (const cell of unknownCells(beliefs)) {
        const likely = [...believedOf(beliefs, cell).values()];
        expect(likely.every((each) => each >= 0 && each <= 1)).toBe(true);
        expect(likely.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
        cells++;
      }
      for (const { variable, alive } of beliefs.encoding.starts.values()) {
        const later = [1, ...beliefs.likely.slice(variable, variable + alive - 1), 0];
        for (const [i, each] of later.entries()) {
          expect(later[i + 1] ?? 0).toBeLessThanOrEqual(each + 1e-9);
        }
      }
    }
    expect(cells).toBeGreaterThan(100);
  });

  it('are the same in pieces as at once', () => {
    const puzzle = randomPuzzle(makeRandom(43), 12, 12, 1, 0.45);
    const [atOnce, inPieces] = [0, 1].map(() => beliefsOf(puzzle, new Set()));
    if (atOnce === undefined || inPieces === undefined) throw new Error('nothing is open');
    talk(atOnce, 5);
    startRounds(inPieces, 5);
    let pieces = 1;
    while (!runRounds(inPieces, inPieces.work + 500)) pieces++;
    expect(pieces).toBeGreaterThan(3);
    expect(inPieces.likely).toEqual(atOnce.likely);
    expect(inPieces.work).toBe(atOnce.work);
  });
});
