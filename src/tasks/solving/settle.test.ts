import { describe, expect, it } from 'vitest';
import { clueOfLengths } from '../../puzzle/clue.ts';
import { writeRows } from '../../puzzle/grid-text.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { settleDraft } from './settle.ts';

const clues = (...lengths: number[][]) => lengths.map((each) => clueOfLengths(each));

describe('what is sure of clues being typed', () => {
  it('comes from the lines that are there', async () => {
    const draft = { rows: clues([2], []), columns: clues([], [], []), palette: BLACK_AND_WHITE };
    const { consistent, grid } = (await settleDraft({ draft, open: [1, 2, 3, 4] })).value;
    expect(consistent).toBe(true);
    expect(writeRows(grid, BLACK_AND_WHITE)).toEqual(['?#?', '???']);
  });

  it('takes no notice of a clue on an open line, even one that does not fit', async () => {
    const draft = { rows: clues([9], [1]), columns: clues([1], [1]), palette: BLACK_AND_WHITE };
    expect((await settleDraft({ draft, open: [0] })).value.consistent).toBe(true);
  });

  it('says when the lines contradict each other', async () => {
    const draft = { rows: clues([2], []), columns: clues([], [1]), palette: BLACK_AND_WHITE };
    expect((await settleDraft({ draft, open: [] })).value.consistent).toBe(false);
  });
});
