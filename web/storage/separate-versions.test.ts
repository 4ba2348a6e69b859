import { describe, expect, it } from 'vitest';
import { puzzleOfLengths } from '../../test/boards.ts';
import { NOTHING } from '../../test/fixtures/stored-records.ts';
import { type AllRecords, readAll } from './backup.ts';
import { GAME_CHOICES, type GameChoice, importBackup, planImport } from './merge.ts';
import { gameCopyKey } from './merge-games.ts';
import type { OwnPuzzle } from './records.ts';
import type { SavedGame } from './saved-game.ts';
import { type Solve, solveKey } from './solve.ts';
import { makeStorage } from './storage.ts';

const ROW = puzzleOfLengths([[2]], [[1], [1]]);
const COLUMN = puzzleOfLengths([[1], [1]], [[2]]);

type Side = 'theirs' | 'mine';

/** A puzzle, and all that a browser may have of it. `best` tells the games of both sides apart. */
function sideOf(id: string, puzzle: OwnPuzzle['puzzle'], changed: number, best: number) {
  const own: OwnPuzzle = { id, puzzle, made: 'entered', created: 1, changed };
  const past = [{ kind: 'paint', changes: [{ cell: 0, from: 0, to: 2 }], at: 1 }] as const;
  const facts = { elapsed: 5, changed: best, progress: 0.5, solved: true, helps: 0, best };
  const save: SavedGame = { puzzleId: id, past, future: [], ...facts };
  const copy = { ...save, changed: best + 1 };
  const size = { width: 1, height: 2, colours: 1 };
  const solve: Solve = { puzzleId: id, ...size, solvedBy: 'me', elapsed: best, finished: best };
  return {
    settings: new Map(),
    puzzles: new Map([[id, own]]),
    saves: new Map([[id, save]]),
    drafts: new Map<string, unknown>([
      [gameCopyKey(copy), copy],
      [`draw/${id}`, { best }],
      [`enter/${id}`, { best }],
    ]),
    solves: new Map([[solveKey(solve), solve]]),
  } satisfies AllRecords;
}

function joined(...all: readonly AllRecords[]): AllRecords {
  const [first, ...others] = all;
  return others.reduce(
    (sum, each) => ({
      settings: new Map([...sum.settings, ...each.settings]),
      puzzles: new Map([...sum.puzzles, ...each.puzzles]),
      saves: new Map([...sum.saves, ...each.saves]),
      drafts: new Map([...sum.drafts, ...each.drafts]),
      solves: new Map([...sum.solves, ...each.solves]),
    }),
    first,
  );
}

/** Returns what a browser with the records `mine` has after the import of `theirs`, twice. */
async function imported({ theirs, mine }: Record<Side, AllRecords>, choice: GameChoice = 'newer') {
  const storage = makeStorage(() => Promise.reject(new Error('memory alone')));
  await importBackup(storage, backupOf(mine));
  await importBackup(storage, backupOf(theirs), choice);
  const once = await readAll(storage);
  expect(planImport(backupOf(theirs), once, choice).writes).toEqual([]);
  return once;
}

function backupOf(records: AllRecords) {
  return { made: 0, records, damaged: 0 };
}

/** Expects that everything of the puzzle is under its id, with the results of its own side. */
function expectWhole(after: AllRecords, id: string, puzzle: OwnPuzzle['puzzle'], best: number) {
  expect(after.puzzles.get(id)).toMatchObject({ id, puzzle });
  expect(after.saves.get(id)).toMatchObject({ puzzleId: id, best });
  expect(after.drafts.get(`copy ${id} ${best + 1}`)).toMatchObject({ puzzleId: id, best });
  for (const screen of ['draw', 'enter']) {
    expect(after.drafts.get(`${screen}/${id}`)).toEqual({ best });
  }
  const solves = [...after.solves].filter(([, { puzzleId }]) => puzzleId === id);
  expect(solves.map(([key, { elapsed }]) => [key, elapsed])).toEqual([
    [solveKey({ puzzleId: id, finished: best }), best],
  ]);
}

describe('two versions with different clues', () => {
  it.each(
    GAME_CHOICES.flatMap(
      (choice) =>
        [
          ['the file', choice, { theirs: 40, mine: 80 }],
          ['the browser', choice, { theirs: 80, mine: 40 }],
          ['the file, changed at the same time,', choice, { theirs: 40, mine: 40 }],
        ] as const,
    ),
  )('keep all that is theirs when %s has the older one (%s)', async (_, choice, changed) => {
    const after = await imported(
      {
        theirs: sideOf('own-a', ROW, changed.theirs, 100),
        mine: sideOf('own-a', COLUMN, changed.mine, 200),
      },
      choice,
    );
    const isMineOlder = changed.theirs > changed.mine;
    const ids = isMineOlder ? ['own-a', 'own-a-14'] : ['own-a-14', 'own-a'];
    expectWhole(after, ids[0], ROW, 100);
    expectWhole(after, ids[1], COLUMN, 200);
    expect([after.puzzles.size, after.saves.size, after.drafts.size]).toEqual([2, 2, 6]);
  });

  it('are told apart for several puzzles, and leave all others where they are', async () => {
    const [a, b] = [sideOf('own-a', ROW, 40, 1), sideOf('own-b', ROW, 80, 2)];
    const other = sideOf('own-c', ROW, 40, 3);
    const { saves, solves } = sideOf('heart', ROW, 1, 4);
    const builtIn = { ...NOTHING, saves, solves };
    const after = await imported({
      theirs: joined(a, b, other, builtIn),
      mine: joined(
        sideOf('own-a', COLUMN, 80, 11),
        sideOf('own-b', COLUMN, 40, 12),
        other,
        builtIn,
      ),
    });
    expectWhole(after, 'own-a-14', ROW, 1);
    expectWhole(after, 'own-a', COLUMN, 11);
    expectWhole(after, 'own-b', ROW, 2);
    expectWhole(after, 'own-b-14', COLUMN, 12);
    expectWhole(after, 'own-c', ROW, 3);
    expect(after.saves.get('heart')).toEqual(saves.get('heart'));
    expect([after.puzzles.size, after.saves.size]).toEqual([5, 6]);
  });

  it('find another id if the older one was edited where it had gone', async () => {
    const edited = puzzleOfLengths([[1], [1]], [[1], [1]]);
    const after = await imported({
      theirs: sideOf('own-a', ROW, 40, 1),
      mine: joined(sideOf('own-a', COLUMN, 80, 2), sideOf('own-a-14', edited, 90, 3)),
    });
    expectWhole(after, 'own-a-14-14', ROW, 1);
    expectWhole(after, 'own-a', COLUMN, 2);
    expectWhole(after, 'own-a-14', edited, 3);
  });

  it('leave what was solved on both sides to the older one', async () => {
    const older = sideOf('own-a', ROW, 40, 1);
    const newer = sideOf('own-a', COLUMN, 80, 2);
    for (const sides of [
      { theirs: older, mine: joined(newer, { ...NOTHING, solves: older.solves }) },
      { theirs: joined(newer, { ...NOTHING, solves: older.solves }), mine: older },
    ]) {
      const after = await imported(sides);
      expectWhole(after, 'own-a-14', ROW, 1);
      expectWhole(after, 'own-a', COLUMN, 2);
    }
  });

  it('lead to the puzzle that was played last', async () => {
    const last = new Map([['last-played', 'own-a']]);
    const after = await imported({
      theirs: sideOf('own-a', ROW, 80, 1),
      mine: joined(sideOf('own-a', COLUMN, 40, 2), { ...NOTHING, settings: last }),
    });
    expect(after.settings.get('last-played')).toBe('own-a-14');
  });

  it('lose nothing if the page is closed after any of the changes', () => {
    const mine = sideOf('own-a', COLUMN, 40, 2);
    const { writes } = planImport(backupOf(sideOf('own-a', ROW, 80, 1)), mine);
    const kept = writes.findIndex(({ key }) => key === 'own-a-14');
    const replaced = writes.findIndex(({ key }) => key === 'own-a');
    expect(kept).toBeGreaterThanOrEqual(0);
    expect(replaced).toBeGreaterThan(kept);
    expect(writes.findIndex(({ value }) => value === undefined)).toBeGreaterThan(replaced);
  });
});

it('takes versions with the same clues for one puzzle', async () => {
  const titled = { ...ROW, meta: { title: 'Row' } };
  const after = await imported({
    theirs: sideOf('own-a', titled, 80, 1),
    mine: sideOf('own-a', ROW, 40, 2),
  });
  expect([...after.puzzles.keys()]).toEqual(['own-a', 'own-a-14']);
  expect(after.saves.get('own-a')?.best).toBe(1);
});
