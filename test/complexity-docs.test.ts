// Tests that the counters in docs/complexity.md, which are the same on any machine, are true.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { solve } from '../src/engine/solve.ts';
import { domino } from './boards.ts';
import { ROOT } from './source-files.ts';

const text = readFileSync(join(ROOT, 'docs/complexity.md'), 'utf8');

/** Returns the cells of the only row of a table that begins with this text. */
function row(first: string): string[] {
  const [, cells = ''] = new RegExp(`^\\| ${first} \\|(.*)\\|$`, 'm').exec(text) ?? [];
  return cells.split('|').map((cell) => cell.trim());
}

it.each([9, 10])('the conflicts of domino %i are those of the engine', async (n) => {
  const written = row('conflicts')[row('puzzle').indexOf(String(n))];
  const { stats } = await solve(domino(n));
  expect(written).toBe(stats.conflicts.toLocaleString('en'));
});
