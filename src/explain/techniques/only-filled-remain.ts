// 4. When the cells that are not blank are exactly as many as the clue asks for, all of them are
// painted.

import { paintedCells } from '../../puzzle/clue.ts';
import { type LineTechnique, paintedIn } from '../model/line-finding.ts';
import { isBlank } from '../model/line-view.ts';

export const onlyFilledRemain: LineTechnique = {
  id: 'only-filled-remain',
  tier: 1,
  *find({ cells, clue }) {
    const left = [...cells.keys()].filter((at) => !isBlank(cells[at]));
    if (left.length === 0 || left.length !== paintedCells(clue)) return;
    const colours = clue.flatMap(({ length, colour }) => new Array<number>(length).fill(colour));
    const facts = left.map((at, i) => ({ at, candidates: paintedIn(colours[i]) }));
    yield {
      blocks: [...clue.keys()],
      facts,
      params: { left: left.length },
      mentions: [...cells.keys()].filter((at) => isBlank(cells[at])),
    };
  },
};
