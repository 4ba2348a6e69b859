// Sets up clause learning, and the search for symmetric solutions beside it. If clause learning
// would take too much memory, the plain search takes its place.

import { symmetriesOf } from '../board/find-symmetries.ts';
import { type ClauseLearning, runSetup } from '../clause-learning/start-learning.ts';
import { makeAlternation } from './alternate-searches.ts';
import { startPlainly } from './plain-stage.ts';
import type { Budget, LearningStage, Search, SetupStage, StageOutcome } from './search-state.ts';
import { MOST_MAPPED } from './second-solution.ts';

export function setUpLearning(
  search: Search,
  { setup }: SetupStage,
  { work }: Budget,
): StageOutcome {
  const started = runSetup(setup, work);
  if (started === 'paused') return 'paused';
  search.stage =
    started === undefined ? startPlainly(search, []) : startAlternation(search, started);
  return 'next';
}

function startAlternation(search: Search, learning: ClauseLearning): LearningStage {
  const { puzzle, layers, seed } = search;
  const symmetries = layers.symmetry && isWorthMaps(search) ? symmetriesOf(puzzle) : [];
  const alternation =
    symmetries.length > 0 ? makeAlternation(puzzle, symmetries, layers, seed) : undefined;
  return { kind: 'learning', learning, symmetries, alternation, remembered: [] };
}

/**
 * Returns whether it pays to look for symmetries: a search of few unknown cells is quick without
 * them, and making maps of very many cells would hold up the host.
 */
function isWorthMaps({ board }: Search): boolean {
  return board.unknown >= 50 && board.cells.length <= MOST_MAPPED;
}
