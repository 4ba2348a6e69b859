import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { ALL, byId, NOTHING, own, saveOf } from '../../test/fixtures/stored-records.ts';
import { MAX_BACKUP, readBackup, writeBackup } from './backup.ts';
import type { OwnPuzzle } from './records.ts';
import type { SavedGame } from './saved-game.ts';

const MADE = Date.UTC(2026, 0, 2);

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
