import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, type TypedDraft } from '../draft/typed-draft.ts';
import { entryLayout } from './entry-layout.ts';

const PHONE = { width: 322, height: 500 };

describe('the layout of clue fields', () => {
  it('shows ten columns as a whole on phones, wider ones with longer clues', () => {
    const draft = emptyDraft(10, 10);
    const filled = { ...draft, rows: draft.rows.map(() => '1 1 1 1 1') };
    const wholeIn = (shown: TypedDraft, width: number): boolean => {
      const { cell, left } = entryLayout(shown, { ...PHONE, width });
      return left + 10 * cell <= width;
    };
    expect(wholeIn(draft, PHONE.width)).toBe(true);
    expect(wholeIn(filled, 352)).toBe(true);
  });

  it('leaves a field in each column that a finger can hit', () => {
    const side = fc.integer({ min: 1, max: 60 });
    const pixels = fc.integer({ min: 250, max: 1600 });
    fc.assert(
      fc.property(side, side, pixels, pixels, (columns, rows, width, height) => {
        const { cell } = entryLayout(emptyDraft(columns, rows), { width, height });
        expect(cell).toBeGreaterThanOrEqual(25);
      }),
    );
  });

  it('gives long clues a third of the room at most', () => {
    const draft = emptyDraft(10, 10);
    const long = { ...draft, rows: draft.rows.map(() => '1 1 1 1 1 1 1 1 1 1 1 1 1 1') };
    expect(entryLayout(long, PHONE).left).toBeLessThanOrEqual(PHONE.width / 3);
  });
});
