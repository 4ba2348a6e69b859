// 14. Cells that no block reaches, from its earliest start to its latest end, are blank; in puzzles
// of several colours, a cell that no block of a colour reaches does not have that colour.

import { defined } from '../../puzzle/defined.ts';
import {
  BLANK,
  type Finding,
  type LineTechnique,
  MOST_REACHES,
  NOTHING,
  type PlaceFact,
} from '../model/line-finding.ts';
import type { LineView } from '../model/line-view.ts';

export const simpleSpaces: LineTechnique = {
  id: 'simple-spaces',
  tier: 2,
  effect: 'clears',
  find(view) {
    const absent = absentFrom(view);
    const first = absent === 0 ? NOTHING : [absentColours(view, absent)];
    const reach = keptReachOf(view);
    if (areSame(reach, view.cells)) return first;
    const found = outOfReach(view, reach, absent);
    const isLong = found.variant === 'blank' && view.clue.length > MOST_REACHES;
    // Each stretch is explained by the blocks on its sides.
    return [...first, ...(isLong ? stretchesOf(view, found.facts) : [found])];
  },
};

function areSame(one: Int32Array, other: Int32Array): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

/** Returns the mask of the colours that cells could have but the clue does not contain. */
function absentFrom({ clue, cells }: LineView): number {
  let [present, possible] = [BLANK, 0];
  for (const { colour } of clue) present |= 1 << colour;
  for (let at = 0; at < cells.length; at++) possible |= cells[at];
  return possible & ~present;
}

function absentColours({ cells }: LineView, absent: number): Finding {
  const facts = [...cells].map((candidates, at) => ({ at, candidates: candidates & ~absent }));
  return { blocks: [], facts, params: { absent }, variant: 'absent' };
}

function outOfReach(
  { clue, cells, earliest, latestEnds }: LineView,
  reach: Int32Array,
  absent: number,
): Finding {
  const facts: PlaceFact[] = [];
  for (let at = 0; at < cells.length; at++) {
    if (reach[at] !== cells[at]) facts.push({ at, candidates: reach[at] });
  }
  const from = earliest.map((start) => start + 1);
  const isBlank = facts.every(({ candidates }) => candidates === BLANK);
  const variant = isBlank ? 'blank' : 'colour';
  return { blocks: [...clue.keys()], facts, params: { from, to: latestEnds, absent }, variant };
}

/**
 * Yields a finding for each stretch of blank cells side by side: all blocks end before the stretch
 * or begin after it.
 */
function* stretchesOf(
  { clue, earliest, latestEnds }: LineView,
  facts: Finding['facts'],
): Iterable<Finding> {
  for (let first = 0, end = 0; first < facts.length; first = end) {
    for (end = first + 1; end < facts.length && facts[end].at === facts[end - 1].at + 1; ) end++;
    const own = facts.slice(first, end);
    const after = earliest.findIndex((start) => start > own[0].at);
    const before = (after < 0 ? clue.length : after) - 1;
    yield {
      blocks: [before, after].filter((j) => j >= 0),
      facts: own,
      variant: before < 0 ? 'front' : after < 0 ? 'end' : 'between',
      places: defined({
        reach: before >= 0 ? latestEnds[before] - 1 : undefined,
        start: after >= 0 ? earliest[after] : undefined,
      }),
    };
  }
}

/** Returns `reachOf` a view, which is asked for again and again until its line changes. */
export function keptReachOf(view: LineView): Int32Array {
  view.reach ??= reachOf(view);
  return view.reach;
}

/**
 * Returns the candidates of each cell that its mark and the blocks that reach it allow. The line
 * must have an arrangement.
 */
export function reachOf({
  clue,
  cells,
  earliest,
  latestEnds,
}: Pick<LineView, 'clue' | 'cells' | 'earliest' | 'latestEnds'>): Int32Array {
  const reach = new Int32Array(cells.length).fill(BLANK);
  for (let j = 0; j < clue.length; j++) {
    const painted = 1 << clue[j].colour;
    for (let at = earliest[j]; at < latestEnds[j]; at++) reach[at] |= painted;
  }
  for (let at = 0; at < reach.length; at++) reach[at] &= cells[at];
  return reach;
}
