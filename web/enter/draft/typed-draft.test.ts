import { describe, expect, it } from 'vitest';
import { BLACK_AND_WHITE, makePalette } from '../../../src/puzzle/palette.ts';
import { validate } from '../../../src/puzzle/validate.ts';
import { checksOf } from './checks.ts';
import {
  draftOfPuzzle,
  emptyDraft,
  MAX_TYPED_SIDE,
  resized,
  swapped,
  textOfLine,
  withLine,
  withoutClues,
} from './typed-draft.ts';

const WHITE = { name: 'white', rgb: '#ffffff' };
const COLOURED = makePalette(WHITE, [
  { name: 'red', rgb: '#ff0000' },
  { name: 'blue', rgb: '#0000ff' },
]);

describe('a draft', () => {
  it('holds the text of each line, columns with their numbers below each other', () => {
    const draft = withLine(withLine(emptyDraft(3, 2), 1, '1, 1'), 4, '1 1');
    expect(draft.rows).toEqual(['', '1, 1']);
    expect(draft.columns).toEqual(['', '', '1\n1']);
    expect(textOfLine(draft, 4)).toBe('1\n1');
  });

  it('keeps what was typed when the board shrinks and grows again', () => {
    const draft = withLine(emptyDraft(5, 5), 4, '3 1');
    const smaller = resized(draft, 5, 2);
    expect(checksOf(smaller).lines).toHaveLength(7);
    expect(resized(smaller, 5, 5)).toEqual(draft);
  });

  it('has sides from 1 to the largest, whatever is wished', () => {
    const draft = resized(emptyDraft(), Number.NaN, 1e9);
    expect([draft.width, draft.height]).toEqual([1, MAX_TYPED_SIDE]);
    expect(resized(draft, -3, 2.9)).toMatchObject({ width: 1, height: 2 });
  });

  it('swaps rows and columns, and back', () => {
    const draft = withLine(withLine(emptyDraft(3, 2), 0, '1 1'), 2, '2');
    const other = swapped(draft);
    expect(other).toMatchObject({
      width: 2,
      height: 3,
      rows: ['2', '', ''],
      columns: ['1\n1', ''],
    });
    expect(swapped(other)).toEqual(draft);
  });

  it('comes from a puzzle and leads to the same puzzle', () => {
    const outcome = validate({
      rows: [
        [
          { length: 1, colour: 1 },
          { length: 1, colour: 2 },
        ],
        [],
      ],
      columns: [[{ length: 1, colour: 1 }], [{ length: 1, colour: 2 }]],
      palette: COLOURED,
      meta: { title: 'Two', licence: 'CC0-1.0' },
    });
    if (!outcome.ok) throw new Error('not valid');
    const draft = draftOfPuzzle(outcome.value);
    expect(draft.rows).toEqual(['1a 1b', '0']);
    expect(checksOf(draft).puzzle).toEqual(outcome.value);
  });

  it('keeps blotted blocks, unknown lines and given cells of a puzzle', () => {
    const outcome = validate({
      rows: [[{ length: null, colour: 2 }], null],
      columns: [null, [{ length: 1, colour: 2 }]],
      palette: COLOURED,
      given: { width: 2, height: 2, cells: Int32Array.of(7, 4, 1, 7) },
    });
    if (!outcome.ok) throw new Error('not valid');
    const draft = draftOfPuzzle(outcome.value);
    expect([draft.rows, draft.columns]).toEqual([
      ['?b', '*'],
      ['*', '1b'],
    ]);
    expect(checksOf(draft).puzzle).toEqual(outcome.value);
  });

  it('is cleared but for size, colours and title', () => {
    const draft = { ...withLine(emptyDraft(2, 2), 0, '2'), meta: { title: 'Box' } };
    expect(withoutClues(draft)).toEqual({ ...emptyDraft(2, 2), meta: { title: 'Box' } });
    expect(draft.palette).toBe(BLACK_AND_WHITE);
  });
});
