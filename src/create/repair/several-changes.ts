// Looks for sets of several changes, one set after another. A set grows by the change that leaves
// the fewest candidates, until the picture is the only solution; then every change without which it
// still is the only solution is taken back. The first set is made of the best changes, the others
// with some chance, so that they differ. The search ends when the newest sets were no better than
// the best, or with the time.

import { openCells } from '../../engine/picture-settling/open-cells.ts';
import { resettle } from '../../engine/picture-settling/settled-picture.ts';
import { isLeft } from '../../engine/question-budget.ts';
import { makeRandom, type Random } from '../../engine/random.ts';
import type { Ambiguity } from '../ambiguity.ts';
import type { Drawing } from '../drawing.ts';
import { type Change, withChanges } from './change.ts';
import { minimalChanges } from './minimal-changes.ts';
import { askAbout, MANY_OPEN, type RepairSearch, suggest } from './repair-search.ts';
import { changesNear, sampleOf, type Trial, tryChanges } from './trials.ts';
import { visibilityOf } from './visibility.ts';

/** The most sets, and how many sets in a row may be no better than the best one. */
const MOST_SETS = 60;
const MOST_VAIN = 12;
/** The most changes that are tried for each change of a set; the choice is random. */
const MOST_TRIALS = 400;
/** The number of best changes among which chance chooses. */
const CHOICE = 4;
const MOST_CONFLICTS = 2000;

/** Returns whether the search ended before its time. */
export async function findSeveralChanges(
  search: RepairSearch,
  ambiguity: Ambiguity,
): Promise<boolean> {
  let least = Number.POSITIVE_INFINITY;
  let vain = 0;
  for (let set = 0; set < MOST_SETS && vain < MOST_VAIN; set++) {
    const progress = { stage: 'several', tried: set, candidates: MOST_SETS } as const;
    search.progress = { ...search.progress, ...progress };
    const random = set === 0 ? undefined : makeRandom(set);
    const grown = await growSet(search, ambiguity, random);
    if (grown === 'cut') return false;
    if (grown === 'none') continue;
    const changes = await minimalChanges(search, grown);
    vain = changes.length < least ? 0 : vain + 1;
    least = Math.min(least, changes.length);
    suggest(search, changes);
  }
  return true;
}

/** Without `random`, the best change is always taken. */
async function growSet(
  search: RepairSearch,
  first: Ambiguity,
  random: Random | undefined,
): Promise<readonly Change[] | 'none' | 'cut'> {
  let changes: readonly Change[] = [];
  for (let ambiguity = first; ambiguity.verdict !== 'unique'; ) {
    const next = await bestChange(search, changes, ambiguity.open, random);
    if (next === 'none' || next === 'cut') return next;
    changes = [...changes, ...next.changes];
    if (next.open === 0) return changes;
    const after = await ambiguityAfter(search, changes);
    if (after === undefined) return 'cut';
    ambiguity = after;
  }
  return changes;
}

async function ambiguityAfter(
  search: RepairSearch,
  changes: readonly Change[],
): Promise<Ambiguity | undefined> {
  const picture = withChanges(search.drawing, changes);
  resettle(search.settled, picture.cells);
  const open = openCells(search.settled);
  if (!search.hasManyOpen || open.length <= MANY_OPEN) {
    return askAbout(search, picture, MOST_CONFLICTS);
  }
  return (await isLeft(search.budget)) ? { verdict: 'multiple', cells: [], open } : undefined;
}

/** Returns the next change of a set; no cell changes twice. */
async function bestChange(
  search: RepairSearch,
  changes: readonly Change[],
  open: readonly number[],
  random: Random | undefined,
): Promise<Trial | 'none' | 'cut'> {
  const picture = withChanges(search.drawing, changes);
  const changed = new Set(changes.map(({ cell }) => cell));
  const possible = changesNear(search, picture, open).filter(([{ cell }]) => !changed.has(cell));
  if (possible.length === 0) return 'none';
  resettle(search.settled, picture.cells);
  const sample = sampleOf(possible, MOST_TRIALS, random ?? makeRandom(changes.length));
  const trials = await tryChanges(search, sample);
  if (trials.length < sample.length) return 'cut';
  const visibility = new Map(trials.map((trial) => [trial, visibilityAfter(picture, trial)]));
  trials.sort((a, b) => a.left - b.left || (visibility.get(a) ?? 0) - (visibility.get(b) ?? 0));
  return trials[random === undefined ? 0 : random.below(Math.min(CHOICE, trials.length))];
}

function visibilityAfter(picture: Drawing, { changes }: Trial): number {
  const cells = changes.map(({ cell }) => cell);
  return visibilityOf(withChanges(picture, changes), cells);
}
