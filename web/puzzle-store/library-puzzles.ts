// The puzzles of the library: the built-in puzzles and the person's own. Ids are parts of
// addresses. The id of an own puzzle is made from its clues when the puzzle is added. If the same
// puzzle is added again, or the same link is opened again, the existing puzzle is found, with its
// marks (saved-games.ts).

import { list, loaders } from 'virtual:built-in';
import { defined } from '../../src/puzzle/defined.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { useSettings } from '../app/settings.ts';
import { fingerprintOf } from '../storage/fingerprint.ts';
import type { Made, OwnPuzzle, RatedFields } from '../storage/records.ts';
import type { Storage } from '../storage/storage.ts';
import type { BuiltIn } from './built-in.ts';
import { loadTitles, NO_TITLES } from './built-in-titles.ts';
import { isEverSolved, loadSavedGame } from './saved-games.ts';

export interface LibraryPuzzle {
  readonly id: string;
  /** A built-in puzzle has its title only if that may be shown (puzzle-name.ts). */
  readonly puzzle: Puzzle;
  readonly origin: 'built-in' | 'own';
  /** How an own puzzle was made. */
  readonly made?: Made;
}

/** The puzzles that are built into the page. */
export const builtIns: readonly BuiltIn[] = list;

const builtInsById: ReadonlyMap<string, BuiltIn> = new Map(list.map((each) => [each.id, each]));

/** Returns undefined for the id of an own puzzle. */
export function builtInOf(id: string): BuiltIn | undefined {
  return builtInsById.get(id);
}

/** Returns undefined if there is no such puzzle. */
export async function loadPuzzle(storage: Storage, id: string): Promise<LibraryPuzzle | undefined> {
  if (builtInOf(id) !== undefined) return loadBuiltIn(storage, id);
  const own = await storage.get('puzzles', id);
  return own && { id, puzzle: own.puzzle, origin: 'own', made: own.made };
}

async function loadBuiltIn(storage: Storage, id: string): Promise<LibraryPuzzle> {
  const [{ default: puzzle }, save] = await Promise.all([
    loaders[id](),
    loadSavedGame(storage, id),
  ]);
  const isHidden = useSettings.getState().hideTitles && !isEverSolved(save);
  const { [id]: title } = isHidden ? NO_TITLES : await loadTitles();
  const meta = { ...puzzle.meta, ...defined({ title }) };
  return { id, puzzle: { ...puzzle, meta }, origin: 'built-in' };
}

export async function ownPuzzles(storage: Storage): Promise<readonly OwnPuzzle[]> {
  return [...(await storage.all('puzzles')).values()];
}

/**
 * Adds a puzzle and returns its id. If the puzzle comes from a link or a file and is built in, only
 * returns the id of the built-in puzzle. If an own puzzle was added with the same clues and
 * colours, and `isOne` says that it can stand for the new puzzle, only returns the id of the own
 * puzzle.
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
 * Replaces the puzzle that has this id, or adds the puzzle if there is none. The caller takes care
 * of the marks.
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
  fields: RatedFields,
): Promise<void> {
  await storage.update('puzzles', rated.id, (there) =>
    there?.changed === rated.changed ? { ...there, ...fields } : there,
  );
}
