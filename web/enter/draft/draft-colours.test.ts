import { describe, expect, it } from 'vitest';
import { checksOf } from './checks.ts';
import { recoloured, sinceSaved, withNewColour, withoutColour } from './draft-colours.ts';
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

  it('gives question marks a letter like numbers, and unknown lines none', () => {
    const typed = withLine(withLine(TYPED, 0, '? 1 ?'), 1, '*');
    const two = withNewColour(typed);
    expect(two.rows).toEqual(['?a 1a ?a', '*']);
    expect(withoutColour(two, 2).rows).toEqual(typed.rows);
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

  it('knows what became of the colours of the saved puzzle', () => {
    const three = sinceSaved(withNewColour(withNewColour(TYPED)), TYPED);
    expect(three.coloursNow).toEqual([0, 1, 2, 3]);
    const edited = withNewColour(withoutColour(recoloured(three, 2, '#112233'), 1));
    expect(edited.coloursNow).toEqual([0, 0, 1, 2, 3]);
  });

  it('counts from the draft that was saved, also after undo', () => {
    const three = withNewColour(withNewColour(TYPED));
    const shrunk = withoutColour(three, 1);
    const saved = sinceSaved(shrunk, shrunk);
    expect(saved.coloursNow).toEqual([0, 1, 2, 0]);
    const undone = sinceSaved(three, shrunk);
    expect(undone.coloursNow).toEqual([0, 2, 3, 1]);
    expect(sinceSaved(saved, undone).coloursNow).toEqual([0, 0, 1, 2]);
    expect(sinceSaved(TYPED, TYPED)).toBe(TYPED);
  });

  it('takes no colour for another one of the history', () => {
    const two = withNewColour(TYPED);
    const one = withoutColour(two, 1);
    const other = withNewColour(one);
    const [undone, redone] = [two, other].map((draft) => sinceSaved(draft, one));
    expect(sinceSaved(redone, undone).coloursNow.slice(0, 3)).toEqual([0, 0, 1]);
  });
});
