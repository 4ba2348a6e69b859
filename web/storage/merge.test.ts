import { describe, expect, it } from 'vitest';
import { ALL, byId, NOTHING, own, saveOf } from '../../test/fixtures/stored-records.ts';
import { type AllRecords, readAll } from './backup.ts';
import { type GameChoice, importBackup, planImport } from './merge.ts';
import type { OwnPuzzle } from './records.ts';
import type { SavedGame } from './saved-game.ts';
import { makeStorage } from './storage.ts';

describe('an import', () => {
  const backup = (records: Partial<AllRecords>) => ({
    made: 0,
    records: { ...NOTHING, ...records },
    damaged: 0,
  });

  it('adds what is not there, settings apart', () => {
    const plan = planImport(backup(ALL), NOTHING);
    const one = { added: 1, updated: 0, kept: 0 };
    expect(plan).toMatchObject({ puzzles: one, saves: one, drafts: one });
    expect(plan.settings).toEqual({ theme: 'dark' });
    expect(plan.writes.map(({ store, key }) => `${store} ${key}`)).toEqual([
      'puzzles own-1',
      'saves own-1',
      'drafts draw',
      'settings last-played',
      'solves 000000000000006 own-1',
    ]);
  });

  it('takes the newer of two', () => {
    const theirs = backup({ puzzles: byId<OwnPuzzle>(own('a', 5), own('b', 5), own('c', 5)) });
    const here = { ...NOTHING, puzzles: byId<OwnPuzzle>(own('a', 4), own('b', 5), own('c', 6)) };
    const plan = planImport(theirs, here);
    expect(plan.puzzles).toEqual({ added: 0, updated: 1, kept: 2 });
    expect(plan.writes.map(({ key }) => key)).toEqual(['a']);
  });

  it('lets one of two games go on by choice, and keeps the other one', () => {
    const other = { ...saveOf('a', 5), past: [], future: saveOf('a', 5).past, best: 7 };
    const theirs = backup({ saves: byId<SavedGame>(saveOf('a', 6)) });
    const here = { ...NOTHING, saves: byId<SavedGame>(other) };
    const written = (choice: GameChoice) =>
      planImport(theirs, here, choice).writes.map(({ store, key, value }) => [
        `${store} ${key}`,
        (value as SavedGame).past.length,
      ]);
    const takesOver = [
      ['saves a', 1],
      ['drafts copy a 5', 0],
    ];
    expect([written('newer'), written('file')]).toEqual([takesOver, takesOver]);
    expect(written('here')).toEqual([['drafts copy a 6', 1]]);
    const plan = planImport(theirs, here);
    expect(plan).toMatchObject({ conflicts: 1, saves: { updated: 1 } });
    expect(plan.writes[0].value).toMatchObject({ best: 7, solvedBy: 'me' });
  });

  it('keeps the techniques that either of two games showed, from the first time on', () => {
    const shows = (at: number, ...names: string[]) => names.map((technique) => ({ technique, at }));
    const mine = { ...saveOf('a', 5), past: [], shown: shows(1, 'glue', 'overlap') };
    const theirs = { ...saveOf('a', 6), shown: shows(2, 'overlap', 'mercury') };
    const here = { ...NOTHING, saves: byId<SavedGame>(mine) };
    const plan = planImport(backup({ saves: byId<SavedGame>(theirs) }), here);
    expect(plan.writes[0].value).toMatchObject({
      shown: [...shows(1, 'glue', 'overlap'), ...shows(2, 'mercury')],
    });
  });

  it('takes techniques from games that do not go on, too, and only once', () => {
    const theirs = { ...saveOf('a', 5), shown: [{ technique: 'glue', at: 1 }] };
    const file = backup({ saves: byId<SavedGame>(theirs) });
    const untouched = { ...theirs, past: [], helps: 0, solved: false };
    const { best: _, solvedBy: __, ...bare } = untouched;
    for (const [from, mine] of [
      [file, saveOf('a', 6)],
      [file, { ...saveOf('a', 6), past: [] }],
      [backup({ saves: byId<SavedGame>(bare) }), saveOf('a', 6)],
    ] as const) {
      const { writes } = planImport(from, { ...NOTHING, saves: byId<SavedGame>(mine) });
      const after = writes[0]?.value as SavedGame;
      expect(after).toMatchObject({ past: mine.past, shown: theirs.shown });
      const again = planImport(from, { ...NOTHING, saves: byId<SavedGame>(after) });
      expect(again.saves.kept).toBe(1);
    }
  });

  it('takes the first finish, even where nothing else is new', () => {
    const finished = { solvedBy: 'me', first: { by: 'me', elapsed: 10, at: 6 } } as const;
    const mine: SavedGame = { ...saveOf('a', 6), ...finished };
    const first = { by: 'me-with-help', elapsed: 60, at: 2 } as const;
    const file = backup({ saves: byId<SavedGame>({ ...mine, first }) });
    const { writes } = planImport(file, { ...NOTHING, saves: byId<SavedGame>(mine) });
    expect(writes.map(({ value }) => value)).toMatchObject([{ solvedBy: 'me', first }]);
    const after = byId<SavedGame>(writes[0].value as SavedGame);
    expect(planImport(file, { ...NOTHING, saves: after }).writes).toEqual([]);
  });

  it('counts the puzzles of which it keeps many games', () => {
    const copies = (count: number) =>
      new Map(Array.from({ length: count }, (_, i) => [`copy a ${i}`, saveOf('a', i)]));
    const here = { ...NOTHING, drafts: copies(8) };
    expect(planImport(backup({ drafts: copies(8) }), here).crowded).toBe(0);
    expect(planImport(backup({ drafts: copies(9) }), here).crowded).toBe(1);
    expect(planImport(backup({ drafts: copies(8) }), NOTHING).crowded).toBe(0);
  });

  it('keeps a game that differs in a struck block alone', () => {
    const [mine, theirs] = [0, 1].map((block) => ({
      ...saveOf('a', 5 + block),
      past: [{ kind: 'strike', changes: [], at: 0, block: { line: 0, block } }] as const,
    }));
    const here = { ...NOTHING, saves: byId<SavedGame>(mine) };
    expect(planImport(backup({ saves: byId<SavedGame>(theirs) }), here).conflicts).toBe(1);
  });

  it('keeps the older of two versions of a puzzle as one of its own', () => {
    const changed = { ...own('a', 4), puzzle: { ...own('a', 4).puzzle, meta: { title: 'Old' } } };
    const theirs = backup({ puzzles: byId<OwnPuzzle>(own('a', 5)) });
    const here = { ...NOTHING, puzzles: byId<OwnPuzzle>(changed) };
    const { writes, puzzles } = planImport(theirs, here);
    expect(puzzles).toEqual({ added: 0, updated: 1, kept: 0 });
    expect(writes.map(({ value }) => (value as OwnPuzzle).id)).toEqual(['a', 'a-4']);
    const after = { ...NOTHING, puzzles: byId<OwnPuzzle>(own('a', 5), { ...changed, id: 'a-4' }) };
    expect(planImport(backup({ puzzles: here.puzzles }), after).writes).toEqual([]);
  });

  it('keeps both where the id of the older version belongs to another puzzle', () => {
    const titled = (id: string, changed: number, title: string): OwnPuzzle => {
      const plain = own(id, changed);
      return { ...plain, puzzle: { ...plain.puzzle, meta: { title } } };
    };
    const [older, newer] = [titled('a', 4, 'Old'), titled('a', 5, 'New')];
    const edited = titled('a-4', 6, 'Edited');
    for (const [theirs, mine] of [
      [[older], [newer, edited]],
      [[older, edited], [newer]],
      [[newer, edited], [older]],
      [[newer], [older, edited]],
    ]) {
      const here = new Map(byId<OwnPuzzle>(...mine));
      for (const { key, value } of planImport(backup({ puzzles: byId<OwnPuzzle>(...theirs) }), {
        ...NOTHING,
        puzzles: here,
      }).writes)
        here.set(key, value as OwnPuzzle);
      const titles = [...here].map(([id, each]) => [id, each.puzzle.meta.title]);
      expect(Object.fromEntries(titles)).toEqual({ a: 'New', 'a-4': 'Edited', 'a-4-4': 'Old' });
    }
  });

  it('changes nothing the second time', () => {
    expect(planImport(backup(ALL), ALL).writes).toEqual([]);
  });

  it('unites the puzzles of the day that were solved here and there', () => {
    const dailies = (value: unknown) => new Map([['daily', value]]);
    const theirs = dailies({ '2026-11-27': ['5x5'], '2026-11-28': ['10x10'] });
    const mine = dailies({ '2026-11-26': ['5x5'], '2026-11-27': ['20x20'] });
    const { writes } = planImport(backup({ settings: theirs }), { ...NOTHING, settings: mine });
    const both = {
      ...{ '2026-11-26': ['5x5'], '2026-11-27': ['5x5', '20x20'], '2026-11-28': ['10x10'] },
    };
    expect(writes).toEqual([{ store: 'settings', key: 'daily', value: both }]);
    const after = { ...NOTHING, settings: dailies(both) };
    expect(planImport(backup({ settings: theirs }), after).writes).toEqual([]);
  });

  it('leaves drafts and what was played last as they are here', () => {
    const here = {
      ...NOTHING,
      drafts: new Map([['draw', 'mine']]),
      settings: new Map([['last-played', 'cup']]),
    };
    const plan = planImport(backup({ drafts: ALL.drafts, settings: ALL.settings }), here);
    expect([plan.writes, plan.drafts.kept]).toEqual([[], 1]);
  });

  it('goes into a storage and out of it again', async () => {
    const storage = makeStorage(() => Promise.reject(new Error('memory alone')));
    await importBackup(storage, backup(ALL));
    const { settings, ...rest } = await readAll(storage);
    const { settings: _, ...expected } = ALL;
    expect(rest).toEqual(expected);
    expect(settings).toEqual(new Map([['last-played', 'lock']]));
  });
});
