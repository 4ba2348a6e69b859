// The puzzles that can be opened: the built-in ones, in files of their own or in packs, the puzzles
// of the day, the tiles of mosaics, and the person's own. Ids are parts of addresses. The id of an
// own puzzle is made from its clues when the puzzle is added. If the same puzzle is added again, or
// the same link is opened again, the existing puzzle is found, with its marks (saved-games.ts).

import { list, loaders } from 'virtual:built-in';
import type { UniqueLabel } from '../../src/explain/rate/label.ts';
import { numberedSizeOf } from '../../src/packs/pack-entry.ts';
import { tilePlaceOf } from '../../src/packs/tile-place.ts';
import { defined } from '../../src/puzzle/defined.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { localDateOf } from '../app/local-date.ts';
import { useSettings } from '../app/settings.ts';
import { fingerprintOf } from '../storage/fingerprint.ts';
import type { Made, OwnPuzzle, RatedFields } from '../storage/records.ts';
import { isPictureKnown } from '../storage/standing.ts';
import type { Storage } from '../storage/storage.ts';
import type { BuiltIn } from './built-in.ts';
import { loadTitles, NO_TITLES } from './built-in-titles.ts';
import { type DailyPlace, dailyPlaceOf } from './daily/daily-id.ts';
import { dailyView } from './daily/daily-view.ts';
import { FuturePuzzle } from './daily/future-puzzle.ts';
import { findTile } from './mosaics/find-tile.ts';
import { loadTile } from './mosaics/load-mosaics.ts';
import { loadPacked, loadPacks, type Pack } from './packs/pack-index.ts';
import { loadSavedGame } from './saved-games.ts';

export interface LibraryPuzzle {
  readonly id: string;
  /** A built-in puzzle has its title only if that may be shown (puzzle-name.ts). */
  readonly puzzle: Puzzle;
  readonly origin: 'built-in' | 'daily' | 'mosaic' | 'own';
  /** How an own puzzle was made. */
  readonly made?: Made;
  /** The difficulty of a puzzle of the day and of a tile. */
  readonly label?: UniqueLabel;
}

/** The built-in puzzles that have files of their own; the page knows them from the start. */
export const builtIns: readonly BuiltIn[] = list;

/** The built-in puzzles that are known so far; those of packs come in with their index. */
const builtInsById = new Map(list.map((each) => [each.id, each]));

/** Returns undefined for the id of an own puzzle, and of packs before their index is loaded. */
export function builtInOf(id: string): BuiltIn | undefined {
  return builtInsById.get(id);
}

/** Returns all built-in puzzles, or those from the start if the index of packs cannot be loaded. */
export async function knownBuiltIns(): Promise<readonly BuiltIn[]> {
  const packs = await allPacks().catch(() => []);
  return [...builtIns, ...packs.flatMap(({ puzzles }) => puzzles)];
}

/** Loads the index of the packs; throws if it cannot be loaded. */
export async function allPacks(): Promise<readonly Pack[]> {
  const packs = await loadPacks();
  for (const each of packs.flatMap(({ puzzles }) => puzzles)) builtInsById.set(each.id, each);
  return packs;
}

/**
 * Returns undefined if there is no such puzzle. Throws if the puzzle cannot be loaded or is
 * damaged, and `FuturePuzzle` if its day is still to come.
 */
export async function loadPuzzle(storage: Storage, id: string): Promise<LibraryPuzzle | undefined> {
  const day = dailyPlaceOf(id);
  if (day !== undefined) return loadDayPuzzle(storage, id, day);
  const builtIn = await findBuiltIn(id);
  if (builtIn !== undefined) return loadBuiltIn(storage, builtIn);
  const place = tilePlaceOf(id);
  const tile = place && (await loadTile(place));
  if (tile !== undefined) return { id, ...tile, origin: 'mosaic' };
  const own = await storage.get('puzzles', id);
  return own && { id, puzzle: own.puzzle, origin: 'own', made: own.made };
}

/** A game that was begun opens whatever the clock says: it may have been a day ahead. */
async function loadDayPuzzle(
  storage: Storage,
  id: string,
  day: DailyPlace,
): Promise<LibraryPuzzle | undefined> {
  const { DAILY_RANGE, loadDaily } = await import('./daily/daily-puzzles.ts');
  const { kind } = dailyView(day.date, localDateOf(Date.now()), DAILY_RANGE);
  if (kind === 'future' && (await loadSavedGame(storage, id)) === undefined)
    throw new FuturePuzzle(day.date);
  const loaded = await loadDaily(day);
  return loaded && { id, ...loaded, origin: 'daily' };
}

async function findBuiltIn(id: string): Promise<BuiltIn | undefined> {
  if (builtInOf(id) === undefined && numberedSizeOf(id) !== undefined) await allPacks();
  return builtInOf(id);
}

async function loadBuiltIn(storage: Storage, builtIn: BuiltIn): Promise<LibraryPuzzle> {
  const { id, pack } = builtIn;
  const [puzzle, save] = await Promise.all([
    pack === undefined ? loaders[id]().then((loaded) => loaded.default) : loadPacked(builtIn),
    loadSavedGame(storage, id),
  ]);
  const isHidden = useSettings.getState().hideTitles && !isPictureKnown(save);
  const { [id]: title } = isHidden ? NO_TITLES : await loadTitles();
  const meta = { ...puzzle.meta, ...defined({ title }) };
  return { id, puzzle: { ...puzzle, meta }, origin: 'built-in' };
}

export async function ownPuzzles(storage: Storage): Promise<readonly OwnPuzzle[]> {
  return [...(await storage.all('puzzles')).values()];
}

/**
 * Adds a puzzle and returns its id. If the puzzle comes from a link or a file and is built in, only
 * returns the id of the built-in puzzle; from a link also that of a puzzle of the day or a tile. If
 * an own puzzle was added with the same clues and colours, and `isOne` says that it can stand for
 * the new puzzle, only returns the id of the own puzzle.
 */
export async function addOwn(
  storage: Storage,
  puzzle: Puzzle,
  made: Made,
  isOne: (there: OwnPuzzle) => boolean | Promise<boolean> = () => true,
): Promise<string> {
  const fingerprint = fingerprintOf(puzzle);
  const known = (await knownBuiltIns()).find((each) => each.fingerprint === fingerprint);
  const isOpened = made === 'shared' || made === 'imported';
  if (isOpened && known !== undefined) return known.id;
  const placed = made === 'shared' ? await findPlaced(puzzle) : undefined;
  if (placed !== undefined) return placed;
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
 * Returns the id of the same puzzle of the day, or of the same tile. Where those of one kind cannot
 * be loaded, those of the other are searched all the same.
 */
async function findPlaced(puzzle: Puzzle): Promise<string | undefined> {
  for (const search of [findDay, findTile]) {
    const id = await search(puzzle).catch(() => undefined);
    if (id !== undefined) return id;
  }
  return undefined;
}

async function findDay(puzzle: Puzzle): Promise<string | undefined> {
  const { findDaily } = await import('./daily/find-daily.ts');
  return findDaily(puzzle, localDateOf(Date.now()));
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
