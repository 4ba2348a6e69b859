// Saves a drawing in the library, as a new own puzzle or in place of the own puzzle that it was
// saved as earlier. The picture is stored as the goal, so that the picture can be edited later. If
// the clues have several solutions, the library may have other pictures with the same clues. A new
// drawing never replaces such a picture.

import { hasExactClues, type Meta, type Puzzle } from '../../../src/puzzle/puzzle.ts';
import { cleanMeta } from '../../../src/puzzle/validate.ts';
import { isGiven } from '../../board/state/given-marks.ts';
import { moveAfterEdit } from '../../board/state/move-after-edit.ts';
import type { PlayedMove } from '../../board/state/play-state.ts';
import { editGameCopies } from '../../puzzle-store/game-copies.ts';
import { addOwn, loadPuzzle, replaceOwn } from '../../puzzle-store/library-puzzles.ts';
import { sameMeta } from '../../puzzle-store/same-meta.ts';
import { loadSavedGame, putSavedGame } from '../../puzzle-store/saved-games.ts';
import { fingerprintOf } from '../../storage/fingerprint.ts';
import type { OwnPuzzle } from '../../storage/records.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { withoutResults } from '../../storage/solved-by.ts';
import type { Storage } from '../../storage/storage.ts';
import { loadDrawingRecord } from '../drawing/drawing-record.ts';
import {
  type Picture,
  pictureOfPuzzle,
  puzzleOfPicture,
  samePicture,
  withUsedColours,
} from '../drawing/picture.ts';

/** Saves the drawing and returns the id that it has from now on. */
export async function saveDrawing(
  storage: Storage,
  picture: Picture,
  meta: Meta,
  id: string | undefined,
): Promise<string> {
  const there = id === undefined ? undefined : await loadPuzzle(storage, id);
  const puzzle = puzzleToSave(picture, meta, there?.puzzle);
  // A puzzle that has no picture, because its clues were edited or because it is built in, must not
  // be replaced by the drawing.
  if (id === undefined || there?.origin !== 'own' || there.puzzle.goal === undefined) {
    return addOwn(storage, puzzle, 'drawn', (own) => isSettled(storage, own, picture, puzzle.meta));
  }
  if (puzzle === there.puzzle) return id;
  await replaceOwn(storage, id, puzzle);
  if (fingerprintOf(puzzle) !== fingerprintOf(there.puzzle))
    await keepMarks(storage, id, there.puzzle, puzzle);
  return id;
}

/**
 * Returns the puzzle that the drawing is saved as. A puzzle whose clues leave lengths or lines open
 * keeps them until the picture is changed; then all of its clues are made of the picture. A puzzle
 * that stays the same keeps its saved grids and all else that no drawing has.
 */
export function puzzleToSave(picture: Picture, meta: Meta, before: Puzzle | undefined): Puzzle {
  const drawn = puzzleOfPicture(picture, meta);
  if (before === undefined || !hasPicture(before, picture)) return drawn;
  if (hasExactClues(before) && fingerprintOf(drawn) !== fingerprintOf(before)) return drawn;
  return sameMeta(meta, before.meta) ? before : { ...before, meta: cleanMeta(meta) };
}

/**
 * Whether the own puzzle equals the drawing and has no unsaved drawing. Then nothing is lost when
 * the drawing becomes that puzzle.
 */
async function isSettled(
  storage: Storage,
  own: OwnPuzzle,
  picture: Picture,
  meta: Meta,
): Promise<boolean> {
  if (!isSaved(picture, meta, own.puzzle)) return false;
  const left = await loadDrawingRecord(storage, own.id);
  return left === undefined || isSaved(left.history.picture, left.meta, own.puzzle);
}

/**
 * Keeps the marks if the board has the same size and colours, except in cells that are given now,
 * but drops the best time and records the game as unsolved, since the clues have changed. Otherwise
 * removes the saved game. The kept copies of games fare likewise.
 */
async function keepMarks(
  storage: Storage,
  id: string,
  before: Puzzle,
  after: Puzzle,
): Promise<void> {
  const isSameShape =
    before.width === after.width &&
    before.height === after.height &&
    before.palette.length === after.palette.length &&
    before.palette.every(({ rgb }, i) => rgb === after.palette[i].rgb);
  const kept = (save: SavedGame): SavedGame | undefined => {
    const [past, future] = [save.past, save.future].map((moves) => movesOn(before, after, moves));
    return isSameShape ? { ...withoutResults(save), past, future } : undefined;
  };
  await editGameCopies(storage, id, kept);
  const save = await loadSavedGame(storage, id);
  const next = save && kept(save);
  await (next === undefined ? storage.remove('saves', id) : putSavedGame(storage, next));
}

/** Returns the moves that are left, without their changes of given cells. */
function movesOn(
  before: Puzzle,
  after: Puzzle,
  moves: readonly PlayedMove[],
): readonly PlayedMove[] {
  return moves.flatMap((move) => {
    const changes = move.changes.filter(({ cell }) => !isGiven(after, cell));
    return moveAfterEdit(move, changes, before, after) ?? [];
  });
}

/** Whether the puzzle in the library equals the drawing, apart from colours that no cell has. */
export function isSaved(picture: Picture, meta: Meta, puzzle: Puzzle): boolean {
  return hasPicture(puzzle, picture) && sameMeta(meta, puzzle.meta);
}

function hasPicture(puzzle: Puzzle, picture: Picture): boolean {
  const own = pictureOfPuzzle(puzzle);
  return own !== undefined && samePicture(withUsedColours(own), withUsedColours(picture));
}
