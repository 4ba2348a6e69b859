// Saves an entered puzzle in the library. A new puzzle is added to the person's own puzzles. A
// change to one of these puzzles replaces the stored puzzle. A changed built-in puzzle is added as
// a copy. The marks are kept. The copy gets the marks too, unless it already has a saved game.

import { sameClue } from '../../../src/puzzle/clue.ts';
import { sameGrid } from '../../../src/puzzle/grid.ts';
import type { Colour, Palette } from '../../../src/puzzle/palette.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { startPlay } from '../../board/state/restore-play.ts';
import { isSolved, progressOf } from '../../board/state/solved.ts';
import { editGameCopies } from '../../puzzle-store/game-copies.ts';
import {
  addOwn,
  type LibraryPuzzle,
  loadPuzzle,
  replaceOwn,
} from '../../puzzle-store/library-puzzles.ts';
import { sameMeta } from '../../puzzle-store/same-meta.ts';
import { loadSavedGame, putSavedGame } from '../../puzzle-store/saved-games.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { withoutResults } from '../../storage/solved-by.ts';
import type { Storage } from '../../storage/storage.ts';
import { movesAfterEdit } from './marks-after-edit.ts';

/**
 * Saves the puzzle and returns the id that it has from now on. `opened` is the puzzle that was
 * changed, and `coloursNow` has the number that each of its colours has in the new puzzle.
 */
export async function savePuzzle(
  storage: Storage,
  puzzle: Puzzle,
  opened: LibraryPuzzle | undefined,
  coloursNow: readonly number[],
): Promise<string> {
  if (opened === undefined) return addEntered(storage, puzzle);
  // The puzzle is loaded anew, because the stored marks belong to its present board. That board may
  // have changed since this screen loaded the puzzle.
  const base = (await loadPuzzle(storage, opened.id)) ?? opened;
  const hasSameClues = sameClues(puzzle, base.puzzle);
  const isSame = hasSameClues && sameGiven(puzzle, base.puzzle);
  if (isSame && sameMeta(puzzle.meta, base.puzzle.meta)) return base.id;
  const kept = hasSameClues ? withRest(puzzle, base.puzzle) : puzzle;
  const id = base.origin === 'own' ? base.id : await addEntered(storage, kept);
  if (base.origin === 'own') await replaceOwn(storage, id, kept);
  const colours = composed(base.puzzle.palette, opened.puzzle.palette, coloursNow);
  if (!isSame) await carryMarks(storage, base, { id, puzzle: kept }, colours);
  else if (id !== base.id) await copySave(storage, base.id, id);
  return id;
}

/**
 * Returns the puzzle with what the draft of the board lacks: goals, saved grids and properties of
 * other programs. If a goal has another colour in a given cell, returns the puzzle as it is.
 */
function withRest(puzzle: Puzzle, base: Puzzle): Puzzle {
  const { given: _, ...rest } = base;
  const { goal, otherGoals = [] } = base;
  const goals = goal === undefined ? [] : [goal, ...otherGoals];
  const isFitting = goals.every(({ cells }) =>
    cells.every((colour, cell) => ((puzzle.given?.cells[cell] ?? colour) & colour) !== 0),
  );
  return isFitting ? { ...rest, ...puzzle } : puzzle;
}

/** Returns `coloursNow` for the colours of `base` in place of those of `opened`. */
function composed(
  base: Palette,
  opened: Palette,
  coloursNow: readonly number[],
): readonly number[] {
  return base.map((colour) => {
    const before = opened.findIndex((other) => sameColour(colour, other));
    return coloursNow[before] ?? 0;
  });
}

/**
 * Adds a new puzzle and returns its id. If an own puzzle was added with the same clues and still
 * has them, that puzzle gets the title, the author and the other texts of the new one instead.
 */
async function addEntered(storage: Storage, puzzle: Puzzle): Promise<string> {
  const id = await addOwn(storage, puzzle, 'entered');
  const there = await loadPuzzle(storage, id);
  if (there !== undefined && !sameMeta(there.puzzle.meta, puzzle.meta))
    await replaceOwn(storage, id, {
      ...there.puzzle,
      meta: { ...there.puzzle.meta, ...puzzle.meta },
    });
  return id;
}

/**
 * Copies the saved game with its time, because the board is the same. A saved game that is already
 * at `to` stays.
 */
async function copySave(storage: Storage, from: string, to: string): Promise<void> {
  const [save, there] = await Promise.all([
    loadSavedGame(storage, from),
    loadSavedGame(storage, to),
  ]);
  if (save !== undefined && there === undefined)
    await putSavedGame(storage, { ...save, puzzleId: to, changed: Date.now() });
}

async function carryMarks(
  storage: Storage,
  base: LibraryPuzzle,
  { id, puzzle }: Pick<LibraryPuzzle, 'id' | 'puzzle'>,
  coloursNow: readonly number[],
): Promise<void> {
  const carried = (save: SavedGame): SavedGame => {
    const state = startPlay(puzzle, movesAfterEdit(save, base.puzzle, puzzle, coloursNow));
    const { past, future } = state;
    const [progress, solved] = [progressOf(state), isSolved(state)];
    return { ...withoutResults(save), past, future, puzzleId: id, progress, solved };
  };
  if (id === base.id) await editGameCopies(storage, id, carried);
  const save = await loadSavedGame(storage, base.id);
  if (save === undefined || (id !== base.id && (await loadSavedGame(storage, id)) !== undefined))
    return;
  await putSavedGame(storage, { ...carried(save), changed: Date.now() });
}

/** Whether both puzzles have the same clues in the same colours. */
function sameClues(a: Puzzle, b: Puzzle): boolean {
  const sides = [
    [a.rows, b.rows],
    [a.columns, b.columns],
  ] as const;
  return (
    a.palette.length === b.palette.length &&
    a.palette.every((colour, i) => sameColour(colour, b.palette[i])) &&
    sides.every(
      ([own, other]) =>
        own.length === other.length && own.every((clue, i) => sameClue(clue, other[i])),
    )
  );
}

function sameGiven({ given: own }: Puzzle, { given: other }: Puzzle): boolean {
  return own === undefined || other === undefined ? own === other : sameGrid(own, other);
}

function sameColour(a: Colour, b: Colour): boolean {
  return a.symbol === b.symbol && a.rgb === b.rgb;
}
