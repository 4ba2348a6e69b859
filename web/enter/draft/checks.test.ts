import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../src/puzzle/clue.ts';
import { BLACK_AND_WHITE, makePalette } from '../../../src/puzzle/palette.ts';
import { checksOf, differing, openLines } from './checks.ts';
import { readClue } from './read-clue.ts';
import { emptyDraft, withLine } from './typed-draft.ts';

const WHITE = { name: 'white', rgb: '#ffffff' };
const COLOURED = makePalette(WHITE, [
  { name: 'red', rgb: '#ff0000' },
  { name: 'blue', rgb: '#0000ff' },
]);

function lengthsOf(text: string): (number | null)[] | undefined {
  return readClue(text, 10, BLACK_AND_WHITE).clue?.map(({ length }) => length);
}

describe('a clue', () => {
  it.each(['3 1 2', '3,1,2', '3.1.2', '3\n1\n2', ' 3, 1 , 2 ', '3 0 1 2'])('reads %j', (text) => {
    expect(lengthsOf(text)).toEqual([3, 1, 2]);
    expect(readClue(text, 10, BLACK_AND_WHITE).problem).toBeUndefined();
  });

  it('is empty for nothing and for 0, and knows them apart', () => {
    expect(readClue(' ', 5, BLACK_AND_WHITE)).toEqual({ clue: [], isBlank: true });
    expect(readClue('0', 5, BLACK_AND_WHITE)).toEqual({ clue: [], isBlank: false });
  });

  it.each([
    ['3 x', { kind: 'bad-number', found: 'x' }],
    ['-3', { kind: 'bad-number', found: '-3' }],
    ['1234567890', { kind: 'bad-number', found: '1234567890' }],
    ['3a', { kind: 'bad-number', found: '3a' }],
    ['4 4 1', { kind: 'too-long', needed: 11, cells: 10 }],
  ])('tells what is wrong with %j', (text, problem) => {
    expect(readClue(text, 10, BLACK_AND_WHITE).problem).toEqual(problem);
  });

  it('has letters for colours, in either case', () => {
    const { clue, problem } = readClue('3a 2B', 5, COLOURED);
    expect(clue).toEqual([
      { length: 3, colour: 1 },
      { length: 2, colour: 2 },
    ]);
    expect(problem).toBeUndefined();
    expect(readClue('3', 5, COLOURED).problem).toMatchObject({
      kind: 'no-colour',
      letters: 'a, b',
    });
    expect(readClue('3z', 5, COLOURED).problem).toMatchObject({
      kind: 'unknown-colour',
      found: '3z',
    });
    expect(readClue('0a', 5, COLOURED)).toMatchObject({ clue: [] });
    for (const found of ['0?', '0z'])
      expect(readClue(found, 5, COLOURED).problem).toMatchObject({ kind: 'unknown-colour', found });
  });

  it('has blotted blocks, in colour with a letter too', () => {
    expect(lengthsOf('? 3,?')).toEqual([null, 3, null]);
    const { clue } = readClue('?a 2b ?B', 10, COLOURED);
    expect(clue).toEqual([
      { length: null, colour: 1 },
      { length: 2, colour: 2 },
      { length: null, colour: 2 },
    ]);
    expect(readClue('?', 5, COLOURED).problem).toMatchObject({ kind: 'no-colour', found: '?' });
    expect(readClue('??', 5, BLACK_AND_WHITE).problem).toMatchObject({ kind: 'bad-number' });
  });

  it('is too long if its blotted blocks have no room for a cell each', () => {
    expect(readClue('? 2 ?', 6, BLACK_AND_WHITE).problem).toBeUndefined();
    expect(readClue('? 3 ?', 6, BLACK_AND_WHITE).problem).toEqual({
      kind: 'too-long',
      needed: 7,
      cells: 6,
    });
  });

  it('is that of an unknown line for an asterisk, which must stand alone', () => {
    expect(readClue(' * ', 5, COLOURED)).toEqual({ clue: null, isBlank: false });
    for (const [text, place] of [
      ['* 3', 1],
      ['3 *', 2],
      ['* *', 1],
    ] as const)
      expect(readClue(text, 5, BLACK_AND_WHITE).problem).toEqual({ kind: 'mixed-unknown', place });
    expect(readClue('3*', 5, BLACK_AND_WHITE).problem).toMatchObject({ kind: 'bad-number' });
  });

  it('never throws and never gives a block that is none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { clue } = readClue(text, 10, COLOURED);
        const isBlock = ({ length, colour }: Block): boolean =>
          (length === null || length >= 1) && (colour === 1 || colour === 2);
        expect(clue?.every(isBlock) ?? true).toBe(true);
      }),
    );
  });
});

describe('the checks of a draft', () => {
  it('give a puzzle where nothing is wrong', () => {
    const draft = ['2', '', '1', '1'].reduce(
      (next, text, line) => withLine(next, line, text),
      emptyDraft(2, 2),
    );
    const checks = checksOf(draft);
    expect(checks.puzzle?.rows.map((clue) => clue?.length)).toEqual([1, 0]);
    expect(checks.blank).toEqual([1]);
    expect(openLines(checks)).toEqual([]);
  });

  it('tell which side has more, and by how much', () => {
    const checks = checksOf(withLine(withLine(emptyDraft(3, 3), 0, '3'), 3, '1'));
    expect(differing(checks.sums)).toEqual([
      { colour: 1, rows: { least: 3, isExact: true }, columns: { least: 1, isExact: true } },
    ]);
    expect(checks.puzzle).toBeUndefined();
    expect(checks.isReadable).toBe(true);
    expect(openLines(checks)).toEqual([1, 2, 4, 5]);
  });

  it('compare sums only as far as blotted blocks and unknown lines let them', () => {
    const draftOf = (...texts: readonly string[]) =>
      texts.reduce((next, text, line) => withLine(next, line, text), emptyDraft(2, 2));
    const open = checksOf(draftOf('?', '1', '2', '1'));
    expect(open.sums).toEqual([
      { colour: 1, rows: { least: 2, isExact: false }, columns: { least: 3, isExact: true } },
    ]);
    expect(differing(open.sums)).toEqual([]);
    expect(open.puzzle?.rows[0]).toEqual([{ length: null, colour: 1 }]);
    const apart = checksOf(draftOf('2', '?', '1', '1'));
    expect(differing(apart.sums)).toHaveLength(1);
    expect(apart.puzzle).toBeUndefined();
    const unknown = checksOf(draftOf('*', '2', '1', '0'));
    expect(differing(unknown.sums)).toHaveLength(1);
    expect(checksOf(draftOf('*', '*', '*', '*')).puzzle?.columns).toEqual([null, null]);
  });

  it('tell what cannot be read from what does not fit', () => {
    const checks = checksOf(withLine(withLine(emptyDraft(3, 3), 0, '4'), 5, 'x'));
    expect(checks.wrong).toEqual([0, 5]);
    expect(checks.isReadable).toBe(false);
  });

  it('ask for clues before they speak of a puzzle', () => {
    expect(checksOf(emptyDraft()).puzzle).toBeUndefined();
  });
});
