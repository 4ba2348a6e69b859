// Opens the address of the Play screen: the puzzle with an id, the puzzle in a link, the puzzle
// that was played last, or the first puzzle. Nothing here changes the game in progress.

import type { Outcome, Problem } from '../../../src/puzzle/problem.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { futureDateOf } from '../../puzzle-store/daily/future-puzzle.ts';
import type { LibraryPuzzle } from '../../puzzle-store/library-puzzles.ts';
import { FIRST_PUZZLE } from '../../puzzle-store/newcomer.ts';
import type { SavedGame } from '../../storage/saved-game.ts';

/** The largest width or height, in cells, of a puzzle that can be played. */
export const LARGEST_SIDE = 200;

export type OpenedAddress =
  | {
      readonly kind: 'puzzle';
      readonly opened: LibraryPuzzle;
      readonly save: SavedGame | undefined;
    }
  /** The puzzle of the link has been saved under this id. */
  | { readonly kind: 'go'; readonly id: string }
  /** The hash is, or may become, the code of a game. */
  | { readonly kind: 'game-code'; readonly code: string }
  | { readonly kind: 'missing'; readonly id: string }
  /** The puzzle exists, but it did not come over the network, or what came is damaged. */
  | { readonly kind: 'not-loaded'; readonly id: string; readonly error: unknown }
  /** The puzzle of a day that is still to come. */
  | { readonly kind: 'future-day'; readonly date: string }
  | { readonly kind: 'too-large'; readonly opened: LibraryPuzzle }
  | { readonly kind: 'bad-link'; readonly problem: Problem };

/** The sources of puzzles: the library and the links. */
export interface Sources {
  readonly loadPuzzle: (id: string) => Promise<LibraryPuzzle | undefined>;
  readonly loadSave: (id: string) => Promise<SavedGame | undefined>;
  readonly lastPlayed: () => Promise<string | undefined>;
  readonly addShared: (puzzle: Puzzle) => Promise<string>;
  readonly puzzleOfLink: (hash: string) => Promise<Outcome<Puzzle>>;
}

/** `hash` is the part of the address from its `#` on. */
export async function openAddress(
  sources: Sources,
  id: string | undefined,
  hash: string,
): Promise<OpenedAddress> {
  if (hash.startsWith('#g=')) return { kind: 'game-code', code: hash };
  if (hash.startsWith('#p=')) return openLink(sources, hash);
  if (id !== undefined) return (await openPuzzle(sources, id)) ?? { kind: 'missing', id };
  const last = await sources.lastPlayed();
  const found = last === undefined ? undefined : await openPuzzle(sources, last);
  if (found !== undefined && found.kind !== 'future-day') return found;
  return (await openPuzzle(sources, FIRST_PUZZLE)) ?? { kind: 'missing', id: FIRST_PUZZLE };
}

async function openLink(
  { puzzleOfLink, addShared }: Sources,
  hash: string,
): Promise<OpenedAddress> {
  const outcome = await puzzleOfLink(hash);
  if (!outcome.ok) return { kind: 'bad-link', problem: outcome.problems[0] };
  return { kind: 'go', id: await addShared(outcome.value) };
}

async function openPuzzle(sources: Sources, id: string): Promise<OpenedAddress | undefined> {
  const save = await sources.loadSave(id);
  let opened: LibraryPuzzle | undefined;
  try {
    opened = await sources.loadPuzzle(id);
  } catch (error) {
    const date = futureDateOf(error);
    if (date !== undefined) return { kind: 'future-day', date };
    return { kind: 'not-loaded', id, error };
  }
  if (opened === undefined) return undefined;
  const { width, height } = opened.puzzle;
  if (Math.max(width, height) > LARGEST_SIDE) return { kind: 'too-large', opened };
  return { kind: 'puzzle', opened, save };
}
