import { describe, expect, it } from 'vitest';
import { CROSS, NOTE, painted, UNMARKED } from '../../board/state/mark.ts';
import type { PlayedMove } from '../../board/state/play-state.ts';
import { movesAfterEdit } from './marks-after-edit.ts';

const shape = (width: number, height: number, colours = 1) => ({
  width,
  height,
  palette: { length: colours + 1 },
});

function move(cell: number, to: number, from = UNMARKED): PlayedMove {
  return { kind: 'paint', changes: [{ cell, from, to }], at: 0 };
}

describe('marks on an edited board', () => {
  it('stay where they were', () => {
    const save = { past: [move(4, CROSS)], future: [move(5, painted(1))] };
    const carried = movesAfterEdit(save, shape(3, 2), shape(5, 4));
    expect(carried.past[0].changes).toEqual([{ cell: 6, from: UNMARKED, to: CROSS }]);
    expect(carried.future[0].changes[0].cell).toBe(7);
  });

  it('go with the cells that are gone, moves of nothing too', () => {
    const both: PlayedMove = {
      ...move(0, CROSS),
      changes: [...move(0, CROSS).changes, ...move(5, CROSS).changes],
    };
    const carried = movesAfterEdit(
      { past: [both, move(5, CROSS)], future: [] },
      shape(3, 2),
      shape(2, 2),
    );
    expect(carried.past).toEqual([move(0, CROSS)]);
  });

  it('open where their colour is gone, step by step', () => {
    const past = [move(0, painted(2)), move(0, painted(1), painted(2)), move(1, painted(2) + NOTE)];
    const carried = movesAfterEdit({ past, future: [] }, shape(2, 1, 2), shape(2, 1, 1));
    expect(carried.past).toEqual([move(0, painted(1))]);
  });

  it('keep trials, which are moves without changes', () => {
    const start: PlayedMove = { kind: 'trial-start', changes: [], at: 3 };
    expect(movesAfterEdit({ past: [start], future: [] }, shape(2, 2), shape(1, 1)).past).toEqual([
      start,
    ]);
  });
});
