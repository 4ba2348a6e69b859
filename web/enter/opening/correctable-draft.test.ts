import { describe, expect, it } from 'vitest';
import { parsePuzzles } from '../../../src/formats/index.ts';
import { checksOf } from '../draft/checks.ts';
import { correctableDraft } from './correctable-draft.ts';

const draftIn = (text: string) => correctableDraft(parsePuzzles(text)[0]);

describe('a text with mistakes in the clues', () => {
  it('becomes a draft in which the numbers are those of the text', () => {
    const draft = draftIn('title "T"\nwidth 2\nheight 2\nrows\n2\n1\ncolumns\n2\n2\n');
    expect(draft).toMatchObject({ width: 2, height: 2, rows: ['2', '1'], columns: ['2', '2'] });
    expect(draft?.meta.title).toBe('T');
  });

  it('shows the clue that is too long', () => {
    const draft = draftIn('width 2\nheight 2\nrows\n2 1\n1\ncolumns\n2\n2\n');
    expect(draft && checksOf(draft).wrong).toEqual([0]);
  });

  it('has room for clues that are missing, and for those that are too many', () => {
    const draft = draftIn('width 3\nheight 2\nrows\n2\n1\n1\ncolumns\n2\n2\n');
    expect(draft).toMatchObject({ width: 3, height: 3, columns: ['2', '2', ''] });
  });

  it('leaves a saved grid out that is wrong, but no given cells', () => {
    const textWith = (grid: string) => `{"rows":[[1]],"cols":[[1]],${grid}}`;
    expect(draftIn(textWith('"saved":[["##"]]'))).toMatchObject({ rows: ['1'], given: [] });
    expect(draftIn(textWith('"given":["##"]'))).toBeUndefined();
  });

  it('is none where numbers cannot be read, and none that is right', () => {
    expect(draftIn('rows\n2\n1x\ncolumns\n2\n1\n')).toBeUndefined();
    expect(draftIn('rows\n2\n1\ncolumns\n2\n1\n')).toBeUndefined();
  });

  it('is none where the board is too small for it', () => {
    const rows = Array.from({ length: 201 }, () => '1').join('\n');
    expect(draftIn(`rows\n${rows}\ncolumns\n2\n`)).toBeUndefined();
  });
});
