// Tests that every folder can be taken in at a glance: it has at most 25 modules besides tests.

import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CODE, filesBelow, MODULE } from './source-files.ts';

const MOST = 25;

const sizes = new Map<string, number>();
for (const folder of filesBelow(CODE, MODULE).map(posix.dirname))
  sizes.set(folder, (sizes.get(folder) ?? 0) + 1);

describe('folders', () => {
  it('are found', () => expect(sizes.size).toBeGreaterThan(20));

  it('have at most 25 modules', () => {
    expect([...sizes].filter(([, size]) => size > MOST)).toEqual([]);
  });

  it.each([
    ['grid.ts', true],
    ['board.tsx', true],
    ['grid.test.ts', false],
    ['board.module.css', false],
  ])('count %s: %s', (name, counts) => expect(MODULE.test(name)).toBe(counts));
});
