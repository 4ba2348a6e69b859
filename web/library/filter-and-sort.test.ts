import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defined } from '../../src/puzzle/defined.ts';
import { BLACK_AND_WHITE } from '../../src/puzzle/palette.ts';
import type { BuiltIn } from '../puzzle-store/built-in.ts';
import { marksOfSavedGame } from '../puzzle-store/pictures/saved-marks.ts';
import { numberedName, puzzleName, shownTitle } from '../puzzle-store/puzzle-name.ts';
import type { ListedPuzzle, PuzzleNames } from '../puzzle-store/use-puzzle-names.ts';
import type { OwnPuzzle } from '../storage/records.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { type Entry, entriesOf, percentOf, withDifficulty } from './entry.ts';
import { findEntries, findPacks, inProgress, sortEntries } from './filter-and-sort.ts';
import { namedEntries } from './named-entry.ts';
import {
  FILTER_NAMES,
  FILTERS,
  isFiltered,
  type Query,
  queryOf,
  queryParams,
  SORTS,
} from './query.ts';

function builtIn(id: string, side: number, more: Partial<BuiltIn> = {}): BuiltIn {
  return { id, number: 1, width: side, height: side, colours: 1, fingerprint: id, ...more };
}

function own(id: string, title: string | undefined, created: number): OwnPuzzle {
  const meta = { ...defined({ title }), licence: 'MIT' };
  const puzzle = { width: 1, height: 1, rows: [[]], columns: [[]], palette: BLACK_AND_WHITE, meta };
  return { id, puzzle, made: 'imported', created, changed: created };
}

function saveOf(
  puzzleId: string,
  progress: number,
  changed: number,
  more: Partial<SavedGame> = {},
): SavedGame {
  const rest = { past: [], future: [], elapsed: 0, helps: 0, solved: progress === 1 };
  return { puzzleId, progress, changed, ...rest, ...more };
}

const ENTRIES = entriesOf(
  [
    builtIn('Äpfel', 5, { label: 'easy', author: 'Jürgen' }),
    builtIn('bird', 20, { label: 'trivial', colours: 4, pack: 'animals' }),
    builtIn('cup', 21, { label: 'extreme' }),
    builtIn('dog', 60, { label: 'easy' }),
  ],
  [own('own-1', 'Older', 1), own('own-2', undefined, 2)],
  new Map([
    ['bird', saveOf('bird', 0.5, 10)],
    ['cup', saveOf('cup', 1, 30)],
    ['dog', saveOf('dog', 0.001, 20)],
    ['own-1', saveOf('own-1', 0, 40)],
  ]),
);

function idsOf(entries: readonly Entry[]): readonly string[] {
  return entries.map(({ id }) => id);
}

/** Names the puzzles like the page; the title of a built-in puzzle is its id. */
function names(hideTitles: boolean): PuzzleNames {
  const text = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
  const isBuiltIn = (id: string) => !id.startsWith('own-');
  const facts = ({ id, title, ...size }: ListedPuzzle) =>
    isBuiltIn(id) ? { ...size, title: id, number: 1 } : { ...size, ...defined({ title }) };
  return {
    nameOf: (puzzle, isSolved) => puzzleName(facts(puzzle), isSolved, { hideTitles }, text),
    titleOf: (puzzle, isSolved) => shownTitle(facts(puzzle), isSolved, { hideTitles }),
    numberedNameOf: (puzzle) => numberedName(facts(puzzle), text),
  };
}

function found(params: Record<string, string>, hideTitles = false): readonly string[] {
  const entries = namedEntries(ENTRIES, names(hideTitles), (pack) => ({
    title: `Pack ${pack}`,
    words: 'Zoo-Tiere',
  }));
  const query = queryOf(new URLSearchParams(params));
  return idsOf(findEntries(sortEntries(entries, query.sort, 'en'), query));
}

describe('entries', () => {
  it('list own puzzles first, the newest on top', () => {
    expect(idsOf(ENTRIES)).toEqual(['own-2', 'own-1', 'Äpfel', 'bird', 'cup', 'dog']);
  });

  it('tell how far each was played', () => {
    const states = Object.fromEntries(ENTRIES.map(({ id, state }) => [id, state]));
    expect(states).toEqual({
      'own-1': 'new',
      'own-2': 'new',
      Äpfel: 'new',
      bird: 'started',
      cup: 'solved',
      dog: 'started',
    });
    expect(percentOf(saveOf('a', 0.001, 0))).toBe(1);
    expect(percentOf(saveOf('a', 0.999, 0))).toBe(99);
  });

  it('stay solved when the board was emptied after', () => {
    const again = new Map([['cup', saveOf('cup', 0, 1, { best: 5000 })]]);
    expect(entriesOf([builtIn('cup', 5)], [], again)[0]).toMatchObject({
      state: 'solved',
      solvedBy: 'me',
    });
  });

  it('tell where a puzzle comes from', () => {
    expect(ENTRIES[1].origin).toEqual({ made: 'imported', licence: 'MIT' });
    expect(ENTRIES[2].origin).toEqual({ author: 'Jürgen' });
  });
});

describe('selecting', () => {
  it.each([
    [{}, ['bird', 'Äpfel', 'dog', 'cup', 'own-2', 'own-1']],
    [{ size: 'small' }, ['Äpfel', 'own-2', 'own-1']],
    [{ size: 'medium' }, ['bird']],
    [{ size: 'large' }, ['cup']],
    [{ size: 'huge' }, ['dog']],
    [{ colours: 'colour' }, ['bird']],
    [{ difficulty: 'easy' }, ['Äpfel', 'dog']],
    [{ state: 'solved' }, ['cup']],
    [{ state: 'me' }, ['cup']],
    [{ state: 'solver' }, []],
    [{ state: 'started', size: 'huge' }, ['dog']],
    [{ from: 'own' }, ['own-2', 'own-1']],
    [{ from: 'built-in', state: 'new' }, ['Äpfel']],
    [{ theme: 'animals' }, ['bird']],
    [{ theme: 'imported' }, ['own-2', 'own-1']],
    [{ theme: 'no-such-pack' }, []],
    [{ q: 'apfel' }, ['Äpfel']],
    [{ q: 'pack animals' }, ['bird']],
    [{ q: ' JURGEN 5x5' }, ['Äpfel']],
    [{ q: '20×20' }, ['bird']],
    [{ q: 'apfel bird' }, []],
    [{ q: '20x20-1' }, ['bird']],
    [{ q: 'TIER 20x' }, ['bird']],
    [{ q: 'iere' }, []],
    [{ sort: 'size', from: 'built-in' }, ['Äpfel', 'bird', 'cup', 'dog']],
    [{ sort: 'title' }, ['Äpfel', 'bird', 'cup', 'dog', 'own-1', 'own-2']],
    [{ sort: 'played', from: 'built-in' }, ['cup', 'dog', 'bird', 'Äpfel']],
    [{ sort: 'added', from: 'own' }, ['own-2', 'own-1']],
  ])('%j', (params, ids) => {
    expect(found(params as Record<string, string>)).toEqual(ids);
  });

  it('tells no hidden title', () => {
    expect(found({ q: 'bird' }, true)).toEqual([]);
    expect(found({ q: 'cup' }, true)).toEqual(['cup']);
    expect(found({ q: 'older' }, true)).toEqual(['own-1']);
    expect(found({ q: 'bird', titles: '' }, true)).toEqual(['bird']);
    const byTitle = ['cup', 'own-1', 'Äpfel', 'bird', 'dog', 'own-2'];
    expect(found({ sort: 'title' }, true)).toEqual(byTitle);
  });

  it('finds packs by the beginnings of their words', () => {
    const packs = [{ packWords: ' cards zoo' }, { packWords: ' traffic cars' }];
    const foundBy = (q: string) => findPacks(packs, queryOf(new URLSearchParams({ q })));
    expect(foundBy('Cars')).toEqual([packs[1]]);
    expect(foundBy('zoo car')).toEqual([packs[0]]);
    expect(foundBy('ars')).toEqual([]);
    expect(foundBy(' ')).toEqual([]);
  });

  it('continues what was played last', () => {
    expect(idsOf(inProgress(ENTRIES, 5))).toEqual(['dog', 'bird']);
    expect(idsOf(inProgress(ENTRIES, 1))).toEqual(['dog']);
  });
});

describe('the query', () => {
  const query: fc.Arbitrary<Query> = fc.record({
    words: fc.string({ maxLength: 100 }),
    size: fc.option(fc.constantFrom(...FILTERS.size), { nil: undefined }),
    colours: fc.option(fc.constantFrom(...FILTERS.colours), { nil: undefined }),
    difficulty: fc.option(fc.constantFrom(...FILTERS.difficulty), { nil: undefined }),
    state: fc.option(fc.constantFrom(...FILTERS.state), { nil: undefined }),
    from: fc.option(fc.constantFrom(...FILTERS.from), { nil: undefined }),
    theme: fc.option(fc.constantFrom('classics', 'sea-life'), { nil: undefined }),
    sort: fc.constantFrom(...SORTS),
    titles: fc.boolean(),
  });

  it('comes back from the address as it was', () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(queryOf(new URLSearchParams(queryParams(asked).toString()))).toEqual(asked);
      }),
    );
  });

  it('passes over what it does not know', () => {
    const strange = queryOf(new URLSearchParams('size=vast&sort=&from=__proto__&theme=%2F..&x=1'));
    expect(queryParams(strange).toString()).toBe('');
    expect(isFiltered(strange)).toBe(false);
    expect(FILTER_NAMES.every((filter) => strange[filter] === undefined)).toBe(true);
  });
});

describe('marks of a save', () => {
  it('are what the moves left, on the board only', () => {
    const move = (cell: number, to: number) => ({
      kind: 'paint' as const,
      changes: [{ cell, from: 0, to }],
      at: 0,
    });
    const past = [move(0, 2), move(1, 1), move(0, 0), move(99, 2), move(2, 3)];
    const start = Uint8Array.of(0, 0, 0, 1);
    expect([...marksOfSavedGame(saveOf('a', 0, 0, { past }), start)]).toEqual([0, 1, 3, 1]);
  });
});

describe('a rating', () => {
  const [other, rated] = [own('other', 'Other', 1), own('rated', 'Rated', 2)];

  it('goes to its own puzzle alone', () => {
    const entries = entriesOf([], [other, rated], new Map());
    const after = withDifficulty(entries, rated, { difficulty: 'hard' });
    expect(after).toEqual(entriesOf([], [other, { ...rated, difficulty: 'hard' }], new Map()));
  });

  it('is dropped where the puzzle was changed meanwhile', () => {
    const entries = entriesOf([], [{ ...rated, changed: 3 }], new Map());
    expect(withDifficulty(entries, rated, { difficulty: 'hard' })).toEqual(entries);
  });
});
