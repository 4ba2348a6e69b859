// Two versions of an own puzzle, here and in a backup, whose clues differ, are two puzzles. The
// older one gets an id of its own, and all that belongs to it goes with it: its game, kept copies,
// finished games and unsaved changes. Otherwise the results of one would count for the other.

import { isObject } from '../app/json.ts';
import type { AllRecords } from './backup.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { OwnPuzzle } from './records.ts';
import { type Solve, solveKey } from './solve.ts';

interface Sides {
  readonly theirs: AllRecords;
  readonly mine: AllRecords;
}

/** Returns the records of both sides as they are when each id means one puzzle. */
export function separateVersions(sides: Sides): Sides {
  const ids = [...sides.theirs.puzzles.keys()].filter((id) => haveOtherClues(id, sides));
  const { theirs, mine } = ids.reduce(separated, sides);
  return { theirs: withoutOlderSolves(theirs, mine), mine: withoutOlderSolves(mine, theirs) };
}

function haveOtherClues(id: string, { theirs, mine }: Sides): boolean {
  const [own, other] = [theirs.puzzles.get(id), mine.puzzles.get(id)];
  return own !== undefined && other !== undefined && !sameClues(own, other);
}

function sameClues(a: OwnPuzzle, b: OwnPuzzle): boolean {
  return fingerprintOf(a.puzzle) === fingerprintOf(b.puzzle);
}

function separated(sides: Sides, id: string): Sides {
  const [theirs, mine] = [sides.theirs.puzzles.get(id), sides.mine.puzzles.get(id)];
  if (theirs === undefined || mine === undefined) return sides;
  const isMineOlder = theirs.changed > mine.changed;
  const older = isMineOlder ? sides.mine : sides.theirs;
  const newer = isMineOlder ? sides.theirs : sides.mine;
  const puzzle = isMineOlder ? mine : theirs;
  const to = freeId(puzzle, (other) => {
    const there = newer.puzzles.get(other);
    return older.puzzles.has(other) || (there !== undefined && !sameClues(there, puzzle));
  });
  const renamed = withNewId(older, id, to);
  return isMineOlder ? { theirs: newer, mine: renamed } : { theirs: renamed, mine: newer };
}

/**
 * Returns an id for the older version of a puzzle, the same one each time that the same backup is
 * imported, so that nothing is added twice.
 */
export function freeId(
  { id, changed }: Pick<OwnPuzzle, 'id' | 'changed'>,
  isTaken: (id: string) => boolean,
): string {
  const next = `${id}-${changed.toString(36)}`;
  return isTaken(next) ? freeId({ id: next, changed }, isTaken) : next;
}

/**
 * Leaves out the solves that the other side has under the id of an older version: those of both
 * sides are from before the clues of the newer one.
 */
function withoutOlderSolves(records: AllRecords, others: AllRecords): AllRecords {
  const elsewhere = new Set([...others.solves.values()].flatMap(keysOfNewer));
  const solves = [...records.solves].filter(([key]) => !elsewhere.has(key));
  return { ...records, solves: new Map(solves) };
}

/** Returns the keys that a solve would have under the ids that its id begins with. */
function keysOfNewer({ puzzleId, finished }: Solve): readonly string[] {
  const words = puzzleId.split('-');
  const ids = words.slice(1).map((_, i) => words.slice(0, i + 1).join('-'));
  return ids.map((id) => solveKey({ finished, puzzleId: id }));
}

/** Returns the records with another id of a puzzle; all other records stay the same objects. */
function withNewId(records: AllRecords, from: string, to: string): AllRecords {
  const renamed = (key: string): string => keyWithId(key, from, to);
  return {
    settings: mapped(records.settings, (key, value) => [renamed(key), value === from ? to : value]),
    puzzles: mapped(records.puzzles, (key, own) => [
      renamed(key),
      own.id === from ? { ...own, id: to } : own,
    ]),
    saves: mapped(records.saves, (key, save) => [renamed(key), withPuzzleId(save, from, to)]),
    drafts: mapped(records.drafts, (key, draft) => [
      renamed(key),
      isObject(draft) ? withPuzzleId(draft, from, to) : draft,
    ]),
    solves: mapped(records.solves, (key, solve) => [renamed(key), withPuzzleId(solve, from, to)]),
  };
}

/** Keys name their puzzle as a word of its own, as in `copy ID 5` and `draw/ID`. */
function keyWithId(key: string, from: string, to: string): string {
  return key
    .split(/([ /])/)
    .map((word) => (word === from ? to : word))
    .join('');
}

function withPuzzleId<T extends { readonly puzzleId?: unknown }>(
  record: T,
  from: string,
  to: string,
): T {
  return record.puzzleId === from ? { ...record, puzzleId: to } : record;
}

function mapped<T>(
  records: ReadonlyMap<string, T>,
  each: (key: string, record: T) => readonly [string, T],
): ReadonlyMap<string, T> {
  return new Map([...records].map(([key, record]) => each(key, record)));
}
