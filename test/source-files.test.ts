import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, ROOT } from './source-files.ts';

/** Whether a test looks for files other than those that it made itself. */
const looks = (text: string): boolean =>
  /\breaddirSync\(|\?raw\b/.test(text) && !/\bmkdtemp/.test(text);

it('is imported by every test that looks for sources, so that npm run quick runs them', () => {
  const looking = filesBelow(['src', 'web', 'test'], /\.test\.ts$/)
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
    .filter(({ text }) => looks(text) || text.includes('filesBelow('));
  expect(looking.length).toBeGreaterThan(5);
  const others = looking.filter(({ text }) => !text.includes("/source-files.ts'"));
  expect(others.map(({ path }) => path)).toEqual([]);
});
