import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STRICTLY_NEEDED } from '../src/create/generate/needed-techniques.ts';
import { LABELS, type Rating, type Technique, UNIQUE_LABELS } from '../src/explain/index.ts';
import { isStrictlyNeeded } from '../src/explain/next-step/needed-technique.ts';
import { tierOf } from '../src/explain/next-step/technique-tier.ts';
import { LANGUAGE_IDS } from '../src/explain/words/languages.ts';
import {
  type IconSet,
  numberedSizeOf,
  type PackEntry,
  type PackFacts,
  readPack,
} from '../src/packs/pack-entry.ts';
import { puzzleOfPacked } from '../src/packs/packed-puzzle.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { type ThreadPool, threadPool } from '../src/workers/thread-pool.ts';
import { fnv1a } from '../web/storage/fingerprint.ts';
import { PUZZLES } from './library.ts';
import { ROOT } from './source-files.ts';

const FOLDER = join(ROOT, 'packs');
/** The free licences of the pictures; none asks for more than a notice. */
const LICENCES = ['CC0-1.0', 'MIT', 'Apache-2.0'];

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
}

const facts = readJson<readonly PackFacts[]>('packs.json');
const sets = readJson<Readonly<Record<string, IconSet>>>('sets.json');
const ladder = readJson<Readonly<Record<string, readonly string[]>>>('ladder.json');
const packs = facts.map((pack) => ({
  ...pack,
  entries: readPack(readFileSync(join(FOLDER, `${pack.id}.jsonl`), 'utf8')),
}));
const entries = packs.flatMap((pack) => pack.entries);

function puzzleOf(entry: PackEntry): Puzzle {
  const outcome = puzzleOfPacked({ ...numberedSizeOf(entry.id)!, ...entry });
  if (!outcome.ok) throw new Error(`${entry.id}: ${outcome.problems[0].message}`);
  return outcome.value;
}

function share(isCounted: (entry: PackEntry) => boolean): number {
  return entries.filter(isCounted).length;
}

describe('the packs', () => {
  it('are all listed, with titles and words to search for', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'));
    expect(files.toSorted()).toEqual(facts.map(({ id }) => `${id}.jsonl`).toSorted());
    const both = { en: expect.stringMatching(/\S/), de: expect.stringMatching(/\S/) };
    for (const { id, titles, words, added } of facts) {
      expect([titles, words], id).toEqual([both, both]);
      expect(added, id).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('have puzzles of all sizes and difficulties', () => {
    const sides = entries.map(({ id }) => numberedSizeOf(id)!);
    expect(entries.length).toBeGreaterThanOrEqual(1500);
    expect(share(({ palette = [] }) => palette.length > 2)).toBeGreaterThanOrEqual(400);
    const large = sides.filter(({ width, height }) => Math.max(width, height) > 50);
    expect(large.length).toBeGreaterThanOrEqual(30);
    const least = { trivial: 150, easy: 150, medium: 150, hard: 100, expert: 100, extreme: 10 };
    for (const label of UNIQUE_LABELS) {
      expect(
        share((entry) => entry.label === label),
        label,
      ).toBeGreaterThanOrEqual(least[label]);
    }
  });

  it('are pictures, but for a few patterns', () => {
    const patterns = share(({ icon }) => icon === undefined);
    expect(patterns / entries.length).toBeLessThanOrEqual(0.05);
  });

  it('come from sets under free licences, whose notices are there', () => {
    const notices = readFileSync(join(FOLDER, 'NOTICES.md'), 'utf8');
    for (const { name, licence } of Object.values(sets)) {
      expect(LICENCES, name).toContain(licence);
      expect(notices).toContain(name);
    }
    for (const { icon = 'noto:' } of entries) expect(sets).toHaveProperty(icon.split(':')[0]);
    expect(existsSync(join(FOLDER, 'APACHE-2.0.txt'))).toBe(true);
  });

  it('have no puzzle, number or title twice', () => {
    const own = readFileSync(join(PUZZLES, 'numbers.csv'), 'utf8').trim().split('\n').slice(1);
    const numbers = own.map((row) => row.split(',').slice(0, 2).join('-'));
    const ids = [...numbers, ...entries.map(({ id }) => id)];
    expect(ids.length).toBe(new Set(ids).size);
    expect(entries.length).toBe(new Set(entries.map(({ picture }) => picture)).size);
    for (const language of LANGUAGE_IDS) {
      const titles = entries.map(({ titles }) => titles[language]);
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    }
  });
});

describe('packs/ids.csv', () => {
  const rows = readFileSync(join(FOLDER, 'ids.csv'), 'utf8').trim().split('\n').slice(1);
  /** The rows that were there first, and their hash. */
  const FIRST = { count: 1628, hash: '16dce07d29a198f3' };

  it('has each puzzle', () => {
    const ids = new Set(rows.map((row) => row.split(',')[0]));
    expect(entries.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(ids.size).toBe(rows.length);
  });

  it('keeps the ids that addresses and saved games have', () => {
    const first = rows.slice(0, FIRST.count).join('\n');
    expect(fnv1a(new TextEncoder().encode(first))).toBe(FIRST.hash);
  });
});

const ratings = new Map<string, Rating>();
const onLadder = new Set(Object.values(ladder).flat());

/**
 * Whether a puzzle is rated again. To rate the few large ones that take chains or a search takes
 * longer than all others together. `npm run packs` rates all of them when it makes them.
 */
function isRatedHere({ id, label }: PackEntry): boolean {
  const { width, height } = numberedSizeOf(id)!;
  const isQuick = LABELS.indexOf(label) < LABELS.indexOf('expert') || width * height <= 300;
  return isQuick || onLadder.has(id);
}

// The clues are those of the picture, so an only solution is the picture.
describe('each puzzle', () => {
  // The built program works about a third faster than modules that the test transforms.
  let pool: ThreadPool;
  beforeAll(async () => {
    pool = await threadPool({ threads: 2 });
  });
  afterAll(() => pool.close());

  it.each(packs)('has one solution, and its label unless it is rated slowly: $id', async (pack) => {
    const found = await Promise.all(pack.entries.map((entry) => judgedIn(pool, entry)));
    expect(found).toEqual(
      pack.entries.map((entry) => [entry.id, 'unique', isRatedHere(entry) ? entry.label : '']),
    );
  });
});

/** Returns id, verdict and label of a puzzle. One that is rated slowly is only solved. */
async function judgedIn(pool: ThreadPool, entry: PackEntry): Promise<readonly unknown[]> {
  const args = { puzzle: puzzleOf(entry), limits: {} };
  if (!isRatedHere(entry)) {
    const solved = await pool.run('solve', args);
    return [entry.id, solved.ok ? solved.value.verdict : solved.problems, ''];
  }
  // A rating begins with the verdict, so the puzzle need not be solved before.
  const rated = await pool.run('rate', args);
  if (!rated.ok) return [entry.id, rated.problems];
  ratings.set(entry.id, rated.value);
  return [entry.id, rated.value.verdict, rated.value.label];
}

describe('the ladder', () => {
  it('has no puzzle twice', () => {
    const ids = Object.values(ladder).flat();
    expect(ids.length).toBe(new Set(ids).size);
  });

  it.each(Object.entries(ladder))('has five puzzles that need %s', (name, ids) => {
    const technique = name as Technique;
    expect(ids).toHaveLength(5);
    for (const id of ids) {
      const { label, steps } = ratings.get(id)!;
      expect(steps?.shares, id).toHaveProperty(technique);
      expect(LABELS.indexOf(label!)).toBeLessThan(tierOf(technique));
      const isStrict = STRICTLY_NEEDED.has(technique);
      const puzzle = puzzleOf(entries.find((entry) => entry.id === id)!);
      if (isStrict) expect(isStrictlyNeeded(puzzle, technique), id).toBe(true);
    }
  });
});
