// The puzzles of the library: the built-in ones and those of the person. Ids are parts of
// addresses. The id of a puzzle of theirs is made from its clues when it is added. If the same
// puzzle is added again, or the same link opened again, the existing one is found, with its marks
// (saved-games.ts).

import { list, loaders } from 'virtual:built-in';
import { defined } from '../../src/puzzle/defined.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { Difficulty, Made, OwnPuzzle } from '../storage/records.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import type { Storage } from '../storage/storage.ts';
import type { BuiltIn } from './built-in.ts';
import { fingerprintOf } from './fingerprint.ts';
import { loadSavedGame, putSavedGame } from './saved-games.ts';

export interface LibraryPuzzle {
  readonly id: string;
  readonly puzzle: Puzzle;
  readonly origin: 'built-in' | 'own';
  /** How an own puzzle was made. */
  readonly made?: Made;
}

/** The puzzles that are built into the page. */
export const builtIns: readonly BuiltIn[] = list;

/** Returns undefined if there is no such puzzle. */
export async function loadPuzzle(storage: Storage, id: string): Promise<LibraryPuzzle | undefined> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (load !== undefined) return { id, puzzle: (await load()).default, origin: 'built-in' };
  const own = await storage.get('puzzles', id);
  return own && { id, puzzle: own.puzzle, origin: 'own', made: own.made };
}

export async function ownPuzzles(storage: Storage): Promise<readonly OwnPuzzle[]> {
  return [...(await storage.all('puzzles')).values()];
}

/**
 * Adds a puzzle and returns its id. If an own puzzle has the same clues, it stays as it is, and its
 * id is returned. A link to a built-in puzzle, or a file with one, gives the id of the built-in
 * puzzle. `isOne` says whether an own puzzle with the same clues can stand for the new one;
 * otherwise the new one gets a record of its own.
 */
export async function addOwn(
  storage: Storage,
  puzzle: Puzzle,
  made: Made,
  isOne: (there: OwnPuzzle) => boolean | Promise<boolean> = () => true,
): Promise<string> {
  const fingerprint = fingerprintOf(puzzle);
  const known = list.find((each) => each.fingerprint === fingerprint);
  const isOpened = made === 'shared' || made === 'imported';
  if (isOpened && known !== undefined) return known.id;
  for (let copy = 1; ; copy++) {
    const id = `own-${fingerprint}${copy === 1 ? '' : `-${copy}`}`;
    const there = await storage.get('puzzles', id);
    if (there === undefined) {
      const now = Date.now();
      await storage.put('puzzles', id, { id, puzzle, made, created: now, changed: now });
      return id;
    }
    // The clues of this puzzle may have been edited since it was added.
    if (fingerprintOf(there.puzzle) === fingerprint && (await isOne(there))) return id;
  }
}

/**
 * Replaces the content under an id; the caller takes care of the marks. A puzzle that is not there
 * is added under that id.
 */
export async function replaceOwn(storage: Storage, id: string, puzzle: Puzzle): Promise<void> {
  const there = await storage.get('puzzles', id);
  const now = Date.now();
  const { made = 'entered', created = now } = there ?? {};
  await storage.put('puzzles', id, { id, puzzle, made, created, changed: now });
}

/**
 * Stores the difficulty of a puzzle, unless the puzzle was changed or removed while it was rated.
 */
export async function keepDifficulty(
  storage: Storage,
  rated: OwnPuzzle,
  difficulty: Difficulty,
): Promise<void> {
  const there = await storage.get('puzzles', rated.id);
  if (there?.changed !== rated.changed) return;
  await storage.put('puzzles', rated.id, { ...there, difficulty });
}

interface Removed {
  readonly own: OwnPuzzle;
  readonly save?: SavedGame;
}

/**
 * Removes a puzzle with its marks, and returns both, so that `putBack` can restore them. Returns
 * undefined if there is no such puzzle.
 */
export async function removeOwn(storage: Storage, id: string): Promise<Removed | undefined> {
  const own = await storage.get('puzzles', id);
  if (own === undefined) return undefined;
  const save = await loadSavedGame(storage, id);
  await Promise.all([storage.remove('puzzles', id), storage.remove('saves', id)]);
  return { own, ...defined({ save }) };
}

export async function putBack(storage: Storage, { own, save }: Removed): Promise<void> {
  await Promise.all([storage.put('puzzles', own.id, own), save && putSavedGame(storage, save)]);
}
