// Names a puzzle that was opened from the library; its title is there only if it may be shown.

import { tilePlaceOf } from '../../src/packs/tile-place.ts';
import { defined } from '../../src/puzzle/defined.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { Text } from '../messages/text-of.ts';
import { loadTitles, NO_TITLES } from './built-in-titles.ts';
import { dailyPlaceOf } from './daily/daily-id.ts';
import { builtInOf } from './library-puzzles.ts';
import { type NamedPuzzle, puzzleName } from './puzzle-name.ts';

export interface Opened {
  /** The id in the library, if the puzzle is there. */
  readonly id?: string;
  readonly puzzle: Puzzle;
}

/** No title of an opened puzzle is hidden, because those that may not be shown are not there. */
const SHOWN = { hideTitles: false };

export function openedName(opened: Opened, text: Text): string {
  return puzzleName(nameFacts(opened), true, SHOWN, text);
}

/** Returns the name that the puzzle has once it is solved. */
export async function solvedName(opened: Opened, text: Text): Promise<string> {
  const facts = nameFacts(opened);
  const { id = '' } = opened;
  const { [id]: title = facts.title } = builtInOf(id) ? await loadTitles() : NO_TITLES;
  return puzzleName({ ...facts, ...defined({ title }) }, true, SHOWN, text);
}

export function nameFacts({ id = '', puzzle }: Opened): NamedPuzzle {
  const { width, height, meta } = puzzle;
  return { width, height, ...defined({ title: meta.title }), ...idFacts(id) };
}

/** Returns what the id of a puzzle says of its name; nothing for the id of an own puzzle. */
export function idFacts(id: string): Pick<NamedPuzzle, 'number' | 'tile' | 'daily'> {
  const number = builtInOf(id)?.number;
  return defined({ number, tile: tilePlaceOf(id), daily: dailyPlaceOf(id) });
}
