import { describe, expect, it } from 'vitest';
import { withNewColour } from './draft-colours.ts';
import { knownDraft } from './draft-record.ts';
import { emptyDraft, resized, withLine } from './typed-draft.ts';

const DRAFT = {
  ...withNewColour(withLine(resized(emptyDraft(9, 9), 4, 3), 1, '2 1')),
  given: [
    { row: 8, column: 0, colour: 2 },
    { row: 0, column: 1, colour: 0 },
  ],
  meta: { title: 'Hat' },
};

describe('a kept draft', () => {
  it('comes back as it was, with what lies beyond its size', () => {
    expect(knownDraft(structuredClone({ version: 1, draft: DRAFT }))).toEqual(DRAFT);
  });

  it.each([
    [undefined],
    ['text'],
    [{ version: 2, draft: DRAFT }],
    [{ version: 1, draft: { ...DRAFT, width: 0 } }],
    [{ version: 1, draft: { ...DRAFT, width: 201 } }],
    [{ version: 1, draft: { ...DRAFT, rows: ['1'] } }],
    [{ version: 1, draft: { ...DRAFT, rows: Array(9).fill(3) } }],
    [{ version: 1, draft: { ...DRAFT, palette: [] } }],
    [{ version: 1, draft: { ...DRAFT, palette: [{ symbol: '.' }] } }],
    [{ version: 1, draft: { ...DRAFT, meta: undefined } }],
    [{ version: 1, draft: { ...DRAFT, given: [{ row: 0, column: 0, colour: 3 }] } }],
    [{ version: 1, draft: { ...DRAFT, given: [{ row: -1, column: 0, colour: 1 }] } }],
    [{ version: 1, draft: { ...DRAFT, given: 'none' } }],
  ])('that is none is no draft: %#', (kept) => {
    expect(knownDraft(kept)).toBeUndefined();
  });

  it('has no given cells if the page knew none when it was written', () => {
    const { given: _, ...draft } = DRAFT;
    expect(knownDraft({ version: 1, draft })).toEqual({ ...DRAFT, given: [] });
  });

  it('keeps only what is known of where a puzzle comes from', () => {
    const kept = { version: 1, draft: { ...DRAFT, meta: { title: 7, author: 'A', x: 'y' } } };
    expect(knownDraft(kept)?.meta).toEqual({ author: 'A' });
  });

  it.each([[undefined], ['0'], [[0, 1, 2, 3]], [[0, 2]], [[1, 0, 2]]])(
    'without valid colours of the saved puzzle is as if just opened: %#',
    (coloursNow) => {
      const kept = { version: 1, draft: { ...DRAFT, coloursNow } };
      expect(knownDraft(kept)?.coloursNow).toEqual([0, 1, 2]);
    },
  );
});
