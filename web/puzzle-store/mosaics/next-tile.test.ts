import { describe, expect, it } from 'vitest';
import type { Standing } from '../../storage/standing.ts';
import { nextTile } from './next-tile.ts';

const MOSAIC = { columns: 3, order: [4, 8, 1, 0, 2, 3, 5, 6, 7] };

/** The states as signs: "." is new, "-" is begun, "#" is solved, "*" is filled in. */
function statesOf(rows: string): readonly Standing[] {
  const states = { '.': 'new', '-': 'started', '#': 'solved', '*': 'solver' } as const;
  return [...rows.replaceAll(' ', '')].map((sign) => states[sign as keyof typeof states]);
}

describe('the next tile', () => {
  it.each([
    ['of a new mosaic is the first of the order', '... ... ...', 4],
    ['is one that is begun', '... ... -#.', 6],
    ['of several that are begun is the first of the order', '.-. ... -..', 1],
    ['is beside a solved one', '... ... #..', 3],
    ['of several beside a solved one is the first of the order', '#.. ... ...', 1],
    ['is not at the other end of the next row', '..# ... ...', 1],
    ['is one far from all solved ones only if no other is left', '### ### ##.', 8],
    ['is beside one that is filled in', '... ... *..', 3],
    ['is one that is filled in only if no other is left', '##* ### ###', 2],
    ['is none when all are solved', '### ### ###', undefined],
  ])('%s', (_, states, next) => {
    expect(nextTile(MOSAIC, statesOf(states))).toBe(next);
  });
});
