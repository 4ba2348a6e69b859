// Tests that every folder can be taken in at a glance: it has at most 25 files, not counting tests.

import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const MOST = 25;

/** Folders that still have too many files, with their present numbers, which may only fall. */
const TOO_FULL: Readonly<Record<string, number>> = {};

function folders(folder: string): string[] {
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...inner.flatMap(({ name }) => folders(join(folder, name)))];
}

const filesIn = (folder: string): number =>
  readdirSync(folder).filter((name) => /(?<!\.test)\.tsx?$/.test(name)).length;

const sizes = ['src', 'web', 'bench', 'makers', 'test']
  .flatMap((half) => folders(join(ROOT, half)))
  .map((folder): [string, number] => [relative(ROOT, folder), filesIn(folder)]);

describe('folders', () => {
  it('are found', () => expect(sizes.length).toBeGreaterThan(20));

  it('have at most 25 files, or no more than they had', () => {
    const most = (folder: string): number => TOO_FULL[folder] ?? MOST;
    expect(sizes.filter(([folder, size]) => size > most(folder))).toEqual([]);
  });

  it('stand on the list of exceptions only while they need it', () => {
    const files = Object.fromEntries(sizes);
    expect(Object.keys(TOO_FULL).filter((folder) => (files[folder] ?? 0) <= MOST)).toEqual([]);
  });
});
