// Looks for single changes that are enough: first among all by line solves, then by the engine,
// which also knows what goes beyond lines. The changes that leave the least come first.

import { resettle } from '../../engine/picture-settling/settled-picture.ts';
import { partOf } from '../../engine/question-budget.ts';
import type { Ambiguity } from '../ambiguity.ts';
import { withChanges } from './change.ts';
import {
  askAbout,
  CONFLICTS,
  changesNear,
  type RepairSearch,
  suggest,
  tryChanges,
} from './repair-search.ts';

/** The part of the time that the engine may take if no change is enough by lines. */
const SHARE = 0.4;

/** Returns whether every change was tried to the end. */
export async function trySingleChanges(
  search: RepairSearch,
  { open }: Ambiguity,
): Promise<boolean> {
  const { drawing, settled } = search;
  resettle(settled, drawing.cells);
  const trials = tryChanges(search, changesNear(search, drawing, open));
  for (const trial of trials) if (trial.open === 0) suggest(search, trial.changes);
  if (search.hasManyOpen) return true;
  const rest = trials.filter((trial) => trial.open > 0).sort((a, b) => a.left - b.left);
  const part = { ...search, budget: partOf(search.budget, SHARE) };
  let isComplete = true;
  for (const [i, { changes }] of rest.entries()) {
    search.progress = { ...search.progress, tried: i, candidates: rest.length };
    const after = await askAbout(part, withChanges(drawing, changes), CONFLICTS);
    if (after === undefined) return false;
    if (after.verdict === 'unique') suggest(search, changes);
    else if (after.verdict === 'unknown') isComplete = false;
  }
  return isComplete;
}
