// 3. When as many cells are painted as the clue asks for, the rest is blank.

import { paintedCells } from '../../puzzle/clue.ts';
import { BLANK, type LineTechnique } from '../model/line-finding.ts';
import { isPainted } from '../model/line-view.ts';

export const lineComplete: LineTechnique = {
  id: 'line-complete',
  tier: 1,
  *find({ cells, clue }) {
    const painted = [...cells.keys()].filter((at) => isPainted(cells[at]));
    if (painted.length === 0 || painted.length !== paintedCells(clue)) return;
    const facts = [...cells].flatMap((cell, at) =>
      isPainted(cell) ? [] : [{ at, candidates: BLANK }],
    );
    yield {
      blocks: [...clue.keys()],
      facts,
      params: { painted: painted.length },
      mentions: painted,
    };
  },
};
