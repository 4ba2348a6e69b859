import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, MODULE, ROOT } from '../../../test/source-files.ts';
import { kindOfProblem } from './problem-kind.ts';

/** Codes for which the page has words elsewhere, or that no single text brings. */
const OTHERS = [
  ...['not-text', 'bad-encoding', 'more-problems', 'several-puzzles'],
  // A puzzle that is written brings these.
  ...['unused-colour', 'no-picture', 'no-colour', 'no-given', 'no-blotted', 'no-unknown-line'],
];

it('knows the kind of each problem that reading a file can bring', () => {
  const codes = filesBelow(['src/formats'], MODULE).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bcode: '([a-z-]+)'/g)].map(
      ([, code = '']) => code,
    ),
  );
  const read = [...new Set(codes)].filter((code) => !OTHERS.includes(code));
  expect(read.length).toBeGreaterThan(30);
  const kindOf = (code: string) => kindOfProblem({ code, message: '' });
  expect(read.filter((code) => kindOf(code) === 'other')).toEqual([]);
});
