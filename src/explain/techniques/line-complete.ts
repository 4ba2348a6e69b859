// 3. When as many cells are painted as the clue has, the rest is blank.

import { paintedCells } from '../../puzzle/clue.ts';
import { BLANK, type LineTechnique } from '../finding.ts';
import { isPainted } from '../line-view.ts';

export const lineComplete: LineTechnique = {
  id: 'line-complete',
  tier: 1,
  *find({ cells, clue }) {
    const painted = cells.reduce((sum, cell) => sum + (isPainted(cell) ? 1 : 0), 0);
    if (painted === 0 || painted !== paintedCells(clue)) return;
    const facts = [...cells].flatMap((cell, at) =>
      isPainted(cell) ? [] : [{ at, candidates: BLANK }],
    );
    yield { blocks: [...clue.keys()], facts, params: { painted } };
  },
};
