// Searches as the partner of another search.

import { goesOn, makePace } from '../../pacing/pace.ts';
import { followMessages } from '../clause-learning/follow-messages.ts';
import type { SolveOptions } from '../options.ts';
import { makeSearch, run } from '../search/search.ts';
import { phaseOf, progressOf } from '../search/search-report.ts';
import { solutionsOf } from '../solutions-of.ts';
import type { Partner, PartnerTask } from './partner.ts';

/** Ends when either search knows the answer, or when `stop` returned true. */
export async function searchAsPartner(
  { puzzle, root, messages }: PartnerTask,
  { seed, stop }: Required<Pick<SolveOptions, 'seed' | 'stop'>>,
  partner: Partner,
): Promise<void> {
  const search = makeSearch(puzzle, { within: root, seed, layers: { probing: false } });
  const pace = makePace({ stop });
  while (search.state === 'open' && phaseOf(search) !== 'searching') {
    run(search, 1);
    if (!(await goesOn(pace, 0, () => progressOf(search)))) return;
  }
  const { stage } = search;
  if (messages !== undefined && stage.kind === 'learning') followMessages(stage.learning, messages);
  for await (const _ of solutionsOf(search, { stop }, () => partner)) {
    if (search.found > 1) break;
  }
}
