// Looks for single changes that are enough: first by line solves, then by the engine, which also
// knows what goes beyond lines. The changes that leave the least come first. Where many cells are
// open, one change is hardly ever enough: then some changes are tried by line solves, and the
// engine is not asked.

import { resettle } from '../../engine/picture-settling/settled-picture.ts';
import { partOf } from '../../engine/question-budget.ts';
import { makeRandom } from '../../engine/random.ts';
import type { Ambiguity } from '../ambiguity.ts';
import { type Change, withChanges } from './change.ts';
import { askAbout, CONFLICTS, type RepairSearch, suggest } from './repair-search.ts';
import { changesNear, sampleOf, type Trial, tryChanges } from './trials.ts';

/** The parts of the time that line solves may take, and the engine if no change is enough. */
const SHARES = { lines: 0.2, engine: 0.4 };
/** The most changes that line solves try where many cells are open; the choice is random. */
const MOST_TRIALS = 2000;

/** Returns whether every change was tried to the end. */
export async function trySingleChanges(
  search: RepairSearch,
  { open }: Ambiguity,
): Promise<boolean> {
  const all = changesNear(search, search.drawing, open);
  const trials = await tryByLines(search, all);
  for (const trial of trials) if (trial.open === 0) suggest(search, trial.changes);
  if (search.hasManyOpen) return trials.length === all.length;
  const rest = trials.filter((trial) => trial.open > 0).sort((a, b) => a.left - b.left);
  return (await askAboutEach(search, rest)) && trials.length === all.length;
}

async function tryByLines(search: RepairSearch, all: Change[][]): Promise<Trial[]> {
  resettle(search.settled, search.drawing.cells);
  const changes = search.hasManyOpen ? sampleOf([...all], MOST_TRIALS, makeRandom(0)) : all;
  const progress = (tried: number) => ({ ...search.progress, tried, candidates: changes.length });
  const budget = { ...partOf(search.budget, SHARES.lines), tried: 0, progress };
  return tryChanges({ ...search, budget }, changes);
}

/** Returns whether every question was answered. */
async function askAboutEach(search: RepairSearch, trials: readonly Trial[]): Promise<boolean> {
  const part = { ...search, budget: partOf(search.budget, SHARES.engine) };
  let isComplete = true;
  for (const [i, { changes }] of trials.entries()) {
    search.progress = { ...search.progress, tried: i, candidates: trials.length };
    const after = await askAbout(part, withChanges(search.drawing, changes), CONFLICTS);
    if (after === undefined) return false;
    if (after.verdict === 'unique') suggest(search, changes);
    else if (after.verdict === 'unknown') isComplete = false;
  }
  return isComplete;
}
