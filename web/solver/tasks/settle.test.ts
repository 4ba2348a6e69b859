import { describe, expect, it } from 'vitest';
import { clueOfLengths } from '../../../src/puzzle/clue.ts';
import { writeRows } from '../../../src/puzzle/grid-text.ts';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import { settleDraft } from './settle.ts';

const clues = (...lengths: number[][]) => lengths.map((each) => clueOfLengths(each));

describe('what is sure of clues being typed', () => {
  it('comes from the lines that are there', async () => {
    const draft = { rows: clues([2], []), columns: clues([], [], []), palette: BLACK_AND_WHITE };
    const { consistent, grid } = await settleDraft({ draft, open: [1, 2, 3, 4] });
    expect(consistent).toBe(true);
    expect(writeRows(grid, BLACK_AND_WHITE)).toEqual(['?#?', '???']);
  });

  it('takes no notice of a clue on an open line, even one that does not fit', async () => {
    const draft = { rows: clues([9], [1]), columns: clues([1], [1]), palette: BLACK_AND_WHITE };
    expect((await settleDraft({ draft, open: [0] })).consistent).toBe(true);
  });

  it('says when the lines contradict each other', async () => {
    const draft = { rows: clues([2], []), columns: clues([], [1]), palette: BLACK_AND_WHITE };
    expect((await settleDraft({ draft, open: [] })).consistent).toBe(false);
  });
});
