// Plans what a backup would change, so that it can be shown before anything changes. Nothing is
// lost: of two versions of a puzzle, the newer one stays and the older one becomes a puzzle of its
// own, with its game if the clues differ (separate-versions.ts); of two games of a puzzle, one goes
// on by the choice of the person, and the other one is kept as a copy. A draft or a small value is
// added only if there is none under its key; records of puzzles of the day are united. Settings are
// taken if the person wants them.

import { defined } from '../../src/puzzle/defined.ts';
import { type AllRecords, type Backup, readAll } from './backup.ts';
import { DAILY_KEY, dailyRecordOf, unitedDailies } from './daily-record.ts';
import { firstFinishOf } from './first-finish.ts';
import {
  changedAfter,
  GAME_COPY,
  gameCopyKey,
  haveSameMoves,
  isUntouched,
  MAX_COPIES,
  withResultsOf,
} from './merge-games.ts';
import { type OwnPuzzle, type Records, STORES, type StoreName } from './records.ts';
import type { SavedGame } from './saved-game.ts';
import { freeId, separateVersions } from './separate-versions.ts';
import { surplusSolves } from './solve.ts';
import { solvedByOf } from './solved-by.ts';
import type { Storage } from './storage.ts';
import { idOfChange, type RecordChange } from './storage-step.ts';
import { encodeArrays } from './typed-arrays.ts';

/** How many records of a backup an import adds, updates or leaves out. */
export interface RecordCounts {
  /** Records that the browser does not have yet. */
  readonly added: number;
  /** Records that the browser has in another version, which the import replaces. */
  readonly updated: number;
  /** Records that the browser has and that stay as they are. */
  readonly kept: number;
}

/** Says which of two games of a puzzle goes on. */
export const GAME_CHOICES = ['newer', 'here', 'file'] as const;
export type GameChoice = (typeof GAME_CHOICES)[number];

export interface Plan {
  readonly made: number;
  readonly puzzles: RecordCounts;
  readonly saves: RecordCounts;
  readonly drafts: RecordCounts;
  readonly solves: RecordCounts;
  /** How many puzzles have one game here and another one in the file. */
  readonly conflicts: number;
  /** How many puzzles get copies of games and have more than `MAX_COPIES` then. */
  readonly crowded: number;
  readonly damaged: number;
  readonly writes: readonly RecordChange[];
  /** The settings of the file, which are not among the writes. */
  readonly settings?: unknown;
}

const SETTINGS_KEY = 'settings';

export function planImport(
  { made, records: inFile, damaged }: Backup,
  inBrowser: AllRecords,
  choice: GameChoice = 'newer',
): Plan {
  const { theirs: records, mine: here } = separateVersions({ theirs: inFile, mine: inBrowser });
  const { [SETTINGS_KEY]: settings, ...small } = Object.fromEntries(records.settings);
  const both = bothGames(records.saves, here.saves);
  const puzzles = planStore('puzzles', records.puzzles, here.puzzles, newerPuzzle);
  const saves = planStore('saves', records.saves, here.saves, (theirs, mine) =>
    mergedGame(theirs, mine, choice),
  );
  const drafts = planStore('drafts', records.drafts, here.drafts);
  const others = planStore(
    'settings',
    new Map(Object.entries(small)),
    here.settings,
    (theirs, mine, key) => (key === DAILY_KEY ? moreDailies(theirs, mine) : undefined),
  );
  const solves = planStore('solves', records.solves, here.solves);
  const copies = [
    ...both.map(({ theirs, mine }) => gameCopy(theirs, mine, choice)),
    ...puzzleCopies(records.puzzles, here.puzzles),
  ].filter(({ store, key }) => !here[store].has(key));
  const planned = [puzzles, saves, drafts, others, solves].flatMap(({ writes }) => writes);
  return {
    made,
    puzzles: puzzles.counts,
    saves: saves.counts,
    drafts: drafts.counts,
    solves: solves.counts,
    conflicts: both.length,
    crowded: countCrowded([...planned, ...copies], here),
    damaged,
    writes: withMoves([...planned, ...copies], inBrowser, here),
    ...defined({ settings }),
  };
}

/**
 * Returns the planned changes between those that give records of the browser another id: the copies
 * come first and the removals last, so that a page that is closed meanwhile loses nothing.
 */
function withMoves(
  planned: readonly RecordChange[],
  before: AllRecords,
  after: AllRecords,
): readonly RecordChange[] {
  const moves = STORES.flatMap((store) => movesOf(store, before[store], after[store]));
  const isPlanned = new Set(planned.map(idOfChange));
  return [
    ...moves.filter(({ value }) => value !== undefined),
    ...planned,
    ...moves.filter((move) => move.value === undefined && !isPlanned.has(idOfChange(move))),
  ];
}

function movesOf(
  store: StoreName,
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): readonly RecordChange[] {
  const changed = [...after].filter(([key, value]) => before.get(key) !== value);
  const gone = [...before.keys()].filter((key) => !after.has(key));
  return [
    ...changed.map(([key, value]) => ({ store, key, value })),
    ...gone.map((key) => ({ store, key, value: undefined })),
  ];
}

/** `merged` returns what replaces the record that is here, or undefined if that one stays. */
function planStore<S extends StoreName>(
  store: S,
  theirs: ReadonlyMap<string, Records[S]>,
  mine: ReadonlyMap<string, Records[S]>,
  merged: (theirs: Records[S], mine: Records[S], key: string) => Records[S] | undefined = () =>
    undefined,
): { readonly counts: RecordCounts; readonly writes: readonly RecordChange[] } {
  const added: RecordChange[] = [];
  const updated: RecordChange[] = [];
  for (const [key, value] of theirs) {
    const old = mine.get(key);
    if (old === undefined) {
      added.push({ store, key, value });
      continue;
    }
    const next = merged(value, old, key);
    if (next !== undefined) updated.push({ store, key, value: next });
  }
  const kept = theirs.size - added.length - updated.length;
  return {
    counts: { added: added.length, updated: updated.length, kept },
    writes: [...added, ...updated],
  };
}

function newerPuzzle(theirs: OwnPuzzle, mine: OwnPuzzle): OwnPuzzle | undefined {
  return theirs.changed > mine.changed ? theirs : undefined;
}

/** Returns undefined if the file has no day that is missing here. */
function moreDailies(theirs: unknown, mine: unknown): unknown {
  const own = unitedDailies(dailyRecordOf(mine), {});
  const both = unitedDailies(own, dailyRecordOf(theirs));
  return JSON.stringify(both) === JSON.stringify(own) ? undefined : both;
}

interface TwoVersions<T> {
  readonly theirs: T;
  readonly mine: T;
}

function bothVersions<T>(
  theirs: ReadonlyMap<string, T>,
  mine: ReadonlyMap<string, T>,
): readonly TwoVersions<T>[] {
  return [...theirs].flatMap(([key, value]) => {
    const old = mine.get(key);
    return old === undefined ? [] : [{ theirs: value, mine: old }];
  });
}

/** Returns the games of puzzles that have other moves here than in the file. */
function bothGames(
  theirs: ReadonlyMap<string, SavedGame>,
  mine: ReadonlyMap<string, SavedGame>,
): readonly TwoVersions<SavedGame>[] {
  return bothVersions(theirs, mine).filter((games) => areTwo(games.theirs, games.mine));
}

function areTwo(theirs: SavedGame, mine: SavedGame): boolean {
  return !isUntouched(theirs) && !isUntouched(mine) && !haveSameMoves(theirs, mine);
}

function mergedGame(theirs: SavedGame, mine: SavedGame, choice: GameChoice): SavedGame | undefined {
  const goesOn = isUntouched(mine)
    ? !isUntouched(theirs)
    : areTwo(theirs, mine) && winnerOf(theirs, mine, choice) === theirs;
  if (goesOn) return changedAfter(withResultsOf(theirs, mine), mine);
  const next = withResultsOf(mine, theirs);
  return resultsText(next) === resultsText(mine) ? undefined : changedAfter(next, mine);
}

function resultsText(save: SavedGame): string {
  return JSON.stringify([save.best, solvedByOf(save), firstFinishOf(save), save.shown]);
}

function winnerOf(theirs: SavedGame, mine: SavedGame, choice: GameChoice): SavedGame {
  if (choice === 'newer') return theirs.changed > mine.changed ? theirs : mine;
  return choice === 'file' ? theirs : mine;
}

function gameCopy(theirs: SavedGame, mine: SavedGame, choice: GameChoice): RecordChange {
  const other = winnerOf(theirs, mine, choice) === theirs ? mine : theirs;
  return { store: 'drafts', key: gameCopyKey(other), value: other };
}

/** Returns the older versions of puzzles that differ here and in the file, each with an own id. */
function puzzleCopies(
  theirs: ReadonlyMap<string, OwnPuzzle>,
  mine: ReadonlyMap<string, OwnPuzzle>,
): readonly RecordChange[] {
  return bothVersions(theirs, mine)
    .filter((versions) => textOf(versions.theirs) !== textOf(versions.mine))
    .map((versions) => {
      const isNewer = newerPuzzle(versions.theirs, versions.mine) !== undefined;
      const older = isNewer ? versions.mine : versions.theirs;
      const isOther = (own?: OwnPuzzle) => own !== undefined && textOf(own) !== textOf(older);
      const id = freeId(older, (next) => [theirs, mine].some((own) => isOther(own.get(next))));
      return { store: 'puzzles', key: id, value: { ...older, id } };
    });
}

function textOf({ puzzle }: OwnPuzzle): string {
  return JSON.stringify(puzzle, encodeArrays);
}

function countCrowded(planned: readonly RecordChange[], here: AllRecords): number {
  const added = planned.filter(({ store, key }) => store === 'drafts' && key.startsWith(GAME_COPY));
  const keys = new Set([...here.drafts.keys(), ...added.map(({ key }) => key)]);
  const puzzles = new Set(added.map(({ key }) => key.slice(0, key.lastIndexOf(' ') + 1)));
  const copiesOf = (start: string) => [...keys].filter((key) => key.startsWith(start));
  return [...puzzles].filter((start) => copiesOf(start).length > MAX_COPIES).length;
}

/** Plans the import anew and does it, because another tab may have written since it was shown. */
export async function importBackup(
  storage: Pick<Storage, 'put' | 'remove' | 'all'>,
  backup: Backup,
  choice?: GameChoice,
): Promise<void> {
  const { writes } = planImport(backup, await readAll(storage), choice);
  for (const { store, key, value } of writes) {
    await (value === undefined
      ? storage.remove(store, key)
      : storage.put(store, key, value as Records[typeof store]));
  }
  for (const key of surplusSolves((await storage.all('solves')).keys()))
    await storage.remove('solves', key);
}
