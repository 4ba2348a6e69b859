// Takes changes back that a set does not need: first, by line solves, those without which lines
// still settle the picture, then, by the engine, those without which it still is the only solution.
// The most visible changes are tried first. Cost: a question to the engine for each orbit that
// stays.

import { countOpen } from '../../engine/picture-settling/open-cells.ts';
import { recolour, takeBack } from '../../engine/picture-settling/recolour.ts';
import { resettle } from '../../engine/picture-settling/settled-picture.ts';
import { isLeft } from '../../engine/question-budget.ts';
import { type Change, withChanges } from './change.ts';
import { askAbout, CONFLICTS, type RepairSearch } from './repair-search.ts';
import { visibilityOf } from './visibility.ts';

/** Returns the changes that are needed, those of one orbit together, as far as the time allows. */
export async function minimalChanges(
  search: RepairSearch,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  const groups = mostVisibleFirst(search, changes);
  const byLines = await without(search, groups, changes, keepsSettled(search, changes));
  return without(search, groups, byLines, async (fewer) => {
    const ambiguity = await askAbout(search, withChanges(search.drawing, fewer), CONFLICTS);
    return ambiguity?.verdict === 'unique';
  });
}

/** Tells of one set after another, each within the previous one, whether lines settle it. */
function keepsSettled({ drawing, settled, budget }: RepairSearch, changes: readonly Change[]) {
  resettle(settled, withChanges(drawing, changes).cells);
  const isSettled = countOpen(settled) === 0;
  return async (_fewer: readonly Change[], group: Group): Promise<boolean> => {
    if (!isSettled || !(await isLeft(budget))) return false;
    recolour(settled, group, drawing.cells[group[0]]);
    if (countOpen(settled) === 0) return true;
    takeBack(settled);
    return false;
  };
}

type Group = readonly number[];

function mostVisibleFirst({ drawing, orbits }: RepairSearch, changes: readonly Change[]): Group[] {
  const all = withChanges(drawing, changes);
  const groups = [...new Set(changes.map(({ cell }) => orbits[cell]))];
  const visibility = new Map(groups.map((group) => [group, visibilityOf(all, group)]));
  return groups.sort((a, b) => (visibility.get(b) ?? 0) - (visibility.get(a) ?? 0));
}

/**
 * Leaves out each group whose changes are not needed for what `isEnough` tells. What is needed
 * beside some changes may not be needed without them, so this is repeated until all are needed.
 */
async function without(
  { orbits }: RepairSearch,
  groups: readonly Group[],
  changes: readonly Change[],
  isEnough: (fewer: readonly Change[], group: Group) => Promise<boolean>,
): Promise<readonly Change[]> {
  let needed = changes;
  for (let before = -1; before !== needed.length; ) {
    before = needed.length;
    for (const group of groups) {
      const fewer = needed.filter(({ cell }) => orbits[cell] !== group);
      if (fewer.length === needed.length) continue;
      if (await isEnough(fewer, group)) needed = fewer;
    }
  }
  return needed;
}
