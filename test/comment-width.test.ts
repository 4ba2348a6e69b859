// Tests that comments end at column 100 or before, as code does. The formatter wraps only code.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CODE, filesBelow, ROOT } from './source-files.ts';

const WIDTH = 100;

const COMMENT = /^\s*(\/\/|\/\*|\*)/;
/** A comment for the linter has to be on one line, however long. */
const FOR_LINTER = /biome-ignore/;

const isLong = (line: string): boolean =>
  line.length > WIDTH && COMMENT.test(line) && !FOR_LINTER.test(line);

const longComments = (path: string): string[] =>
  readFileSync(join(ROOT, path), 'utf8')
    .split('\n')
    .flatMap((line, i) => (isLong(line) ? [`${path}:${i + 1}`] : []));

it('no comment is wider than the code', () => {
  const files = filesBelow(CODE);
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(longComments)).toEqual([]);
});

it('a wide comment would be found', () => {
  expect(isLong(`  // ${'x'.repeat(WIDTH)}`)).toBe(true);
  expect(isLong(`const wide = '${'x'.repeat(WIDTH)}';`)).toBe(false);
});
