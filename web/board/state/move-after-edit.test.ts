import { describe, expect, it } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import { moveAfterEdit } from './move-after-edit.ts';
import type { PlayedMove } from './play-state.ts';

const BEFORE = puzzleOfLengths([[1, 1], [3], [1]], [[2], [1, 1], [2]]);
const strike = (line: number, block: number): PlayedMove => ({
  kind: 'strike',
  changes: [],
  at: 0,
  block: { line, block },
});

describe('a move after an edit', () => {
  it('strikes on in a line whose clue is the same, wherever the line is now', () => {
    const after = puzzleOfLengths([[1, 1], [2], [1], []], [[2], [1, 1], [1]]);
    expect(moveAfterEdit(strike(0, 1), [], BEFORE, after)).toEqual(strike(0, 1));
    expect(moveAfterEdit(strike(4, 1), [], BEFORE, after)).toEqual(strike(5, 1));
  });

  it('strikes nothing in a clue that has changed, or whose line is gone', () => {
    const after = puzzleOfLengths([[2], []], [[1], [1]]);
    for (const line of [0, 2, 3, 5, 9])
      expect(moveAfterEdit(strike(line, 0), [], BEFORE, after)).toBeUndefined();
  });

  it('goes without its changes, unless it clears the board', () => {
    const paint: PlayedMove = { kind: 'paint', changes: [{ cell: 0, from: 0, to: 1 }], at: 0 };
    const reset: PlayedMove = { kind: 'reset', changes: [], at: 0 };
    expect(moveAfterEdit(paint, [], BEFORE, BEFORE)).toBeUndefined();
    expect(moveAfterEdit(paint, paint.changes, BEFORE, BEFORE)).toEqual(paint);
    expect(moveAfterEdit(reset, [], BEFORE, BEFORE)).toEqual(reset);
  });
});
