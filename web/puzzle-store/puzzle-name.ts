// The names of puzzles on the page. The title of a built-in puzzle says what its picture shows, so
// its size and number stand for it until the puzzle is solved, unless the person wants to see all
// titles. Own puzzles always show their titles. Puzzles of the day are named by size and date, and
// tiles of mosaics by their place.

import type { TilePlace } from '../../src/packs/tile-place.ts';
import { noonOf } from '../app/local-date.ts';
import type { Text } from '../messages/text-of.ts';
import { DAILY_WORDS, type DailyPlace } from './daily/daily-id.ts';

export interface NamedPuzzle {
  readonly width: number;
  readonly height: number;
  /** The number of a built-in puzzle among those of its size; own puzzles have none. */
  readonly number?: number;
  /** The place of a tile in its mosaic; other puzzles have none. */
  readonly tile?: TilePlace;
  readonly title?: string;
  /** Date and size of a puzzle of the day, which has no title. */
  readonly daily?: DailyPlace;
}

/** The setting that hides the titles of built-in puzzles until they are solved. */
interface TitleSetting {
  readonly hideTitles: boolean;
}

/** `isSolved` says whether the puzzle was ever solved, in whatever way. */
export function puzzleName(
  puzzle: NamedPuzzle,
  isSolved: boolean,
  setting: TitleSetting,
  text: Text,
): string {
  const { width, height, daily } = puzzle;
  if (daily !== undefined) return dailyName(daily, text);
  return (
    shownTitle(puzzle, isSolved, setting) ??
    numberedName(puzzle, text) ??
    (puzzle.tile && text('app.puzzle.tile', { ...puzzle.tile })) ??
    text('app.puzzle.untitled', { width, height })
  );
}

/** Returns undefined if the title is hidden or the puzzle has none. */
export function shownTitle(
  { title, number }: NamedPuzzle,
  isSolved: boolean,
  { hideTitles }: TitleSetting,
): string | undefined {
  if (title === undefined || title.trim() === '') return undefined;
  return number !== undefined && hideTitles && !isSolved ? undefined : title;
}

/** Returns the name of a built-in puzzle that tells nothing of its picture. */
export function numberedName(
  { width, height, number }: NamedPuzzle,
  text: Text,
): string | undefined {
  return number === undefined ? undefined : text('app.puzzle.numbered', { width, height, number });
}

function dailyName({ date, size }: DailyPlace, text: Text): string {
  return text('app.puzzle.daily', { size: DAILY_WORDS[size], date: noonOf(date) });
}
