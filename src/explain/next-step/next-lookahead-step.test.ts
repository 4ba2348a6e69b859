import { describe, expect, it } from 'vitest';
import { paletteOf, puzzleOf } from '../../../test/boards.ts';
import { settleLines } from '../../engine/board/settle-lines.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { allCandidates } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { traceOf } from '../chains/line-trace.ts';
import { probeCells } from '../chains/probe-cells.ts';
import { type MarkedBoard, makeMarkedBoard, mark } from '../model/marked-board.ts';
import type { Step } from '../model/step.ts';
import { coloursChain } from '../techniques/colours-chain.ts';
import { coloursMeet } from '../techniques/colours-meet.ts';
import { summing } from '../techniques/summing.ts';
import { symmetry } from '../techniques/symmetry.ts';
import { twoWay } from '../techniques/two-way.ts';
import { verifyStep } from '../verify/verify-step.ts';
import { LOOKAHEAD_LIMITS, nextLookaheadStep } from './next-lookahead-step.ts';
import { nextStep } from './next-step.ts';

const SYMBOLS = '.#o+';

/** Makes the puzzle of a picture; `#`, `o` and `+` are its colours. */
function puzzleFrom(...rows: string[]): Puzzle {
  const masks = [...rows.join('')].map((symbol) => 1 << SYMBOLS.indexOf(symbol));
  const colours = Math.max(...masks.map((mask) => 31 - Math.clz32(mask)));
  const picture = { width: rows[0].length, height: rows.length, cells: Int32Array.from(masks) };
  return puzzleOf(draftOfPicture(picture, paletteOf(colours)));
}

/** Makes a board. If `isSettled`, all that lines settle is marked; if not, nothing is marked. */
function boardOf(puzzle: Puzzle, isSettled = true): MarkedBoard {
  const { cells } = settleLines(puzzle).grid;
  return makeMarkedBoard(
    puzzle,
    isSettled ? cells : cells.map(() => allCandidates(puzzle.palette)),
  );
}

function expectVerified({ puzzle, cells }: MarkedBoard, step: Step | undefined): void {
  if (step === undefined || step.kind === 'search') throw new Error('no step to verify');
  expect(verifyStep(puzzle, cells, step, { isUnique: true })).toBeUndefined();
}

describe('beyond one line', () => {
  it('colours meet where row and column have none in common', () => {
    const board = boardOf(puzzleFrom('.#...', '#.o..', 'o..#o', '.oo..', 'o.#..'), false);
    const step = coloursMeet(board, [], 2)?.describe();
    expect(step?.message).toEqual({
      key: 'colours-meet',
      params: { row: 1, column: 3, rowAllows: 0b011, columnAllows: 0b101, concluded: 1 },
    });
    expect(step?.links.map(({ line }) => line)).toEqual([0, 7]);
    expectVerified(board, step);
  });

  it('colours meet over three lines where two do not settle a cell', () => {
    const board = boardOf(puzzleFrom('o.#.', '##..', '.#.#', 'o..#'), false);
    expect(coloursMeet(board, [], 4)).toBeUndefined();
    const step = coloursChain(board, [])?.describe();
    expect(step?.message).toEqual({
      key: 'colours-meet.chain',
      params: { row: 1, column: 1, concluded: 0b100, links: 3 },
    });
    expectVerified(board, step);
  });

  it('colours meet only where both lines have a clue', () => {
    const [one, other] = [1, 2].map((colour) => [{ length: 1, colour }]);
    const puzzle = { ...puzzleFrom('#o'), rows: [[...one, ...other]], columns: [one, other] };
    expect(coloursMeet(boardOf(puzzle, false), [], 4)).toBeDefined();
    expect(coloursMeet(boardOf({ ...puzzle, rows: [null] }, false), [], 4)).toBeUndefined();
  });

  it('edge logic: what is pushed from the edge does not fit beside it', () => {
    const board = boardOf(puzzleFrom('#..#', '.##.', '...#', '..#.'));
    const step = nextLookaheadStep(board)?.describe();
    expect(step?.message).toEqual({
      key: 'edge-logic.painted',
      params: {
        row: 1,
        column: 2,
        assumed: 2,
        concluded: 1,
        links: 4,
        edge: 0,
        line: 1,
        places: [2],
        across: [5, 7],
      },
    });
    expect(step?.conclusions).toEqual([{ cell: 1, candidates: 1 }]);
    expectVerified(board, step);
  });

  it('contradiction: four lines from the assumption to the clash', () => {
    const board = boardOf(puzzleFrom('....##', '.##.#.', '##...#', '..##.#', '##..#.', '.#....'));
    const step = nextLookaheadStep(board)?.describe();
    expect(step).toMatchObject({
      technique: 'contradiction',
      cases: [{ assumption: { cell: 1, candidates: 2 }, clash: { line: 2, evidence: [13, 16] } }],
      conclusions: [{ cell: 1, candidates: 1 }],
      message: { key: 'contradiction.painted', params: { links: 4, line: 2 } },
    });
    expectVerified(board, step);
  });

  it('contradiction: nearer to the last moves where chains are as long', () => {
    const board = boardOf(puzzleFrom('....##', '.##.#.', '##...#', '..##.#', '##..#.', '.#....'));
    const far = nextLookaheadStep(board, { near: [35] })?.describe();
    expect(far?.conclusions).not.toEqual([{ cell: 1, candidates: 1 }]);
    expectVerified(board, far);
  });

  it('two-way: the same cell whatever another one is', () => {
    const board = boardOf(puzzleFrom('#...#.', '##..#.', '...#.#', '.##..#', '.#...#', '#.#.#.'));
    const trace = traceOf(board.puzzle, board.cells);
    if (trace === undefined) throw new Error('the marks are right');
    const { agreed } = probeCells(trace, LOOKAHEAD_LIMITS);
    const step = twoWay(trace, agreed, LOOKAHEAD_LIMITS)?.describe();
    expect(step).toMatchObject({
      cases: [
        { assumption: { cell: 0, candidates: 1 } },
        { assumption: { cell: 0, candidates: 2 } },
      ],
      conclusions: [{ cell: 25, candidates: 2 }],
      message: { key: 'two-way', params: { row: 1, column: 1, toRow: 5, toColumn: 2, links: 5 } },
    });
    expectVerified(board, step);
  });

  it('summing: two rows need as many cells as all columns have there at most', () => {
    const board = boardOf(puzzleFrom('#..#', '.##.', '...#', '..#.'));
    const step = summing(board)?.describe();
    expect(step).toMatchObject({
      band: [0, 1],
      total: 4,
      bound: 'most',
      shares: [4, 5, 6, 7].map((line) => ({ line, count: 1, evidence: [] })),
    });
    expect(step?.conclusions.map(({ cell }) => cell).sort((a, b) => a - b)).toEqual([8, 9, 12, 13]);
    expectVerified(board, step);
  });

  it('symmetry: a known cell tells its image, only with the promise of one solution', () => {
    const puzzle = puzzleFrom('.#.#.', '#.#.#', '.....', '#...#', '.###.');
    const board = boardOf(puzzle, false);
    mark(board, [{ cell: 15, candidates: 2 }]);
    const step = symmetry(puzzle, board.cells);
    expect(step).toMatchObject({
      turn: 'left-right',
      evidence: [15],
      conclusions: [{ cell: 19, candidates: 2 }],
      message: { key: 'symmetry.left-right' },
    });
    expectVerified(board, step);
    if (step !== undefined) expect(verifyStep(puzzle, board.cells, step)).toBeDefined();
  });

  it('symmetry: the empty border does not count', () => {
    const puzzle = puzzleFrom('.....', '.#.#.', '.....');
    const board = boardOf(puzzle, false);
    mark(board, [{ cell: 6, candidates: 2 }]);
    const step = symmetry(puzzle, board.cells);
    expect(step?.conclusions).toEqual([{ cell: 8, candidates: 2 }]);
    expect(step?.box).toEqual({ top: 1, left: 1, height: 1, width: 3 });
    expectVerified(board, step);
  });

  it('has nothing to say of marks that contradict the clues', () => {
    const puzzle = puzzleFrom('#..#', '.##.', '...#', '..#.');
    const board = boardOf(puzzle, false);
    mark(
      board,
      [0, 1, 2].map((cell) => ({ cell, candidates: 2 })),
    );
    expect(nextLookaheadStep(board)).toBeUndefined();
    expect(nextStep(board)?.kind ?? 'line').toBe('line');
  });
});

describe('bounds', () => {
  const puzzle = puzzleFrom('....##', '.##.#.', '##...#', '..##.#', '##..#.', '.#....');

  it('stop the tries', () => {
    const board = boardOf(puzzle);
    const trace = traceOf(board.puzzle, board.cells);
    if (trace === undefined) throw new Error('the marks are right');
    expect(probeCells(trace, LOOKAHEAD_LIMITS).isCut).toBe(false);
    expect(probeCells(trace, { ...LOOKAHEAD_LIMITS, work: 0 })).toMatchObject({
      refuted: [],
      isCut: true,
    });
    const { refuted } = probeCells(trace, { ...LOOKAHEAD_LIMITS, links: 0 });
    expect(refuted).toEqual([]);
  });

  it('leave the marks as they were', () => {
    const board = boardOf(puzzle);
    const before = board.cells.slice();
    nextLookaheadStep(board);
    expect(board.cells).toEqual(before);
  });
});
