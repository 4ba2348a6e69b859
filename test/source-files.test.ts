import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, ROOT } from './source-files.ts';

/** Whether a test looks for files other than those that it made itself. */
const looks = (text: string): boolean =>
  /\breaddirSync\(|\?raw\b/.test(text) && !/\bmkdtemp/.test(text);

/** Whether a test reads files, and names a file of the sources that it does not import. */
const readsByName = (text: string): boolean =>
  text.includes('readFileSync(') &&
  [...text.matchAll(/'([\w.][\w./-]*\.(?:tsx?|css))'/g)].some(
    ([quoted]) => !text.includes(`from ${quoted}`),
  );

it('is imported by every test that reads sources, so that npm run quick runs them', () => {
  const reading = filesBelow(['src', 'web', 'test'], /\.test\.ts$/)
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
    .filter(({ text }) => looks(text) || readsByName(text) || text.includes('filesBelow('));
  expect(reading.length).toBeGreaterThan(5);
  const others = reading.filter(({ text }) => !text.includes("/source-files.ts'"));
  expect(others.map(({ path }) => path)).toEqual([]);
});
