import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fnv1a } from '../web/storage/fingerprint.ts';
import { PACKS, PUZZLES, readLibrary } from './library.ts';

const ROWS = readFileSync(join(PUZZLES, 'numbers.csv'), 'utf8').trim().split('\n').slice(1);
/** The rows that were there first, and their hash. */
const FIRST = { count: 76, hash: 'e07235260334b67c' };

const library = readLibrary();

describe('puzzles/numbers.csv', () => {
  it('has each puzzle once, with its size', () => {
    const listed = ROWS.map((row) => row.split(',')).map(([size, , id]) => `${size} ${id}`);
    const there = library.map(
      ({ name, puzzle: { width, height } }) => `${width}x${height} ${name}`,
    );
    expect(listed.toSorted()).toEqual(there.toSorted());
  });

  it('counts each size upwards, and leaves out the numbers of packs', () => {
    const packed = readFileSync(join(PACKS, 'ids.csv'), 'utf8');
    const last = new Map<string, number>();
    for (const [size, number] of ROWS.map((row) => row.split(','))) {
      expect(Number(number)).toBeGreaterThan(last.get(size) ?? 0);
      expect(packed).not.toContain(`\n${size}-${number},`);
      last.set(size, Number(number));
    }
  });

  it('keeps the numbers that addresses and players know', () => {
    const first = ROWS.slice(0, FIRST.count).join('\n');
    expect(fnv1a(new TextEncoder().encode(first))).toBe(FIRST.hash);
  });
});

describe('puzzles/titles-de.json', () => {
  it('has a title for each puzzle', () => {
    const titles = JSON.parse(readFileSync(join(PUZZLES, 'titles-de.json'), 'utf8'));
    expect(Object.keys(titles)).toEqual(library.map(({ name }) => name));
    expect(Object.values(titles)).not.toContain('');
  });
});
