// Tests that comments end at column 100, as code does. The formatter wraps only code.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDERS = ['src', 'web', 'test', 'bench', 'makers', 'examples', 'scripts'];
const WIDTH = 100;

const COMMENT = /^\s*(\/\/|\/\*|\*)/;
/** A comment for the linter has to be on one line, however long. */
const FOR_LINTER = /biome-ignore/;

const isLong = (line: string): boolean =>
  line.length > WIDTH && COMMENT.test(line) && !FOR_LINTER.test(line);

const longComments = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, i) => (isLong(line) ? [`${relative(ROOT, path)}:${i + 1}`] : []));

it('no comment is wider than the code', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mts|mjs)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(longComments)).toEqual([]);
});

it('a wide comment would be found', () => {
  expect(isLong(`  // ${'x'.repeat(WIDTH)}`)).toBe(true);
  expect(isLong(`const wide = '${'x'.repeat(WIDTH)}';`)).toBe(false);
});
