// 14. Cells that no block reaches, from its earliest start to the end of its latest, are blank; in several colours,
// a cell that no block of a colour reaches does not have that colour.

import { BLANK, type LineTechnique } from '../finding.ts';

export const simpleSpaces: LineTechnique = {
  id: 'simple-spaces',
  tier: 2,
  *find({ clue, cells, earliest, latest }) {
    const reach = new Array<number>(cells.length).fill(BLANK);
    for (const [j, { length, colour }] of clue.entries()) {
      for (let at = earliest[j]; at < latest[j] + length; at++) reach[at] |= 1 << colour;
    }
    const facts = reach.map((candidates, at) => ({ at, candidates: cells[at] & candidates }));
    yield {
      blocks: [...clue.keys()],
      facts: facts.filter(({ at, candidates }) => candidates !== cells[at]),
    };
  },
};
