import { describe, expect, it } from 'vitest';
import { pasteClues } from './paste-clues.ts';
import { emptyDraft } from './typed-draft.ts';

describe('many clues pasted at once', () => {
  it('fill the fields from the one where they were pasted', () => {
    const done = pasteClues(emptyDraft(3, 4), 1, '2\r\n\r\n1,1\n');
    expect(done?.draft.rows).toEqual(['', '2', '', '1,1']);
    expect(done?.line).toBe(3);
  });

  it('go into columns with their numbers below each other', () => {
    const done = pasteClues(emptyDraft(3, 4), 5, '1 1\n2');
    expect(done?.draft.columns).toEqual(['', '1\n1', '2']);
    expect(done?.draft.height).toBe(4);
  });

  it('may also stand between slashes', () => {
    expect(pasteClues(emptyDraft(3, 3), 0, '1.1/3/2')?.draft.rows).toEqual(['1.1', '3', '2']);
  });

  it('may have blotted blocks and unknown lines', () => {
    expect(pasteClues(emptyDraft(3, 3), 0, '1 ?\n*\n?a')?.draft.rows).toEqual(['1 ?', '*', '?a']);
    expect(pasteClues(emptyDraft(3, 3), 0, '* milk\n* eggs')).toBeUndefined();
  });

  it('make the board larger where they need room', () => {
    const done = pasteClues(emptyDraft(2, 2), 1, '1\n1\n1');
    expect(done?.draft).toMatchObject({ width: 2, height: 4, rows: ['', '1', '1', '1'] });
    const columns = pasteClues(emptyDraft(2, 2), 3, '1\n2\n1');
    expect(columns?.draft).toMatchObject({ width: 4, columns: ['', '1', '2', '1'] });
  });

  it('say what has no room on the largest board', () => {
    const done = pasteClues(emptyDraft(2, 2), 0, '1\n'.repeat(205));
    expect([done?.draft.height, done?.left]).toEqual([200, 5]);
  });

  it('are left alone when they are one clue or something else', () => {
    expect(pasteClues(emptyDraft(), 0, '3 1 2\n')).toBeUndefined();
    expect(pasteClues(emptyDraft(), 0, 'width 5\nheight 5')).toBeUndefined();
    expect(pasteClues(emptyDraft(), 0, '{"rows": [[1]],\n"cols": [[1]]}')).toBeUndefined();
  });
});
