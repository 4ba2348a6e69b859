import { describe, expect, it } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import { makeMarkedBoard, mark } from './marked-board.ts';
import { marksAtStart } from './move-history.ts';

describe('marks on a board', () => {
  const puzzle = puzzleOfLengths([[2], [1]], [[2], [1]]);

  it.each([
    ['settle a cell', [2], 3],
    ['settle a cell twice', [2, 2], 3],
    ['contradict each other', [2, 1], 4],
    ['leave nothing at once', [0], 4],
  ])('that %s leave as many unknown cells as a board made of them has', (_, masks, unknown) => {
    const board = makeMarkedBoard(puzzle, marksAtStart(puzzle));
    mark(
      board,
      masks.map((candidates) => ({ cell: 0, candidates })),
    );
    expect(board.unknown).toBe(unknown);
    expect(makeMarkedBoard(puzzle, board.cells).unknown).toBe(unknown);
  });
});
