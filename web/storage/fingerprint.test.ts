import { describe, expect, it } from 'vitest';
import { clueOfLengths } from '../../src/puzzle/clue.ts';
import { BLACK_AND_WHITE, type Palette } from '../../src/puzzle/palette.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { fingerprintOf, fnv1a } from './fingerprint.ts';

function puzzleOf(rows: number[][], columns: number[][], palette: Palette = BLACK_AND_WHITE) {
  return {
    width: columns.length,
    height: rows.length,
    rows: rows.map((lengths) => clueOfLengths(lengths)),
    columns: columns.map((lengths) => clueOfLengths(lengths)),
    palette,
    meta: {},
  } satisfies Puzzle;
}

describe('fnv1a', () => {
  it.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('gives the published value of "%s"', (text, value) => {
    expect(fnv1a(new TextEncoder().encode(text))).toBe(value);
  });
});

describe('the fingerprint', () => {
  const one = puzzleOf([[1], [1]], [[2], []]);

  it('is the same for the same clues under another title', () => {
    expect(fingerprintOf({ ...one, meta: { title: 'Post' } })).toBe(fingerprintOf(one));
  });

  it('is as it was before there were given cells', () => {
    expect(fingerprintOf(one)).toBe('45d509c1cc952a08');
  });

  it('tells given cells, blotted blocks and unknown lines', () => {
    const [width, height] = [one.width, one.height];
    const given = (...cells: number[]) => ({ width, height, cells: Int32Array.from(cells) });
    const blotted = [[{ length: null, colour: 1 }], one.rows[1]];
    const prints = [
      one,
      { ...one, given: given(2, 3, 3, 3) },
      { ...one, given: given(3, 2, 3, 3) },
      { ...one, given: given(1, 3, 3, 3) },
      { ...one, rows: blotted },
      { ...one, rows: [null, one.rows[1]] },
      { ...one, rows: [[], one.rows[1]] },
    ].map(fingerprintOf);
    expect(new Set(prints).size).toBe(prints.length);
  });

  it('tells rows from columns', () => {
    expect(fingerprintOf(puzzleOf([[2], []], [[1], [1]]))).not.toBe(fingerprintOf(one));
  });

  it('tells lines from blocks', () => {
    const split = puzzleOf([[1], [1], []], [[1], [1]]);
    const joined = puzzleOf([[1, 1], [], []], [[1], [1]]);
    expect(fingerprintOf(split)).not.toBe(fingerprintOf(joined));
  });

  it('sees the colours of a colour puzzle only', () => {
    const blue = { symbol: '#', name: 'blue', rgb: '#0000ff' };
    const red = { symbol: 'r', name: 'red', rgb: '#ff0000' };
    const dyed = (palette: Palette): string => fingerprintOf(puzzleOf([[1]], [[1]], palette));
    const [white, black] = BLACK_AND_WHITE;
    expect(dyed([white, blue])).toBe(dyed(BLACK_AND_WHITE));
    expect(dyed([white, black, red])).not.toBe(dyed([white, black, blue]));
  });
});
