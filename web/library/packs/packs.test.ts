import { describe, expect, it } from 'vitest';
import { defined } from '../../../src/puzzle/defined.ts';
import type { BuiltIn } from '../../puzzle-store/built-in.ts';
import type { Pack } from '../../puzzle-store/packs/pack-index.ts';
import { inPackOrder } from '../../puzzle-store/packs/pack-order.ts';
import { sortEntries } from '../filter-and-sort.ts';
import { ladderTiers } from '../ladder/ladder-tiers.ts';
import { rungsOf } from '../ladder/rungs.ts';
import type { NamedEntry } from '../named-entry.ts';
import { libraryPage } from './library-page.ts';
import { listedPacks, smallestAndLargest, solvedIn } from './listed-pack.ts';
import { nextInPack } from './next-in-pack.ts';

/** Returns a new puzzle of the classics with the given differences. */
function namedEntry(id: string, more: Partial<NamedEntry> = {}): NamedEntry {
  const facts = { width: 5, height: 5, colours: 1, origin: {}, pack: 'classics' } as const;
  return {
    id,
    ...facts,
    state: 'new',
    name: id,
    packTitle: 'Classics',
    searched: id,
    packWords: '',
    ...more,
  };
}

const BIRD = namedEntry('9x5-1', { pack: 'birds', packTitle: 'Birds', width: 9 });
const ENTRIES = [
  namedEntry('own-1', { pack: 'generated', packTitle: 'Made new' }),
  BIRD,
  namedEntry('4x4-1', { pack: 'birds', packTitle: 'Birds', width: 4, height: 4, state: 'solved' }),
  namedEntry('lock'),
];
const THEMES: readonly Pack[] = ['birds', 'tools'].map((id) => ({
  ...{
    id,
    titles: { en: id, de: id },
    words: { en: '', de: '' },
    added: '2026-11-27',
    puzzles: [],
  },
}));

describe('the packs of the library', () => {
  const packs = listedPacks(ENTRIES, THEMES);

  it('are the classics, those by theme, and own ones, none without a puzzle', () => {
    expect(packs.map(({ id, title }) => [id, title])).toEqual([
      ['classics', 'Classics'],
      ['birds', 'Birds'],
      ['generated', 'Made new'],
    ]);
  });

  it('tell sizes and progress', () => {
    const [, birds] = packs;
    expect(smallestAndLargest(birds.entries).map(({ id }) => id)).toEqual(['4x4-1', '9x5-1']);
    expect(solvedIn(birds.entries)).toBe(1);
  });

  it('have pages of their own', () => {
    const rungs = rungsOf({ overlap: ['9x5-1'] }, ENTRIES);
    const pageAt = (id?: string) => {
      const { kind, entries } = libraryPage(id, { entries: ENTRIES, packs, rungs });
      return [kind, entries.length];
    };
    expect(pageAt()).toEqual(['start', 4]);
    expect(pageAt('birds')).toEqual(['pack', 2]);
    expect(pageAt('ladder')).toEqual(['ladder', 1]);
    expect(pageAt('imported')).toEqual(['nothing', 0]);
    expect(pageAt('no-such-pack')).toEqual(['nothing', 0]);
  });
});

describe('the ladder', () => {
  it('has its own order, and leaves out what is not known', () => {
    const ladder = { overlap: ['lock', 'gone'], glue: ['gone'], 'full-line': ['9x5-1'] };
    const rungs = rungsOf(ladder, ENTRIES);
    expect(rungs.map(({ technique, entries }) => [technique, entries.length])).toEqual([
      ['overlap', 1],
      ['full-line', 1],
    ]);
    expect(rungsOf({}, ENTRIES)).toEqual([]);
  });

  it('has tiers, which begin with a rung', () => {
    const ladder = { overlap: ['lock'], glue: ['own-1', '4x4-1'], forcing: ['9x5-1'] };
    const techniques = (['overlap', 'glue', 'forcing'] as const).map((technique) => ({
      technique,
      tierName: technique === 'overlap' ? 'Basics' : 'Edges',
    }));
    const rungs = rungsOf(ladder, ENTRIES);
    expect(
      ladderTiers(rungs, techniques).map(({ name, first, entries }) => {
        return [name, first.technique, entries.length];
      }),
    ).toEqual([
      ['Basics', 'overlap', 1],
      ['Edges', 'glue', 3],
    ]);
    expect(ladderTiers(rungs, [])).toEqual([]);
  });
});

describe('the next puzzle', () => {
  it('is what was begun, or else the first that is not solved', () => {
    const [solved, fresh] = [namedEntry('a', { state: 'solved' }), namedEntry('b')];
    const begun = namedEntry('c', { state: 'started' });
    expect(nextInPack([solved, fresh, begun])?.id).toBe('c');
    expect(nextInPack([solved, fresh])?.id).toBe('b');
    expect(nextInPack([solved])).toBeUndefined();
  });
});

describe('the order of a pack', () => {
  it('is the one in which the library shows it', () => {
    const built = (id: string, label?: BuiltIn['label']): BuiltIn => {
      const [width, height, number] = id.split(/[x-]/).map(Number);
      const facts = { id, number, width, height, colours: 1, fingerprint: id };
      return { ...facts, ...defined({ label }) };
    };
    const puzzles = [
      ...[built('6x5-2'), built('6x5-10', 'easy'), built('6x5-2', 'easy')],
      ...[built('5x6-11', 'easy'), built('20x20-1', 'trivial'), built('10x3-1', 'easy')],
    ];
    const entries = puzzles.map(({ id, label, ...size }) =>
      namedEntry(id, { ...size, ...defined({ difficulty: label }) }),
    );
    const ids = sortEntries(entries, 'difficulty', 'en').map(({ id }) => id);
    expect(inPackOrder(puzzles).map(({ id }) => id)).toEqual(ids);
    expect(ids).toEqual(['20x20-1', '5x6-11', '6x5-2', '6x5-10', '10x3-1', '6x5-2']);
  });
});
