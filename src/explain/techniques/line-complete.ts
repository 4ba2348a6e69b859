// 3. When as many cells are painted as the clue asks for, the rest is blank. With blotted blocks
// this number is not known, but the rest is blank when there is a run for every block and no run
// can grow.

import { defined } from '../../puzzle/defined.ts';
import { BLANK, type LineTechnique, NOTHING, span } from '../model/line-finding.ts';
import { isPainted, type LineView, type Run } from '../model/line-view.ts';

export const lineComplete: LineTechnique = {
  id: 'line-complete',
  tier: 1,
  effect: 'clears',
  find(view) {
    const { cells, clue, isExact, runs } = view;
    if (runs.length === 0) return NOTHING;
    if (isExact ? cellsIn(runs) !== view.painted : !hasAllRuns(view)) return NOTHING;
    const painted = runs.flatMap(({ start, end }) => span(start, end));
    const facts = [...cells].flatMap((cell, at) =>
      isPainted(cell) ? [] : [{ at, candidates: BLANK }],
    );
    return [
      {
        blocks: [...clue.keys()],
        facts,
        params: { painted: painted.length },
        mentions: isExact ? painted : withNeighbours(painted),
        ...defined({ variant: isExact ? undefined : 'runs' }),
      },
    ];
  },
};

function cellsIn(runs: readonly Run[]): number {
  let sum = 0;
  for (const { start, end } of runs) sum += end - start;
  return sum;
}

/** Returns whether there is a run for every block, and no run can grow. */
function hasAllRuns({ cells, clue, runs }: LineView): boolean {
  const canGrow = ({ start, end, colour }: Run): boolean =>
    [cells[start - 1], cells[end]].some((candidates) => ((candidates >>> colour) & 1) === 1);
  return runs.length === clue.length && !runs.some(canGrow);
}

/** Returns the positions and those next to them; the crosses there show that no run can grow. */
function withNeighbours(positions: readonly number[]): number[] {
  return [...new Set(positions.flatMap((at) => [at - 1, at, at + 1]))];
}
