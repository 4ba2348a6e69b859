// Takes in a game that comes as a code. Parts are kept in the browser until all of them are here,
// because each QR code may open in a tab of its own. A game of a puzzle that has none here is
// stored at once. If there is another game of the puzzle, nothing changes until the person chooses.

import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { keepGameCopy, removeGameCopy } from '../../puzzle-store/game-copies.ts';
import { addOwn, loadPuzzle } from '../../puzzle-store/library-puzzles.ts';
import { loadSavedGame, putSavedGame } from '../../puzzle-store/saved-games.ts';
import { type CodePart, type CodeProblem, partOf } from '../../share/game-code/code-part.ts';
import { gameOfPacked } from '../../share/game-code/game-code.ts';
import {
  type Collected,
  collectPart,
  knownCollection,
  type PartCollection,
} from '../../share/game-code/part-collection.ts';
import {
  changedAfter,
  haveSameMoves,
  isUntouched,
  withResultsOf,
} from '../../storage/merge-games.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import type { Storage } from '../../storage/storage.ts';

export interface TwoGames {
  readonly kind: 'two-games';
  readonly puzzle: Puzzle;
  readonly here: SavedGame;
  readonly there: SavedGame;
}

/** The places of the two games: this browser and the code. */
export const GAME_PLACES = ['here', 'there'] as const;
export type GamePlace = (typeof GAME_PLACES)[number];

export type Received =
  /** The address has no code. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'problem'; readonly problem: CodeProblem }
  | { readonly kind: 'partial'; readonly part: number; readonly collection: PartCollection }
  /** The code is a part of another game than the parts that are here. */
  | { readonly kind: 'other-game'; readonly code: string }
  /** The game of this puzzle is stored and can be continued. */
  | { readonly kind: 'stored'; readonly id: string }
  | TwoGames;

const PARTS = 'game-code-parts';

/** `text` is an address, or what a person has pasted. */
export async function receiveCode(storage: Storage, text: string): Promise<Received> {
  if (/^\s*(#g=)?\s*$/.test(text)) return { kind: 'nothing' };
  const part = partOf(text);
  if (typeof part === 'string') return { kind: 'problem', problem: part };
  const collected = await addPart(storage, part);
  switch (collected.kind) {
    case 'other-game':
      return { ...collected, code: text };
    case 'partial':
      return { ...collected, part: part.part };
    case 'broken':
      return { kind: 'problem', problem: 'broken' };
    case 'whole':
      return receiveGame(storage, collected.packed);
  }
}

/** Adds a part to those that are here, at once, because another tab may add one, too. */
async function addPart(storage: Storage, part: CodePart): Promise<Collected> {
  if (part.parts === 1) return collectPart(undefined, part);
  const before = await storage.update('settings', PARTS, (record) => {
    const collected = collectPart(knownCollection(record), part);
    if (collected.kind === 'other-game') return record;
    return collected.kind === 'partial' ? collected.collection : undefined;
  });
  return collectPart(knownCollection(before), part);
}

/** Gives up the parts that are here, for those of another game. */
export function forgetParts(storage: Storage): Promise<void> {
  return storage.remove('settings', PARTS);
}

async function receiveGame(storage: Storage, packed: string): Promise<Received> {
  const game = await gameOfPacked(packed);
  if (typeof game === 'string') return { kind: 'problem', problem: game };
  const id = await addOwn(storage, game.puzzle, 'shared');
  // The clock of the other device may be fast, and a code may hold any number.
  const changed = Math.min(game.save.changed, Date.now());
  const there = { ...game.save, puzzleId: id, changed };
  const here = await loadSavedGame(storage, id);
  if (here === undefined) {
    await putSavedGame(storage, there);
    return { kind: 'stored', id };
  }
  if (isUntouched(here) || haveSameMoves(here, there)) {
    const next = isUntouched(here) ? there : withResultsOf(here, there);
    await putSavedGame(storage, changedAfter(next, here));
    return { kind: 'stored', id };
  }
  const opened = await loadPuzzle(storage, id);
  return { kind: 'two-games', puzzle: opened?.puzzle ?? game.puzzle, here, there };
}

/**
 * Stores the chosen game with the results of the other one, and the other one as a copy. The chosen
 * game counts as changed now, so that tabs with the other game take it over. A second press keeps
 * no copy of the game that goes on.
 */
export async function chooseGame(
  storage: Storage,
  { here, there }: Pick<TwoGames, GamePlace>,
  place: GamePlace,
): Promise<void> {
  // Another tab may have gone on with the game since the person was asked.
  const newest = (await loadSavedGame(storage, here.puzzleId)) ?? here;
  const [chosen, other] = place === 'here' ? [newest, there] : [there, newest];
  // The copies of games that were changed at the same moment have the same key.
  await removeGameCopy(storage, chosen);
  if (!haveSameMoves(chosen, other)) await keepGameCopy(storage, other);
  await putSavedGame(storage, { ...withResultsOf(chosen, other), changed: Date.now() });
}
