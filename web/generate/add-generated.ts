// Adds a generated puzzle to the library. Those that nobody plays go again, the oldest first.

import type { GeneratedPuzzle } from '../../src/create/generate/generate.ts';
import type { Text } from '../messages/text-of.ts';
import { difficultyOf } from '../puzzle-store/difficulty-of.ts';
import { addOwn, ownPuzzles } from '../puzzle-store/library-puzzles.ts';
import { removeOwn } from '../puzzle-store/remove-own.ts';
import { allSavedGames } from '../puzzle-store/saved-games.ts';
import { isUntouched } from '../storage/merge-games.ts';
import type { OwnPuzzle } from '../storage/records.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import type { Storage } from '../storage/storage.ts';
import type { PuzzleChoices } from './puzzle-choices.ts';

/** The most generated puzzles that are kept unplayed. */
const MOST_UNPLAYED = 50;
const COUNT = 'generated-count';

/** Returns the id of the puzzle. */
export async function addGenerated(
  storage: Storage,
  { puzzle, rating }: GeneratedPuzzle,
  choices: PuzzleChoices,
  text: Text,
): Promise<string> {
  const { width, height } = puzzle;
  const title = text('generate.name', { width, height, number: await nextNumber(storage) });
  const titled = { ...puzzle, meta: { ...puzzle.meta, title } };
  const id = await addOwn(storage, titled, 'generated');
  const rated = rating && difficultyOf(rating);
  // The same clues may be there already, drawn by the person.
  await storage.update('puzzles', id, (own) =>
    own?.made === 'generated' ? { ...own, choices, ...rated } : own,
  );
  const [own, saves] = await Promise.all([ownPuzzles(storage), allSavedGames(storage)]);
  for (const old of unplayedBeyond(MOST_UNPLAYED, own, saves)) {
    if (old !== id) await removeOwn(storage, old);
  }
  return id;
}

/** Counts in one transaction, so that two tabs never take the same number. */
async function nextNumber(storage: Storage): Promise<number> {
  const before = await storage.update('settings', COUNT, (count) => countOf(count) + 1);
  return countOf(before) + 1;
}

function countOf(value: unknown): number {
  return Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0;
}

/**
 * Returns the ids of the generated puzzles beyond the newest `most` that have no marks and were not
 * changed.
 */
export function unplayedBeyond(
  most: number,
  own: readonly OwnPuzzle[],
  saves: ReadonlyMap<string, SavedGame>,
): readonly string[] {
  return own
    .filter(({ id, made, created, changed }) => {
      const save = saves.get(id);
      const isUnplayed = save === undefined || isUntouched(save);
      return made === 'generated' && created === changed && isUnplayed;
    })
    .toSorted((a, b) => b.created - a.created)
    .slice(most)
    .map(({ id }) => id);
}
