// Takes changes back that a set does not need: first, by line solves, those without which lines
// still settle the picture, then, by the engine, those without which it still is the only solution.
// The most visible changes are tried first. Cost: some line solves, and then a question to the
// engine, for each orbit that stays.

import { countOpen } from '../../engine/picture-settling/open-cells.ts';
import { recolour, takeBack } from '../../engine/picture-settling/recolour.ts';
import { resettle } from '../../engine/picture-settling/settled-picture.ts';
import { isLeft } from '../../engine/question-budget.ts';
import { type Change, withChanges } from './change.ts';
import { askAbout, CONFLICTS, type FoundChanges, type RepairSearch } from './repair-search.ts';
import { visibilityOf } from './visibility.ts';

type Group = readonly number[];

/**
 * Whether a set is enough without a group. Where the engine gave up, the group stays, and nothing
 * is proved; 'cut' is the end of the budget.
 */
type IsEnough = 'yes' | 'no' | 'unknown' | 'cut';

/** Leaves out, as far as the time allows, the changes without which lines settle the picture. */
export async function minimalByLines(
  search: RepairSearch,
  changes: readonly Change[],
): Promise<FoundChanges> {
  const { drawing, settled, budget } = search;
  resettle(settled, withChanges(drawing, changes).cells);
  if (countOpen(settled) > 0) return { changes, isMinimal: false };
  const { changes: needed } = await withoutNeedless(search, changes, async (_fewer, group) => {
    if (!(await isLeft(budget))) return 'cut';
    recolour(settled, group, drawing.cells[group[0]]);
    if (countOpen(settled) === 0) return 'yes';
    takeBack(settled);
    return 'no';
  });
  return { changes: needed, isMinimal: false };
}

/** Leaves out the changes without which the picture still is the only solution. */
export async function minimalByEngine(
  search: RepairSearch,
  { changes }: FoundChanges,
  budget: RepairSearch['budget'],
): Promise<FoundChanges> {
  return withoutNeedless(search, changes, async (fewer) => {
    const picture = withChanges(search.drawing, fewer);
    const ambiguity = await askAbout(search, picture, CONFLICTS, budget);
    return ambiguity === undefined ? 'cut' : ENOUGH[ambiguity.verdict];
  });
}

const ENOUGH = { unique: 'yes', multiple: 'no', none: 'no', unknown: 'unknown' } as const;

function mostVisibleFirst(
  { drawing, orbits }: Pick<RepairSearch, 'drawing' | 'orbits'>,
  changes: readonly Change[],
): Group[] {
  const all = withChanges(drawing, changes);
  const groups = [...new Set(changes.map(({ cell }) => orbits[cell]))];
  const visibility = new Map(groups.map((group) => [group, visibilityOf(all, group)]));
  return groups.sort((a, b) => (visibility.get(b) ?? 0) - (visibility.get(a) ?? 0));
}

/**
 * Leaves out each group whose changes are not needed for what `isEnough` tells. What is needed
 * beside some changes may not be needed without them, so this is repeated until all are needed.
 */
export async function withoutNeedless(
  search: Pick<RepairSearch, 'drawing' | 'orbits'>,
  changes: readonly Change[],
  isEnough: (fewer: readonly Change[], group: Group) => Promise<IsEnough>,
): Promise<FoundChanges> {
  const groups = mostVisibleFirst(search, changes);
  let needed = changes;
  let isMinimal = false;
  for (let before = -1; before !== needed.length; ) {
    before = needed.length;
    isMinimal = true;
    for (const group of groups) {
      const fewer = needed.filter(({ cell }) => search.orbits[cell] !== group);
      if (fewer.length === needed.length) continue;
      const enough = await isEnough(fewer, group);
      if (enough === 'cut') return { changes: needed, isMinimal: false };
      if (enough === 'yes') needed = fewer;
      else if (enough === 'unknown') isMinimal = false;
    }
  }
  return { changes: needed, isMinimal };
}
