// Looks for sets of several changes, one set after another. A set grows by the change that leaves
// the fewest candidates, until the picture is the only solution, the first of them by the best
// changes and the others with some chance, so that they differ. Where many cells are open, all sets
// are mends by many changes; elsewhere a mend is suggested if no set was made in time. Of every
// set, the changes without which the picture still is the only solution are taken back. The
// search ends after a number of sets, soon after a set than which none can be smaller, or with the
// time.

import { resettle } from '../../engine/picture-settling/settled-picture.ts';
import { makeRandom, type Random } from '../../engine/random.ts';
import type { Ambiguity } from '../ambiguity.ts';
import type { Drawing } from '../drawing.ts';
import { type Change, withChanges } from './change.ts';
import { mendedChanges } from './mended-changes.ts';
import { minimalByEngine, minimalByLines } from './minimal-changes.ts';
import {
  askAbout,
  type FoundChanges,
  inPart,
  type RepairSearch,
  suggest,
  suggestInstead,
} from './repair-search.ts';
import { changesNear, randomSample, type Trial, tryChanges } from './trials.ts';
import { visibilityOf } from './visibility.ts';

const MOST_SETS = 60;
/** How many sets are still looked for, for less visible changes, once none can be smaller. */
const MORE_SETS = 12;
/** The part of the time left that the engine may take to take back changes of one set. */
const ENGINE_SHARE = 0.4;
/** The most changes that are tried for each change of a set; the choice is random. */
const MOST_TRIALS = 400;
/** The number of best changes among which chance chooses. */
const CHOICE = 4;
const MOST_CONFLICTS = 2000;

/** Suggests sets until there are enough of them or the time is up. */
export async function findSeveralChanges(
  search: RepairSearch,
  ambiguity: Ambiguity,
): Promise<void> {
  const spare = search.hasManyOpen ? undefined : await spareSet(search);
  if (!(await suggestSets(search, ambiguity))) search.isThorough = false;
  if (spare !== undefined && search.progress.suggestions.length === 0) suggest(search, spare);
}

/** Returns a mend, which is quick to make, for the case that no better set is found in time. */
async function spareSet(search: RepairSearch): Promise<FoundChanges | undefined> {
  search.progress = { ...search.progress, stage: 'several', tried: 0, candidates: MOST_SETS };
  const made = await mendedChanges(search, makeRandom(0));
  if (made === 'cut' || made === 'none') return undefined;
  const spare = await minimalByLines(search, made);
  return spare.changes.length === 0 ? undefined : spare;
}

/** Returns false if the time was up. */
async function suggestSets(search: RepairSearch, ambiguity: Ambiguity): Promise<boolean> {
  // A single change that is enough would have been found if nothing was left out.
  const leastGroups = search.isThorough ? 2 : 1;
  let most = MOST_SETS;
  for (let set = 0; set < most; set++) {
    search.progress = { ...search.progress, stage: 'several', tried: set, candidates: most };
    const made = await makeSet(search, ambiguity, set);
    if (made === 'cut') return false;
    if (made === 'none') continue;
    const { changes } = await suggestSet(search, made);
    const isLeast = new Set(changes.map(({ cell }) => search.orbits[cell])).size <= leastGroups;
    if (isLeast) most = Math.min(most, set + 1 + MORE_SETS);
  }
  search.progress = { ...search.progress, tried: most, candidates: most };
  return true;
}

/** Mends where many cells are open. */
function makeSet(search: RepairSearch, ambiguity: Ambiguity, set: number) {
  if (search.hasManyOpen) return mendedChanges(search, makeRandom(set));
  return growSet(search, ambiguity, set === 0 ? undefined : makeRandom(set));
}

/** Suggests what line solves leave of a set, and then what the engine leaves of that. */
async function suggestSet(search: RepairSearch, changes: readonly Change[]): Promise<FoundChanges> {
  const byLines = await minimalByLines(search, changes);
  if (byLines.changes.length === 0) return byLines;
  suggest(search, byLines);
  const byEngine = await inPart(search, ENGINE_SHARE, (part) =>
    minimalByEngine(search, byLines, part),
  );
  suggestInstead(search, byLines, byEngine);
  return byEngine;
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
    const after = await askAbout(search, withChanges(search.drawing, changes), MOST_CONFLICTS);
    if (after === undefined) return 'cut';
    ambiguity = after;
  }
  return changes;
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
  const sample = randomSample(possible, MOST_TRIALS, random ?? makeRandom(changes.length));
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
