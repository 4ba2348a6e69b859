import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clueOfLengths } from '../../src/puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../src/puzzle/palette.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { type AllRecords, MAX_BACKUP, readAll, readBackup, writeBackup } from './backup.ts';
import { type GameChoice, importBackup, planImport } from './merge.ts';
import type { OwnPuzzle } from './records.ts';
import type { SavedGame } from './saved-game.ts';
import { type Solve, solveKey } from './solve.ts';
import { makeStorage } from './storage.ts';

const MADE = Date.UTC(2026, 0, 2);

function own(id: string, changed: number): OwnPuzzle {
  const clue = clueOfLengths([1]);
  const goal = { width: 1, height: 1, cells: Int32Array.of(2) };
  const palette = BLACK_AND_WHITE;
  const puzzle = { width: 1, height: 1, rows: [clue], columns: [clue], palette, meta: {}, goal };
  return { id, puzzle, made: 'drawn', created: 1, changed, difficulty: 'trivial' };
}

function saveOf(puzzleId: string, changed: number): SavedGame {
  const move = { kind: 'paint', changes: [{ cell: 0, from: 0, to: 2 }], at: 10 } as const;
  const times = { elapsed: 10, changed, progress: 1, helps: 0, best: 10 };
  return { puzzleId, past: [move], future: [], solved: true, ...times };
}

function byId<T>(...records: readonly (T & ({ id: string } | { puzzleId: string }))[]) {
  return new Map<string, T>(
    records.map((each) => ['puzzleId' in each ? each.puzzleId : each.id, each]),
  );
}

const SOLVE: Solve = {
  puzzleId: 'own-1',
  width: 1,
  height: 1,
  colours: 1,
  solvedBy: 'me',
  elapsed: 10,
  finished: 6,
  difficulty: 'trivial',
  techniques: ['full-line'],
};

const ALL: AllRecords = {
  settings: new Map<string, unknown>([
    ['settings', { theme: 'dark' }],
    ['last-played', 'lock'],
  ]),
  puzzles: byId<OwnPuzzle>(own('own-1', 5)),
  saves: byId<SavedGame>(saveOf('own-1', 6)),
  drafts: new Map([['draw', { cells: Uint8Array.of(0, 255, 7), width: 3 }]]),
  solves: new Map([[solveKey(SOLVE), SOLVE]]),
};

const NOTHING: AllRecords = {
  settings: new Map(),
  puzzles: new Map(),
  saves: new Map(),
  drafts: new Map(),
  solves: new Map(),
};

function readOf(text: string) {
  const outcome = readBackup(text);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

function codeOf(text: string): string | undefined {
  const outcome = readBackup(text);
  return outcome.ok ? undefined : outcome.problems[0].code;
}

describe('a backup', () => {
  it('comes back as it was', () => {
    expect(readOf(writeBackup(ALL, MADE))).toEqual({ made: MADE, records: ALL, damaged: 0 });
  });

  it('holds given cells, blotted blocks and unknown lines', () => {
    const plain = own('own-1', 5);
    const given = { width: 1, height: 1, cells: Int32Array.of(2) };
    const rows = [[{ length: null, colour: 1 }]];
    const open = { ...plain, puzzle: { ...plain.puzzle, rows, columns: [null], given } };
    const records = { ...NOTHING, puzzles: byId<OwnPuzzle>(open) };
    expect(readOf(writeBackup(records, 0))).toEqual({ made: 0, records, damaged: 0 });
    for (const cells of [Int32Array.of(), Int32Array.of(2, 2), Int32Array.of(8), [2]]) {
      const puzzle = { ...open.puzzle, given: { ...given, cells } } as unknown as Puzzle;
      const spoiled = { ...NOTHING, puzzles: byId<OwnPuzzle>({ ...open, puzzle }) };
      expect(readOf(writeBackup(spoiled, 0)).damaged).toBe(1);
    }
  });

  it('holds further goals, saved grids and properties, if they are such', () => {
    const grid = { width: 1, height: 1, cells: Int32Array.of(2) };
    const plain = own('own-1', 5);
    const read = (extras: object) => {
      const each = { ...plain, puzzle: { ...plain.puzzle, ...extras } };
      return readOf(writeBackup({ ...NOTHING, puzzles: byId<OwnPuzzle>(each) }, 0));
    };
    const extras = { otherGoals: [grid], saved: [grid], otherProperties: ['maxrule 5'] };
    expect(read(extras).records.puzzles.get('own-1')?.puzzle).toMatchObject(extras);
    for (const wrong of [{ otherGoals: grid }, { saved: [{}] }, { otherProperties: [5] }])
      expect(read(wrong).damaged).toBe(1);
  });

  it('holds no record from a time that no clock can show', () => {
    for (const changed of [8.64e15 + 1, -1e300]) {
      const saves = byId<SavedGame>({ ...saveOf('heart', 1), changed });
      const records = { ...NOTHING, puzzles: byId<OwnPuzzle>(own('own-1', changed)) };
      expect(readOf(writeBackup({ ...NOTHING, saves }, 0)).damaged).toBe(1);
      expect(readOf(writeBackup(records, 0)).damaged).toBe(1);
    }
  });

  it('holds typed arrays of any content', () => {
    fc.assert(
      fc.property(fc.int32Array(), fc.uint8Array(), (ints, bytes) => {
        const records = { ...NOTHING, drafts: new Map([['a', { ints, bytes }]]) };
        expect(readOf(writeBackup(records, 0)).records).toEqual(records);
      }),
    );
  });

  it.each([
    ['foreign', ''],
    ['foreign', 'not JSON'],
    ['foreign', 'null'],
    ['foreign', '[]'],
    ['foreign', '{"kind":"something else"}'],
    ['broken', '{"kind":"crosshatch-backup","version":1,"reco'],
    ['broken', '{"kind":"crosshatch-backup"}'],
    ['broken', '{"kind":"crosshatch-backup","version":1,"records":[]}'],
    ['newer', '{"kind":"crosshatch-backup","version":2,"records":{}}'],
  ])('is refused as %s: %s', (code, text) => {
    expect(codeOf(text)).toBe(code);
  });

  it('is refused when it is huge', () => {
    expect(codeOf(' '.repeat(MAX_BACKUP + 1))).toBe('too-large');
  });

  it('gives what is whole and counts what is not', () => {
    const file = JSON.parse(writeBackup(ALL, MADE));
    const damaged = [['own-2', {}], ['own-3'], 'nonsense', [7, {}]];
    const goal = { width: 1, height: 1, cells: { $array: 'Int32Array', base64: '???' } };
    const spoiled = { ...own('own-4', 1), puzzle: { ...own('own-4', 1).puzzle, goal } };
    file.records.puzzles.push(...damaged, ['own-4', spoiled]);
    file.records.saves = 'gone';
    const { records, damaged: count } = readOf(JSON.stringify(file));
    expect([...records.puzzles.keys()]).toEqual(['own-1']);
    expect([count, records.saves.size]).toEqual([6, 0]);
  });

  it('takes the later of two records with the same key, and calls neither damaged', () => {
    const file = JSON.parse(writeBackup(ALL, MADE));
    file.records.drafts.push(['draw', 'later'], ['draw']);
    const { records, damaged } = readOf(JSON.stringify(file));
    expect([records.drafts.get('draw'), damaged]).toEqual(['later', 1]);
  });

  it.each(['width', 'height'])('takes no puzzle without its %s', (side) => {
    const file = JSON.parse(writeBackup(ALL, MADE));
    delete file.records.puzzles[0][1].puzzle[side];
    const { records, damaged } = readOf(JSON.stringify(file));
    expect([records.puzzles.size, damaged]).toEqual([0, 1]);
  });

  it('never throws, whatever is done to the file', () => {
    const text = writeBackup(ALL, MADE);
    const cut = fc.tuple(fc.nat(text.length), fc.nat(30), fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(cut, ([at, length, other]) => {
        const outcome = readBackup(text.slice(0, at) + other + text.slice(at + length));
        expect(typeof outcome.ok).toBe('boolean');
      }),
    );
  });
});

describe('an import', () => {
  const backup = (records: Partial<AllRecords>) => ({
    made: MADE,
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
