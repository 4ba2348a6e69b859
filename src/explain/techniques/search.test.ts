import { describe, expect, it } from 'vitest';
import { domino, puzzleOf } from '../../../test/boards.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import { allCandidates, BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type MarkedBoard, makeMarkedBoard, mark } from '../model/marked-board.ts';
import { nextStep } from '../next-step/next-step.ts';
import { verifySearch } from '../verify/verify-search.ts';
import { searchStep } from './search.ts';

function emptyBoard(puzzle: Puzzle): MarkedBoard {
  const size = puzzle.width * puzzle.height;
  return makeMarkedBoard(puzzle, new Int32Array(size).fill(allCandidates(puzzle.palette)));
}

describe('search', () => {
  it('settles a cell where nothing else does, and is confirmed by solving again', async () => {
    const puzzle = domino(5);
    const board = emptyBoard(puzzle);
    for (let step = nextStep(board); step !== undefined; step = nextStep(board)) {
      mark(board, step.conclusions);
    }
    expect(board.unknown).toBeGreaterThan(0);
    const found = await searchStep(board);
    if (found.found !== 'step') throw new Error('there is one solution');
    const { step } = found;
    expect(await verifySearch(puzzle, board.cells, step)).toBeUndefined();
    const conclusions = step.conclusions.map(({ cell, candidates }) => ({
      cell,
      candidates: 3 & ~candidates,
    }));
    expect(await verifySearch(puzzle, board.cells, { conclusions })).toBeDefined();
    expect(await verifySearch(puzzle, board.cells, step, { limits: { conflicts: 1 } })).toMatch(
      'no end',
    );
  });

  it('says what can be either, what has no solution and when it stopped', async () => {
    const one = clueOfLengths([1]);
    const two = [one, one];
    const board = emptyBoard(puzzleOf({ rows: two, columns: two, palette: BLACK_AND_WHITE }));
    expect(await searchStep(board)).toEqual({ found: 'either', cells: [0, 1, 2, 3] });
    mark(
      board,
      [0, 1].map((cell) => ({ cell, candidates: 2 })),
    );
    expect(await searchStep(board)).toEqual({ found: 'none' });
    expect(await searchStep(emptyBoard(domino(7)), { limits: { conflicts: 1 } })).toEqual({
      found: 'nothing',
    });
  });
});
