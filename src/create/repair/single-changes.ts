// Looks for single changes that are enough: first by line solves, then by the engine, which also
// knows what goes beyond lines. The changes that leave the least come first. Where many cells are
// open, one change is hardly ever enough: then some changes are tried by line solves, and the
// engine is not asked.

import { resettle } from '../../engine/picture-settling/settled-picture.ts';
import { makeRandom } from '../../engine/random.ts';
import type { Ambiguity } from '../ambiguity.ts';
import { type Change, withChanges } from './change.ts';
import { askAbout, CONFLICTS, inPart, type RepairSearch, suggest } from './repair-search.ts';
import { changesNear, randomSample, type Trial, tryChanges } from './trials.ts';

/**
 * The parts of the time that line solves may take, and the engine if no change is enough. Where
 * many cells are open, a mend needs the time.
 */
const SHARES = { lines: 0.1, linesOfManyOpen: 0.02, engine: 0.4 };
/** The most changes that line solves try where many cells are open; the choice is random. */
const MOST_TRIALS = 200;

/** Suggests every single change that is enough. */
export async function trySingleChanges(
  search: RepairSearch,
  { open, verdict }: Ambiguity,
): Promise<void> {
  const isMinimal = verdict === 'multiple';
  const trials = await tryByLines(search, changesNear(search, search.drawing, open));
  for (const { changes, open } of trials) if (open === 0) suggest(search, { changes, isMinimal });
  if (search.hasManyOpen) return;
  const rest = trials.filter((trial) => trial.open > 0).sort((a, b) => a.left - b.left);
  await askAboutEach(search, rest, isMinimal);
}

async function tryByLines(search: RepairSearch, all: Change[][]): Promise<Trial[]> {
  resettle(search.settled, search.drawing.cells);
  const changes = search.hasManyOpen ? randomSample([...all], MOST_TRIALS, makeRandom(0)) : all;
  const progress = (tried: number) => ({ ...search.progress, tried, candidates: changes.length });
  const share = search.hasManyOpen ? SHARES.linesOfManyOpen : SHARES.lines;
  const trials = await inPart(search, share, (part) =>
    tryChanges({ ...search, budget: { ...part, tried: 0, progress } }, changes),
  );
  if (search.hasManyOpen || trials.length < all.length) search.isThorough = false;
  return trials;
}

async function askAboutEach(search: RepairSearch, trials: readonly Trial[], isMinimal: boolean) {
  await inPart(search, SHARES.engine, async (part) => {
    for (const [i, { changes }] of trials.entries()) {
      search.progress = { ...search.progress, tried: i, candidates: trials.length };
      const picture = withChanges(search.drawing, changes);
      const after = await askAbout(search, picture, CONFLICTS, part);
      if (after === undefined) return;
      if (after.verdict === 'unique') suggest(search, { changes, isMinimal });
    }
  });
}
