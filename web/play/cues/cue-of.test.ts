import { describe, expect, it } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import { CROSS, type Mark, NOTE, painted, UNMARKED } from '../../board/state/mark.ts';
import { applyChanges, type MoveKind, undo } from '../../board/state/play-state.ts';
import { type Game, openGame, withPlay } from '../game/game.ts';
import { cueOf } from './cue-of.ts';

/** Its solution is `##` over `#.`. */
const NEW = openGame('corner', puzzleOfLengths([[2], [1]], [[2], [1]]), undefined);
const FILL = painted(1);

function marked(game: Game, cell: number, to: Mark, kind: MoveKind = 'paint'): Game {
  const changes = [{ cell, from: game.play.cells[cell], to }];
  return withPlay(game, applyChanges(game.play, changes, kind, 0), 0);
}

describe('cueOf', () => {
  const begun = marked(NEW, 0, FILL);
  it.each([
    ['a filled cell', NEW, begun, 'fill'],
    ['a cross', NEW, marked(NEW, 3, CROSS), 'cross'],
    ['a note', NEW, marked(NEW, 0, FILL | NOTE), undefined],
    ['a mark that is removed', begun, marked(begun, 0, UNMARKED), undefined],
    ['a finished line', begun, marked(begun, 1, FILL), 'line'],
    [
      'a cross in a finished line',
      marked(begun, 2, FILL),
      marked(marked(begun, 2, FILL), 3, CROSS),
      'cross',
    ],
    ['the last cell', marked(begun, 1, FILL), marked(marked(begun, 1, FILL), 2, FILL), 'solved'],
    ['an undo', begun, withPlay(begun, undo(begun.play), 0), undefined],
    ['a step that was asked for', NEW, marked(NEW, 0, FILL, 'hint'), undefined],
  ] as const)('%s', (_, before, now, expected) => {
    expect(cueOf(before, now)).toBe(expected);
  });
});
