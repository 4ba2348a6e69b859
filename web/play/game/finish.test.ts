import { describe, expect, it } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import { CROSS, painted, UNMARKED } from '../../board/state/mark.ts';
import {
  applyChanges,
  type MarkChange,
  type MoveKind,
  redo,
  undo,
} from '../../board/state/play-state.ts';
import { finishOf } from './finish.ts';
import { type Game, openGame, playAgain, saveOf, withHelp, withPlay } from './game.ts';

/** `#.` is the only solution. */
const PUZZLE = puzzleOfLengths([[1]], [[1], []]);

function changed(
  game: Game,
  change: Omit<MarkChange, 'from'>,
  now: number,
  kind: MoveKind = 'paint',
): Game {
  const changes = [{ ...change, from: game.play.cells[change.cell] }];
  return withPlay(game, applyChanges(game.play, changes, kind, 0), now);
}

function solved(game: Game, now: number, kind?: MoveKind): Game {
  return changed(game, { cell: 0, to: painted(1) }, now, kind);
}

const BEGUN = changed(openGame('dot', PUZZLE, undefined), { cell: 1, to: CROSS }, 0);

describe('how a game was solved', () => {
  const helped = solved(withHelp(BEGUN), 3000);
  const filledIn = solved(withHelp(BEGUN), 3000, 'solve');

  it('is by the player, with help or by the solver', () => {
    expect(solved(BEGUN, 3000)).toMatchObject({ solvedBy: 'me', finishedBy: 'me' });
    expect(helped).toMatchObject({ solvedBy: 'me-with-help', finishedBy: 'me-with-help' });
    expect(filledIn).toMatchObject({ solvedBy: 'solver', finishedBy: 'solver' });
  });

  it('is with help if the player undoes what the solver wrote', () => {
    const byHand = solved(withPlay(filledIn, undo(filledIn.play), 4000), 5000);
    expect(byHand).toMatchObject({ finishedBy: 'me-with-help', best: undefined });
  });

  it('does not become worse by help after the end, nor by another game', () => {
    const done = solved(BEGUN, 3000);
    expect(withHelp(done)).toBe(done);
    const undone = withHelp(withPlay(done, undo(done.play), 4000));
    const again = withPlay(undone, redo(undone.play), 5000);
    expect(again).toMatchObject({ helps: 0, finishedBy: 'me', best: 3000 });
    const later = solved(withHelp(playAgain(done)), 1000, 'solve');
    expect(later).toMatchObject({ solvedBy: 'me', finishedBy: 'solver', best: 3000 });
  });

  it('is remembered as the first when the puzzle is played again', () => {
    const again = changed(playAgain(helped), { cell: 1, to: CROSS }, 9000);
    const faster = solved(again, 9001);
    const first = { by: 'me-with-help', elapsed: 3000, at: 3000 };
    expect(faster).toMatchObject({ solvedBy: 'me', finishedBy: 'me', best: 1, first });
    expect(finishOf(again, faster, 9001)?.isFirst).toBe(false);
    expect(openGame('dot', PUZZLE, saveOf(faster, 9001)).first).toEqual(first);
  });

  it('is remembered as one with help after the solver filled it in', () => {
    expect(filledIn.first?.by).toBe('solver');
    const again = changed(playAgain(filledIn), { cell: 1, to: CROSS }, 9000);
    const byHand = solved(again, 9500);
    expect(byHand.first).toEqual({ by: 'me-with-help', elapsed: 500, at: 9500 });
    expect(finishOf(again, byHand, 9500)).toMatchObject({
      ...{ solvedBy: 'me-with-help', isFirst: true },
    });
    expect(byHand.best).toBe(filledIn.best);
  });

  it('is in the save', () => {
    const save = saveOf(helped, 4000);
    expect(save).toMatchObject({ solvedBy: 'me-with-help', finishedBy: 'me-with-help' });
    expect(openGame('dot', PUZZLE, save)).toMatchObject({ finishedBy: 'me-with-help', helps: 1 });
    const { solvedBy: _, finishedBy: __, ...earlier } = save;
    const opened = openGame('dot', PUZZLE, earlier);
    expect(opened).toMatchObject({ solvedBy: 'me-with-help', finishedBy: 'me-with-help' });
  });
});

describe('the finish of a game', () => {
  const done = solved(withHelp(BEGUN), 3000);

  it('tells how and when the game was solved', () => {
    expect(finishOf(BEGUN, done, 3000)).toEqual({
      puzzleId: 'dot',
      solvedBy: 'me-with-help',
      elapsed: 3000,
      at: 3000,
      isPartial: false,
      isFirst: true,
    });
    const takenOver = changed(BEGUN, { cell: 1, to: UNMARKED }, 1000, 'saved-marks');
    expect(finishOf(takenOver, solved(takenOver, 3000), 3000)).toMatchObject({
      solvedBy: 'me',
      isPartial: true,
    });
  });

  it('comes one time in a game', () => {
    const undone = withPlay(done, undo(done.play), 4000);
    const again = withPlay(undone, redo(undone.play), 5000);
    expect(finishOf(BEGUN, changed(BEGUN, { cell: 1, to: UNMARKED }, 1000), 1000)).toBeUndefined();
    expect(finishOf(done, undone, 4000)).toBeUndefined();
    expect(finishOf(undone, again, 5000)).toBeUndefined();
  });

  it('comes again when the player solves by hand what the solver wrote', () => {
    const filledIn = solved(withHelp(BEGUN), 3000, 'solve');
    const undone = withPlay(filledIn, undo(filledIn.play), 4000);
    const byHand = solved(undone, 5000);
    expect(finishOf(undone, byHand, 5000)?.solvedBy).toBe('me-with-help');
  });
});
