// Tests that every folder can be taken in at a glance: it has at most 25 modules besides tests.

import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const MOST = 25;

function folders(folder: string): string[] {
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...inner.flatMap(({ name }) => folders(join(folder, name)))];
}

const isModule = (name: string): boolean => /(?<!\.test)\.tsx?$/.test(name);

const modulesIn = (folder: string): number => readdirSync(folder).filter(isModule).length;

const sizes = ['src', 'web', 'bench', 'makers', 'test']
  .flatMap((half) => folders(join(ROOT, half)))
  .map((folder): [string, number] => [relative(ROOT, folder), modulesIn(folder)]);

describe('folders', () => {
  it('are found', () => expect(sizes.length).toBeGreaterThan(20));

  it('have at most 25 modules', () => {
    expect(sizes.filter(([, size]) => size > MOST)).toEqual([]);
  });

  it.each([
    ['grid.ts', true],
    ['board.tsx', true],
    ['grid.test.ts', false],
    ['board.module.css', false],
  ])('count %s: %s', (name, counts) => expect(isModule(name)).toBe(counts));
});
