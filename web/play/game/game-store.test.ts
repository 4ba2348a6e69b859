import { describe, expect, it } from 'vitest';
import { clueOfLengths } from '../../../src/puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import { trialDepth } from '../../board/state/play-state.ts';
import { openGame } from './game.ts';
import {
  beginTrial,
  change,
  countHelp,
  dropTrial,
  type GameStore,
  goBack,
  keepTrial,
  makeGameStore,
  markStroke,
  redoMove,
  reset,
  setAnswer,
  startAnew,
  undoLatest,
  undoMove,
} from './game-store.ts';

/** The solution is `##.` over `.#.`. */
const PUZZLE = {
  width: 3,
  height: 2,
  rows: [clueOfLengths([2]), clueOfLengths([1])],
  columns: [clueOfLengths([1]), clueOfLengths([2]), clueOfLengths([])],
  palette: BLACK_AND_WHITE,
  meta: {},
};

const newStore = (): GameStore => makeGameStore(openGame('test', PUZZLE, undefined));
const drawn = (store: GameStore): string =>
  [...store.getState().game.play.cells].map((cell) => '.x#'[cell]).join('');
const paint = (store: GameStore, cell: number, autoCross = false): void =>
  markStroke(store, [{ cell, from: store.getState().game.play.cells[cell], to: 2 }], autoCross);

describe('the store of a game', () => {
  it('undoes and redoes', () => {
    const store = newStore();
    paint(store, 0);
    paint(store, 1);
    undoMove(store);
    expect(drawn(store)).toBe('#.....');
    redoMove(store);
    expect(drawn(store)).toBe('##....');
    goBack(store, 0);
    expect(drawn(store)).toBe('......');
  });

  it('crosses out finished and empty lines in the same move where that is wished', () => {
    const store = newStore();
    paint(store, 0);
    paint(store, 1, true);
    expect(drawn(store)).toBe('##x..x');
    undoMove(store);
    expect(drawn(store)).toBe('#.....');
  });

  it('celebrates what a player solved, not what was filled in', () => {
    const [own, filled] = [newStore(), newStore()];
    for (const cell of [0, 1, 4]) paint(own, cell);
    expect(own.getState()).toMatchObject({ isCelebrated: true, game: { isDone: true } });
    const changes = [0, 1, 4].map((cell) => ({ cell, from: 0, to: 2 }));
    change(filled, changes, 'solve');
    expect(filled.getState()).toMatchObject({ isCelebrated: false, game: { isDone: true } });
    const { finish } = own.getState();
    expect([finish?.solvedBy, filled.getState().finish?.solvedBy]).toEqual(['me', 'solver']);
    undoMove(own);
    redoMove(own);
    expect(own.getState().finish).toBe(finish);
    undoMove(own);
    expect(own.getState()).toMatchObject({ isCelebrated: false, game: { isDone: false } });
  });

  it('leads into trials and out again', () => {
    const store = newStore();
    paint(store, 0);
    beginTrial(store);
    paint(store, 1);
    dropTrial(store);
    expect(drawn(store)).toBe('#.....');
    beginTrial(store);
    paint(store, 4);
    keepTrial(store);
    expect([drawn(store), trialDepth(store.getState().game.play)]).toEqual(['#...#.', 0]);
  });

  it('takes a reset back only when nothing came after it', () => {
    const store = newStore();
    paint(store, 0);
    reset(store);
    undoLatest(store, 'reset');
    expect(drawn(store)).toBe('#.....');
    reset(store);
    paint(store, 4);
    undoLatest(store, 'reset');
    expect(drawn(store)).toBe('....#.');
  });

  it('starts anew, and brings the old game back', () => {
    const store = newStore();
    countHelp(store);
    for (const cell of [0, 1, 4]) paint(store, cell);
    const old = store.getState().game;
    const bringBack = startAnew(store);
    expect(store.getState().game).toMatchObject({
      helps: 0,
      isDone: false,
      solvedBy: 'me-with-help',
    });
    expect(drawn(store)).toBe('......');
    bringBack();
    expect(store.getState().game).toBe(old);
  });

  it('drops what was told when the marks change', () => {
    const store = newStore();
    setAnswer(store, { kind: 'sentence', sentence: 'a word' });
    beginTrial(store);
    expect(store.getState().answer).toBeDefined();
    paint(store, 0);
    expect(store.getState().answer).toBeUndefined();
  });
});
