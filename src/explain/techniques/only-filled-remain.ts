// 4. When the cells that are not blank are exactly as many as the clue asks for, all of them are
// painted. Blotted blocks ask for at least one cell each, so they are no longer than that.

import { defined } from '../../puzzle/defined.ts';
import { type LineTechnique, NOTHING, paintedIn } from '../model/line-finding.ts';
import { isBlank, leastLength } from '../model/line-view.ts';

export const onlyFilledRemain: LineTechnique = {
  id: 'only-filled-remain',
  tier: 1,
  effect: 'paints',
  find({ size, cells, clue, isExact, painted }) {
    let count = 0;
    for (let at = 0; at < size; at++) if (!isBlank(cells[at])) count++;
    if (count === 0 || count !== painted) return NOTHING;
    const left = [...cells.keys()].filter((at) => !isBlank(cells[at]));
    const colours = clue.flatMap((block) =>
      new Array<number>(leastLength(block)).fill(block.colour),
    );
    const facts = left.map((at, i) => ({ at, candidates: paintedIn(colours[i]) }));
    return [
      {
        blocks: [...clue.keys()],
        facts,
        params: { left: count },
        mentions: [...cells.keys()].filter((at) => isBlank(cells[at])),
        ...defined({ variant: isExact ? undefined : 'blotted' }),
      },
    ];
  },
};
