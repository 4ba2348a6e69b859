import { describe, expect, it } from 'vitest';
import { problemOfPosition } from '../../../src/explain/model/move-history.ts';
import { clueOfLengths } from '../../../src/puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import { CROSS, masksOf, painted, UNMARKED } from '../../board/state/mark.ts';
import { openingChanges } from '../playback/cells-at.ts';
import { openGame } from './game.ts';
import { type GameStore, makeGameStore, markStroke, undoMove } from './game-store.ts';
import { crossedByItself, crossesBehind, ownMarksOf } from './own-marks.ts';

/**
 * Each row and column has a block of one cell, except the middle row and column, which are wholly
 * painted.
 */
const PLUS = {
  width: 3,
  height: 3,
  rows: [[1], [3], [1]].map((lengths) => clueOfLengths(lengths)),
  columns: [[1], [3], [1]].map((lengths) => clueOfLengths(lengths)),
  palette: BLACK_AND_WHITE,
  meta: {},
};
const [ANY, BLANK, BLACK] = [3, 1, 2];

function played(strokes: readonly (readonly [cell: number, to: number])[]): GameStore {
  const store = makeGameStore(openGame('plus', PLUS, undefined));
  for (const [cell, to] of strokes) markStroke(store, [{ cell, from: UNMARKED, to }], true);
  return store;
}

const playOf = (store: GameStore) => store.getState().game.play;

describe('crosses that came by themselves', () => {
  it('are those of lines that a stroke has finished', () => {
    const play = playOf(played([[0, painted(1)]]));
    expect([...crossedByItself(play)].sort()).toEqual([1, 2, 3, 6]);
    expect([...crossedByItself(playOf(played([[1, CROSS]])))]).toEqual([]);
  });

  it('are the own ones once somebody has made them', () => {
    const store = played([[0, painted(1)]]);
    markStroke(store, [{ cell: 2, from: CROSS, to: UNMARKED }], true);
    markStroke(store, [{ cell: 2, from: UNMARKED, to: CROSS }], true);
    expect(crossedByItself(playOf(store)).has(2)).toBe(false);
  });

  it('are marks as others once their lines are finished no more', () => {
    const store = played([[0, painted(1)]]);
    markStroke(store, [{ cell: 0, from: painted(1), to: UNMARKED }], false);
    expect([...crossedByItself(playOf(store))]).toEqual([]);
    const { marks, history } = ownMarksOf(playOf(store));
    expect(marks[2]).toBe(BLANK);
    expect(problemOfPosition(PLUS, marks, history)).toBeUndefined();
  });

  it('are no marks to look for mistakes in', () => {
    const play = playOf(
      played([
        [8, CROSS],
        [0, painted(1)],
      ]),
    );
    const { marks, history } = ownMarksOf(play);
    expect([...marks]).toEqual([BLACK, ANY, ANY, ANY, ANY, ANY, ANY, ANY, BLANK]);
    expect(history).toEqual([[{ cell: 8, candidates: BLANK }], [{ cell: 0, candidates: BLACK }]]);
  });

  it('go with the cell that they rest on, and stay where another line is finished', () => {
    const store = played([
      [0, painted(1)],
      [5, painted(1)],
    ]);
    // The second stroke finishes a column, too, so the cross at the top of this column stays.
    const behind = (...cells: number[]): readonly number[] =>
      crossesBehind(playOf(store), openingChanges(playOf(store).cells, cells))
        .map(({ cell }) => cell)
        .sort();
    expect(behind(0)).toEqual([1, 3, 6]);
    expect(behind(0, 5)).toEqual([1, 2, 3, 6, 8]);
    expect(behind()).toEqual([]);
  });

  it('go while a line is too long, and come back when it is not', () => {
    const store = played([[0, painted(1)]]);
    const marks = () => [...masksOf(playOf(store).cells, 1)];
    // The first column stays finished.
    markStroke(store, [{ cell: 2, from: CROSS, to: painted(1) }], true);
    expect(marks()).toEqual([BLACK, ANY, BLACK, BLANK, ANY, BLANK, BLANK, ANY, BLANK]);
    markStroke(store, [{ cell: 2, from: painted(1), to: UNMARKED }], true);
    expect(marks()).toEqual([BLACK, BLANK, ANY, BLANK, ANY, ANY, BLANK, ANY, ANY]);
    expect([...crossedByItself(playOf(store))].sort()).toEqual([1, 3, 6]);
  });

  it('go with an erased cell in one move, and stay if they are made no more', () => {
    for (const autoCross of [true, false]) {
      const store = played([[0, painted(1)]]);
      const { cells } = playOf(store);
      markStroke(store, [{ cell: 0, from: painted(1), to: UNMARKED }], autoCross);
      expect([...playOf(store).cells].filter((mark) => mark === CROSS)).toHaveLength(
        autoCross ? 0 : 4,
      );
      undoMove(store);
      expect(playOf(store).cells).toEqual(cells);
    }
  });
});
