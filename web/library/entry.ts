// The facts about a puzzle, built-in or own, that the library shows before the puzzle is opened.

import type { Label } from '../../src/explain/rate/label.ts';
import { defined } from '../../src/puzzle/defined.ts';
import { type BuiltIn, CLASSICS } from '../puzzle-store/built-in.ts';
import type { Difficulty, Made, OwnPuzzle, RatedFields } from '../storage/records.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { type SolvedBy, solvedByOf } from '../storage/solved-by.ts';
import { type Standing, standingOf } from '../storage/standing.ts';
import { packOfOwn } from './packs/pack-id.ts';

export interface Entry {
  readonly id: string;
  /** The id of the pack that the library lists the puzzle in. */
  readonly pack: string;
  /** The number of a built-in puzzle among those of its size; own puzzles have none. */
  readonly number?: number;
  /** The title of an own puzzle, or a title that may be shown. */
  readonly title?: string;
  readonly width: number;
  readonly height: number;
  /** Number of colours, without the background. */
  readonly colours: number;
  /** Undefined until the puzzle is rated. */
  readonly difficulty?: Difficulty;
  /** The least label that the puzzle can have; only where its rating took too long. */
  readonly atLeast?: Label;
  readonly origin: Origin;
  readonly state: Standing;
  /** How a puzzle in the state `solved` or `solver` was solved. */
  readonly solvedBy?: SolvedBy;
  /** The saved game; undefined for a new puzzle. */
  readonly save?: SavedGame;
  /** The record of an own puzzle. */
  readonly own?: OwnPuzzle;
}

/** The facts that tell how far a puzzle was played. */
export type PlayedEntry = Pick<
  Entry,
  'id' | 'width' | 'height' | 'colours' | 'state' | 'solvedBy' | 'save' | 'own'
>;

/** The origin of a puzzle, as far as it is known. */
interface Origin {
  /** Undefined for built-in puzzles. */
  readonly made?: Made;
  readonly author?: string;
  readonly copyright?: string;
  readonly licence?: string;
  readonly source?: string;
  readonly description?: string;
  readonly notes?: string;
  readonly date?: string;
}

/** Returns the own puzzles, the newest first, and after them the built-in puzzles. */
export function entriesOf(
  builtIns: readonly BuiltIn[],
  own: readonly OwnPuzzle[],
  saves: ReadonlyMap<string, SavedGame>,
): readonly Entry[] {
  return [
    ...own.toSorted((a, b) => b.created - a.created).map((each) => ownEntry(each, saves)),
    ...builtIns.map((each) => builtInEntry(each, saves)),
  ];
}

/**
 * Returns the entries with the rating of one puzzle. A puzzle that was changed or removed meanwhile
 * gets no rating.
 */
export function withDifficulty(
  entries: readonly Entry[],
  rated: OwnPuzzle,
  fields: RatedFields,
): readonly Entry[] {
  return entries.map((entry) => (entry.id === rated.id ? ratedAs(entry, rated, fields) : entry));
}

/** Adds the ratings that arrived while the entries were being read. */
export function withRatingsOf(
  before: readonly Entry[] | undefined,
  entries: readonly Entry[],
): readonly Entry[] {
  const rated = new Map(before?.map((entry) => [entry.id, entry]));
  return entries.map((entry) => {
    const known = rated.get(entry.id);
    if (entry.difficulty !== undefined || known?.difficulty === undefined) return entry;
    const { difficulty, atLeast } = known;
    return ratedAs(entry, known.own, { difficulty, ...defined({ atLeast }) });
  });
}

/** Returns the same entry if the puzzle is built in, or was changed since it was rated. */
function ratedAs(entry: Entry, rated: OwnPuzzle | undefined, fields: RatedFields): Entry {
  const { own } = entry;
  if (own === undefined || own.changed !== rated?.changed) return entry;
  return { ...entry, ...fields, own: { ...own, ...fields } };
}

function ownEntry(own: OwnPuzzle, saves: ReadonlyMap<string, SavedGame>): Entry {
  const { width, height, palette, meta } = own.puzzle;
  const { title, id: _, authorId: __, ...origin } = meta;
  return {
    id: own.id,
    pack: packOfOwn(own.made),
    ...defined({ title: title?.trim() ? title : undefined }),
    width,
    height,
    colours: palette.length - 1,
    ...defined({ difficulty: own.difficulty, atLeast: own.atLeast }),
    origin: { made: own.made, ...origin },
    ...progressOf(saves.get(own.id)),
    own,
  };
}

function builtInEntry(builtIn: BuiltIn, saves: ReadonlyMap<string, SavedGame>): Entry {
  const { id, pack = CLASSICS, number, width, height, colours, label } = builtIn;
  const { author, copyright, licence, source } = builtIn;
  return {
    id,
    pack,
    number,
    width,
    height,
    colours,
    ...defined({ difficulty: label }),
    origin: defined({ author, copyright, licence, source }),
    ...progressOf(saves.get(id)),
  };
}

function progressOf(save: SavedGame | undefined): Pick<Entry, 'state' | 'solvedBy' | 'save'> {
  const state = standingOf(save);
  if (save === undefined || state === 'new') return { state };
  if (state === 'started') return { state, save };
  return { state, save, ...defined({ solvedBy: solvedByOf(save) }) };
}

/** Returns 1 to 99, because a started puzzle is neither untouched nor done. */
export function percentOf({ progress }: SavedGame): number {
  return Math.min(99, Math.max(1, Math.floor(progress * 100)));
}
