import { describe, expect, it } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import { CROSS, painted } from '../../board/state/mark.ts';
import { applyChanges, undo } from '../../board/state/play-state.ts';
import { elapsedAt } from './clock.ts';
import {
  endPause,
  type Game,
  leaveGame,
  openGame,
  pauseGame,
  playAgain,
  returnToGame,
  saveOf,
  touchGame,
  withHelp,
  withPlay,
  withShownTechnique,
} from './game.ts';

/** `#.` is the only solution. */
const PUZZLE = puzzleOfLengths([[1]], [[1], []]);

function marked(game: Game, cell: number, now: number, to = painted(1)): Game {
  const changes = [{ cell, from: game.play.cells[cell], to }];
  return withPlay(game, applyChanges(game.play, changes, 'paint', 0), now);
}

const NEW = openGame('dot', PUZZLE, undefined);

/** Returns the game after a cross at `now`, which does not solve it. */
function begun(now: number, game = NEW): Game {
  return marked(game, 1, now, CROSS);
}

describe('a game', () => {
  it('starts its clock with the first mark, however long it was in sight before', () => {
    const seen = returnToGame(NEW, 0);
    expect([seen, seen.clock.from]).toEqual([NEW, undefined]);
    expect(elapsedAt(begun(9000, seen).clock, 11_000)).toBe(2000);
    expect(marked(seen, 0, 9000)).toMatchObject({ isDone: true, best: 0 });
  });

  it('runs its clock while it is in sight, once there was a mark', () => {
    const away = leaveGame(begun(0), 4000);
    expect(elapsedAt(away.clock, 60_000)).toBe(4000);
    const undone = withPlay(away, undo(away.play), 60_000);
    const again = openGame('dot', PUZZLE, saveOf(undone, 60_000));
    expect(elapsedAt(returnToGame(again, 70_000).clock, 72_000)).toBe(6000);
  });

  it('stops when the board is solved and keeps the best time', () => {
    const away = leaveGame(begun(0), 4000);
    const done = marked(returnToGame(away, 60_000), 0, 61_000);
    expect(done).toMatchObject({ isDone: true, solvedBy: 'me', best: 5000 });
    expect(elapsedAt(returnToGame(done, 70_000).clock, 99_000)).toBe(5000);
  });

  it('has no best time with help, nor by solving twice', () => {
    expect(marked(withHelp(begun(0)), 0, 1000).best).toBeUndefined();
    const once = marked(begun(0), 0, 1000);
    const open = withPlay(once, undo(once.play), 1500);
    expect(open).toMatchObject({ isDone: false, solvedBy: 'me' });
    expect(marked(open, 0, 9000).best).toBe(1000);
  });

  it('beats only a time that there was before', () => {
    const first = marked(begun(0), 0, 3000);
    expect(first).toMatchObject({ best: 3000, isRecord: false });
    const faster = marked(begun(10_000, playAgain(first)), 0, 12_000);
    expect(faster).toMatchObject({ best: 2000, isRecord: true });
    const slower = marked(begun(20_000, playAgain(faster)), 0, 25_000);
    expect(slower).toMatchObject({ best: 2000, isRecord: false });
  });

  it('remembers which techniques were shown, each once, when it starts again, too', () => {
    const once = withShownTechnique(begun(0), 'glue', 5);
    expect(withShownTechnique(once, 'glue', 9)).toBe(once);
    const shown = [{ technique: 'glue', at: 5 }];
    expect(saveOf(once, 10)).toMatchObject({ shown });
    expect(openGame('dot', PUZZLE, saveOf(once, 10))).toMatchObject({ shown });
    expect(playAgain(once)).toMatchObject({ shown });
    expect('shown' in saveOf(begun(0), 10)).toBe(false);
  });

  it('goes on where the save stopped', () => {
    const game = withHelp(begun(0));
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
    const fresh = playAgain(withHelp(marked(begun(0), 0, 1000)));
    expect(fresh).toMatchObject({ isDone: false, solvedBy: 'me', helps: 0, best: 1000 });
    expect(fresh.finishedBy).toBeUndefined();
    expect(fresh.play.past).toEqual([]);
    expect(elapsedAt(fresh.clock, 5000)).toBe(0);
  });

  it('notes a sign of the player only while the clock runs', () => {
    expect(touchGame(NEW, 100)).toBe(NEW);
    expect(touchGame(begun(0), 100).clock.seen).toBe(100);
  });
});

describe('a pause', () => {
  const paused = pauseGame(begun(0), 4000);

  it('stops the clock until the player goes on, whether the board is in sight or not', () => {
    const back = returnToGame(leaveGame(paused, 5000), 9000);
    expect(back).toMatchObject({ isPaused: true, clock: { total: 4000, from: undefined } });
    const on = endPause(back, 60_000);
    expect([on.isPaused, elapsedAt(on.clock, 61_000)]).toEqual([false, 5000]);
    expect(endPause(on, 70_000)).toBe(on);
  });

  it('ends with a move', () => {
    const on = withPlay(paused, undo(paused.play), 60_000);
    expect([on.isPaused, elapsedAt(on.clock, 61_000)]).toEqual([false, 5000]);
  });

  it('is none before the first mark and none of a solved board', () => {
    expect(pauseGame(NEW, 100)).toBe(NEW);
    const done = marked(begun(0), 0, 1000);
    expect(pauseGame(done, 2000)).toBe(done);
  });
});
