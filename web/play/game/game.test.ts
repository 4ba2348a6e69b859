import { describe, expect, it } from 'vitest';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import { applyChanges, undo } from '../../board/state/play-state.ts';
import { elapsedAt } from './clock.ts';
import {
  type Game,
  openGame,
  pauseGame,
  playAgain,
  resumeGame,
  saveOf,
  touchGame,
  withHelp,
  withPlay,
} from './game.ts';

const LINE = [{ length: 1, colour: 1 }];
/** `#.` is the only solution. */
const PUZZLE = {
  width: 2,
  height: 1,
  rows: [LINE],
  columns: [LINE, []],
  palette: BLACK_AND_WHITE,
  meta: {},
};

function marked(game: Game, cell: number, now: number): Game {
  const changes = [{ cell, from: game.play.cells[cell], to: 2 }];
  return withPlay(game, applyChanges(game.play, changes, 'paint', 0), now);
}

const NEW = openGame('dot', PUZZLE, undefined);

describe('a game', () => {
  it('starts its clock with the first move', () => {
    const game = marked(NEW, 1, 1000);
    expect(NEW.clock.from).toBeUndefined();
    expect(elapsedAt(game.clock, 3000)).toBe(2000);
  });

  it('stops when the board is solved and keeps the best time', () => {
    const away = pauseGame(resumeGame(NEW, 0), 4000);
    const done = marked(resumeGame(away, 60_000), 0, 61_000);
    expect(done).toMatchObject({ isDone: true, wasSolved: true, best: 5000 });
    expect(elapsedAt(resumeGame(done, 70_000).clock, 99_000)).toBe(5000);
  });

  it('has no best time with help, nor by solving twice', () => {
    expect(marked(withHelp(resumeGame(NEW, 0)), 0, 1000).best).toBeUndefined();
    const once = marked(resumeGame(NEW, 0), 0, 1000);
    const open = withPlay(once, undo(once.play), 1500);
    expect(open).toMatchObject({ isDone: false, wasSolved: true });
    expect(marked(open, 0, 9000).best).toBe(1000);
  });

  it('beats only a time that there was before', () => {
    const first = marked(resumeGame(NEW, 0), 0, 3000);
    expect(first).toMatchObject({ best: 3000, isRecord: false });
    const faster = marked(resumeGame(playAgain(first), 10_000), 0, 12_000);
    expect(faster).toMatchObject({ best: 2000, isRecord: true });
    const slower = marked(resumeGame(playAgain(faster), 20_000), 0, 25_000);
    expect(slower).toMatchObject({ best: 2000, isRecord: false });
  });

  it('goes on where the save stopped', () => {
    const game = withHelp(marked(resumeGame(NEW, 0), 1, 2000));
    const save = saveOf(game, 3000);
    expect(save).toMatchObject({
      puzzleId: 'dot',
      elapsed: 3000,
      changed: 3000,
      helps: 1,
      solved: false,
    });
    const again = openGame('dot', PUZZLE, save);
    expect(again).toMatchObject({ helps: 1, isDone: false, best: undefined });
    expect(again.play).toEqual(game.play);
    expect(elapsedAt(again.clock, 0)).toBe(3000);
  });

  it('starts anew with the best time kept', () => {
    const fresh = playAgain(withHelp(marked(resumeGame(NEW, 0), 0, 1000)));
    expect(fresh).toMatchObject({ isDone: false, wasSolved: true, helps: 0, best: 1000 });
    expect(fresh.play.past).toEqual([]);
    expect(elapsedAt(fresh.clock, 5000)).toBe(0);
  });

  it('notes a sign of the player only while the clock runs', () => {
    expect(touchGame(NEW, 100)).toBe(NEW);
    expect(touchGame(resumeGame(NEW, 0), 100).clock.seen).toBe(100);
  });
});
