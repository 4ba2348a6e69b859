import { describe, expect, it } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import { openGame } from '../game/game.ts';
import { type GameStore, makeGameStore, markStroke, undoMove } from '../game/game-store.ts';
import { goOn, needsBoard, togglePause } from './pause.ts';

/** The solution is `##.` over `.#.`. */
function begunStore(): GameStore {
  const store = makeGameStore(
    openGame('test', puzzleOfLengths([[2], [1]], [[1], [2], []]), undefined),
  );
  markStroke(store, [{ cell: 0, from: 0, to: 2 }], false);
  return store;
}

const isPaused = (store: GameStore): boolean => store.getState().game.isPaused;

describe('a pause', () => {
  it('lasts until the player goes on or makes a move', () => {
    const store = begunStore();
    togglePause(store);
    expect(isPaused(store)).toBe(true);
    goOn(store);
    expect(isPaused(store)).toBe(false);
    togglePause(store);
    undoMove(store);
    expect(isPaused(store)).toBe(false);
  });

  it('brings no offer of a hint when it ends', () => {
    const store = begunStore();
    togglePause(store);
    store.setState({ lastAct: 0 });
    togglePause(store);
    expect(store.getState().lastAct).toBeGreaterThan(0);
  });

  it('needs no board, but help and a playback do', () => {
    const store = begunStore();
    const before = store.getState();
    togglePause(store);
    const paused = store.getState();
    expect(needsBoard(paused, before)).toBe(false);
    expect(needsBoard({ ...paused, asking: 'hint' }, paused)).toBe(true);
    expect(
      needsBoard({ ...paused, answer: { kind: 'sentence', sentence: 'A hint.' } }, paused),
    ).toBe(true);
  });
});
