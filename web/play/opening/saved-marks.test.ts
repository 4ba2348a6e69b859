import { describe, expect, it } from 'vitest';
import { defined } from '../../../src/puzzle/defined.ts';
import type { Grid } from '../../../src/puzzle/grid.ts';
import { parseRows } from '../../../src/puzzle/grid-text.ts';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import { puzzleOf, puzzleOfLengths } from '../../../test/boards.ts';
import { fillIn } from '../assistance/ask-solve.ts';
import { openGame } from '../game/game.ts';
import {
  type GameStore,
  makeGameStore,
  markStroke,
  reset,
  startAnew,
  undoLatest,
  undoMove,
} from '../game/game-store.ts';
import { ownMarksOf } from '../game/own-marks.ts';
import { offeredMarks, takeSavedMarks } from './saved-marks.ts';

function gridOf(...rows: readonly string[]): Grid {
  const grid = parseRows(rows, BLACK_AND_WHITE);
  if (!grid.ok) throw new Error('no grid');
  return grid.value;
}

const SOLUTION = gridOf('##.', '.#.');
const BLANK = gridOf('???', '???');

/** The solution is `##.` over `.#.`. */
function storeOf(saved: readonly Grid[], given?: Grid): GameStore {
  const puzzle = puzzleOfLengths([[2], [1]], [[1], [2], []]);
  const draft = { ...puzzle, saved, ...defined({ given }) };
  return makeGameStore(openGame('test', puzzleOf(draft), undefined));
}

const offerOf = (store: GameStore) => offeredMarks(store.getState().game);
const drawn = (store: GameStore): string =>
  [...store.getState().game.play.cells].map((cell) => '.x#'[cell]).join('');
const paint = (store: GameStore, cell: number): void =>
  markStroke(store, [{ cell, from: 0, to: 2 }], false);

describe('the saved grid that is offered', () => {
  const [few, some, others] = [
    gridOf('#??', '???'),
    gridOf('##?', '???'),
    gridOf('???', '.#?'),
  ] as const;

  it('is the fullest, and the first of equals', () => {
    expect(offerOf(storeOf([few, some, others]))).toBe(some);
    expect(offerOf(storeOf([others, few, some]))).toBe(others);
  });

  it('has no other colour in a given cell', () => {
    const given = gridOf('???', '#??');
    expect(offerOf(storeOf([few, others], given))).toBe(few);
    expect(offerOf(storeOf([others], given))).toBeUndefined();
  });

  it('has marks besides the given cells, which do not count', () => {
    const given = gridOf('##?', '???');
    expect(offerOf(storeOf([some], given))).toBeUndefined();
    expect(offerOf(storeOf([some, gridOf('??.', '???')], given))?.cells[2]).toBe(1);
    expect(offerOf(storeOf([BLANK]))).toBeUndefined();
    expect(offerOf(storeOf([]))).toBeUndefined();
  });

  it('is offered until the first move, however the game goes on', () => {
    const store = storeOf([few]);
    paint(store, 1);
    expect(offerOf(store)).toBeUndefined();
    reset(store);
    expect(offerOf(store)).toBeUndefined();
    undoMove(store);
    undoMove(store);
    expect([drawn(store), offerOf(store)]).toEqual(['......', undefined]);
    fillIn({ store }, SOLUTION);
    startAnew(store);
    expect([drawn(store), offerOf(store)]).toEqual(['......', undefined]);
  });
});

describe('marks that are taken over', () => {
  it('are one move that can be undone', () => {
    const store = storeOf([gridOf('#?.', '.??')]);
    takeSavedMarks(store, gridOf('#?.', '.??'));
    expect(drawn(store)).toBe('#.xx..');
    paint(store, 1);
    undoLatest(store, 'saved-marks');
    expect(drawn(store)).toBe('##xx..');
    undoMove(store);
    undoLatest(store, 'saved-marks');
    expect([drawn(store), offerOf(store)]).toEqual(['......', undefined]);
  });

  it('leave given cells as they are', () => {
    const store = storeOf([gridOf('??.', '???')], gridOf('#??', '???'));
    takeSavedMarks(store, gridOf('??.', '???'));
    expect(drawn(store)).toBe('#.x...');
    expect(store.getState().game.play.past[0]?.changes).toHaveLength(1);
  });

  it('are marks like others when somebody looks for mistakes', () => {
    const store = storeOf([SOLUTION]);
    takeSavedMarks(store, gridOf('##.', '#??'));
    expect([...ownMarksOf(store.getState().game.play).marks]).toEqual([2, 2, 1, 2, 3, 3]);
  });

  it('bring neither a celebration nor a best time', () => {
    const store = storeOf([SOLUTION]);
    takeSavedMarks(store, SOLUTION);
    expect(store.getState()).toMatchObject({ isCelebrated: false, game: { isDone: true } });
    undoMove(store);
    takeSavedMarks(store, gridOf('##?', '???'));
    paint(store, 4);
    const { isCelebrated, game } = store.getState();
    expect([isCelebrated, game.isDone, game.best]).toEqual([true, true, undefined]);
  });
});
