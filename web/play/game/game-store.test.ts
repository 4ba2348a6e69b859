import { describe, expect, it } from 'vitest';
import { clueOfLengths } from '../../../src/puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import { trialDepth } from '../../board/state/play-state.ts';
import { openSession } from './game.ts';
import {
  acceptTry,
  change,
  countHelp,
  type Game,
  goBack,
  makeGame,
  mark,
  redoMove,
  rejectTry,
  reset,
  setAnswer,
  startAnew,
  tryOut,
  undoMove,
  undoReset,
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

const newGame = (): Game => makeGame(openSession('test', PUZZLE, undefined));
const drawn = (game: Game): string =>
  [...game.getState().session.play.cells].map((cell) => '.x#'[cell]).join('');
const paint = (game: Game, cell: number, autoCross = false): void =>
  mark(game, [{ cell, from: game.getState().session.play.cells[cell], to: 2 }], autoCross);

describe('a game', () => {
  it('undoes and redoes', () => {
    const game = newGame();
    paint(game, 0);
    paint(game, 1);
    undoMove(game);
    expect(drawn(game)).toBe('#.....');
    redoMove(game);
    expect(drawn(game)).toBe('##....');
    goBack(game, 0);
    expect(drawn(game)).toBe('......');
  });

  it('crosses out finished lines in the same move where that is wished', () => {
    const game = newGame();
    paint(game, 0);
    paint(game, 1, true);
    expect(drawn(game)).toBe('##x...');
    undoMove(game);
    expect(drawn(game)).toBe('#.....');
  });

  it('celebrates what a player solved, not what was filled in', () => {
    const [own, filled] = [newGame(), newGame()];
    for (const cell of [0, 1, 4]) paint(own, cell);
    expect(own.getState()).toMatchObject({ isCelebrated: true, session: { isDone: true } });
    const changes = [0, 1, 4].map((cell) => ({ cell, from: 0, to: 2 }));
    change(filled, changes, 'solve');
    expect(filled.getState()).toMatchObject({ isCelebrated: false, session: { isDone: true } });
    undoMove(own);
    expect(own.getState()).toMatchObject({ isCelebrated: false, session: { isDone: false } });
  });

  it('leads into trials and out again', () => {
    const game = newGame();
    paint(game, 0);
    tryOut(game);
    paint(game, 1);
    rejectTry(game);
    expect(drawn(game)).toBe('#.....');
    tryOut(game);
    paint(game, 4);
    acceptTry(game);
    expect([drawn(game), trialDepth(game.getState().session.play)]).toEqual(['#...#.', 0]);
  });

  it('takes a reset back only when nothing came after it', () => {
    const game = newGame();
    paint(game, 0);
    reset(game);
    undoReset(game);
    expect(drawn(game)).toBe('#.....');
    reset(game);
    paint(game, 4);
    undoReset(game);
    expect(drawn(game)).toBe('....#.');
  });

  it('starts anew, and brings the old game back', () => {
    const game = newGame();
    for (const cell of [0, 1, 4]) paint(game, cell);
    countHelp(game);
    const old = game.getState().session;
    const bringBack = startAnew(game);
    expect(game.getState().session).toMatchObject({ helps: 0, isDone: false, wasSolved: true });
    expect(drawn(game)).toBe('......');
    bringBack();
    expect(game.getState().session).toBe(old);
  });

  it('drops what was told when the marks change', () => {
    const game = newGame();
    setAnswer(game, { kind: 'said', sentence: 'a word' });
    tryOut(game);
    expect(game.getState().answer).toBeDefined();
    paint(game, 0);
    expect(game.getState().answer).toBeUndefined();
  });
});
