import { describe, expect, it } from 'vitest';
import { checksOf } from './checks.ts';
import { recoloured, withNewColour, withoutColour } from './draft-colours.ts';
import { emptyDraft, withLine } from './typed-draft.ts';

const TYPED = withLine(withLine(emptyDraft(4, 2), 0, '2 1'), 2, '0');

describe('the palette of a draft', () => {
  it('gives every number a letter with the second colour, and takes it back', () => {
    const two = withNewColour(TYPED);
    expect(two.palette.map(({ symbol }) => symbol)).toEqual(['.', 'a', 'b']);
    expect([two.rows[0], two.columns[0]]).toEqual(['2a 1a', '0']);
    expect(checksOf(two).wrong).toEqual([]);
    expect(withoutColour(two, 2)).toMatchObject({ rows: TYPED.rows, columns: TYPED.columns });
  });

  it('tells of numbers whose colour is gone', () => {
    const three = withLine(withNewColour(withNewColour(TYPED)), 1, '1c');
    const without = withoutColour(three, 3);
    expect(without.rows[1]).toBe('1c');
    expect(checksOf(without).lines[1].problem).toMatchObject({ kind: 'unknown-colour' });
  });

  it('keeps the letters of the colours that stay', () => {
    const three = withNewColour(withNewColour(TYPED));
    expect(withoutColour(three, 1).palette.map(({ symbol }) => symbol)).toEqual(['.', 'b', 'c']);
  });

  it('has one colour at least and 26 at most', () => {
    expect(withoutColour(TYPED, 1)).toBe(TYPED);
    const most = Array.from({ length: 40 }).reduce<typeof TYPED>(
      (draft) => withNewColour(draft),
      TYPED,
    );
    expect(most.palette).toHaveLength(27);
    expect(checksOf(most).wrong).toEqual([]);
  });

  it('changes how a colour looks', () => {
    expect(recoloured(TYPED, 1, '#112233').palette[1]).toMatchObject({
      symbol: '#',
      rgb: '#112233',
    });
  });
});
