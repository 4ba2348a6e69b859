// The data that a build of November 2026 wrote still opens: the store of a browser, a backup, links
// and a certificate, recorded from real use. The recorded files are never written again; a later
// build adds files of its own.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePuzzles } from '../../src/formats/index.ts';
import { verify } from '../../src/proof/index.ts';
import type { Outcome } from '../../src/puzzle/problem.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { PUZZLES } from '../../test/library.ts';
import { knownDrawingRecord } from '../draw/drawing/drawing-record.ts';
import { puzzleOfLink } from '../share/link/link.ts';
import { readBackup } from './backup.ts';
import { knownRecord } from './known-record.ts';
import { unpackGame } from './packed-game.ts';
import type { StoreName } from './records.ts';
import { decodeArrays } from './typed-arrays.ts';

const OWN = 'own-072b0da7b1f2860e';

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../test/fixtures/earlier', name), 'utf8');

function whole<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

function builtIn(name: string): Puzzle {
  const [outcome] = parsePuzzles(readFileSync(join(PUZZLES, `${name}.non`), 'utf8'));
  return whole(outcome);
}

describe('the store of a browser', () => {
  const { stores } = JSON.parse(read('store.json'), decodeArrays) as {
    stores: Record<StoreName, { key: string; value: unknown }[]>;
  };
  const record = <S extends StoreName>(store: S, key: string) => {
    const { value } = stores[store].find((each) => each.key === key) ?? {};
    return knownRecord(store, key, store === 'saves' ? unpackGame(value) : value);
  };

  it('gives the game that was played', () => {
    const save = record('saves', 'heart');
    expect(save?.past.map(({ kind, changes }) => [kind, changes.length])).toEqual([
      ['paint', 1],
      ['paint', 1],
      ['paint', 1],
    ]);
    expect(save).toMatchObject({ puzzleId: 'heart', solved: false, helps: 0 });
    expect(save?.future).toHaveLength(1);
  });

  it('gives the puzzle that was entered', () => {
    expect(record('puzzles', OWN)).toMatchObject({
      made: 'entered',
      puzzle: { width: 5, height: 5, meta: { title: 'Umbrella' } },
    });
    expect(record('settings', 'last-played')).toBe(OWN);
  });

  it('gives the drawing, with its undo', () => {
    const { history } = knownDrawingRecord(record('drafts', 'draw')) ?? {};
    expect(
      [...(history?.picture.drawing.cells ?? [])].filter((colour) => colour === 1),
    ).toHaveLength(3);
    expect(history?.past).toHaveLength(1);
  });
});

it('a backup gives all that it had', () => {
  const { records, damaged } = whole(readBackup(read('backup.json')));
  expect(damaged).toBe(0);
  expect([...records.puzzles.keys()]).toEqual([OWN]);
  expect([...records.saves.keys()]).toEqual(['heart']);
  expect([...records.drafts.keys()]).toEqual(['draw']);
});

describe('a link', () => {
  const links = read('links.txt')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

  it.each(links)('to %s gives the same clues', async (name, link) => {
    const { rows, columns, palette } = whole(await puzzleOfLink(`https://puzzles.example${link}`));
    expect({ rows, columns, palette }).toEqual({
      ...{ rows: builtIn(name).rows, columns: builtIn(name).columns },
      palette: builtIn(name).palette,
    });
  });
});

it('a certificate proves its verdict', async () => {
  const { solutions, complete } = whole(
    await verify(builtIn('domino-5'), [read('certificate.txt')]),
  );
  expect([solutions.length, complete]).toEqual([1, true]);
});
