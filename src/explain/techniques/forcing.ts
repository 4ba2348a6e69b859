// 12. A run that has little room on one side must grow towards the other side, because even the
// shortest block that the run can belong to needs more cells.

import {
  type Finding,
  factsFor,
  isNewIn,
  type LineTechnique,
  paintedIn,
  span,
} from '../model/line-finding.ts';
import { blocksOfRun, type LineView, leastLength, type Run } from '../model/line-view.ts';

export const forcing: LineTechnique = {
  id: 'forcing',
  tier: 3,
  effect: 'paints',
  find(view) {
    const found: Finding[] = [];
    for (const run of view.runs) grow(view, run, found);
    return found;
  },
};

/** Adds what is found of a run. */
function grow(view: LineView, run: Run, found: Finding[]): void {
  const { from, to } = roomOf(view, run);
  if (from === run.start && to === run.end) return;
  const blocks = blocksOfRun(view, run);
  if (blocks.length === 0) return;
  const shortest = shortestOf(view, blocks);
  const candidates = paintedIn(run.colour);
  const [isPushed, isPulled] = [
    isNewIn(view, run.end, from + shortest, candidates),
    isNewIn(view, to - shortest, run.start, candidates),
  ];
  if (!isPushed && !isPulled) return;
  const places = { first: run.start, last: run.end - 1 };
  const own = span(run.start, run.end);
  if (isPushed) {
    const facts = factsFor(run.end, from + shortest, candidates);
    const params = { shortest, side: 'start' };
    const reach = from + shortest - 1;
    const mentions = [from - 1, ...own];
    found.push({ blocks, facts, params, places: { ...places, wall: from, reach }, mentions });
  }
  if (isPulled) {
    const facts = factsFor(to - shortest, run.start, candidates);
    const params = { shortest, side: 'end' };
    const reach = to - shortest;
    const mentions = [...own, to];
    found.push({ blocks, facts, params, places: { ...places, wall: to - 1, reach }, mentions });
  }
}

function shortestOf({ clue }: LineView, blocks: readonly number[]): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (const j of blocks) shortest = Math.min(shortest, leastLength(clue[j]));
  return shortest;
}

/** Returns the stretch around the run in which all cells can have its colour. */
function roomOf(
  { cells, size }: LineView,
  { start, end, colour }: Run,
): { from: number; to: number } {
  const canHave = (at: number): boolean => ((cells[at] >>> colour) & 1) === 1;
  let [from, to] = [start, end];
  while (from > 0 && canHave(from - 1)) from--;
  while (to < size && canHave(to)) to++;
  return { from, to };
}
