// Reports on a search at any time: its solutions, what is known, counters and progress.

import { countKnown, type Grid } from '../../puzzle/grid.ts';
import type { Stats } from '../../puzzle/result.ts';
import { cellsAt } from '../board/board.ts';
import { countKnownCells, remainingCandidates } from '../clause-learning/read-cells.ts';
import type { Phase, Progress } from '../options.ts';
import type { LearningStage, Search, SearchStage } from './search-state.ts';

/**
 * Returns whether all is searched: the search has ended, or it stands at a solution that rests on
 * no decision and that it has not ruled out.
 */
export function isComplete({ state, stage, isExcluded }: Search): boolean {
  if (state !== 'at-solution') return state === 'done';
  return !isExcluded && depthOf(stage) === 0;
}

function depthOf(stage: SearchStage): number {
  if (stage.kind === 'plain') return stage.plain.depth;
  return stage.kind === 'learning' ? stage.learning.learner.trail.depth : 0;
}

/** Returns the solution at which `run` stopped. */
export function solutionOf({ board, solution }: Search): Grid {
  const { width, height } = board;
  return { width, height, cells: solution };
}

/**
 * Returns, for each cell, the candidates that are in a solution found or may be in one still to be
 * found, as far as the search knows.
 */
export function knownOf(search: Search): Grid {
  const { board, seen, found } = search;
  const { width, height } = board;
  if (search.state === 'done') return { width, height, cells: seen.slice() };
  const cells = candidatesOf(search);
  if (found > 0) for (let cell = 0; cell < cells.length; cell++) cells[cell] |= seen[cell];
  return { width, height, cells };
}

/** Returns a copy of the candidates that are not ruled out for good. */
function candidatesOf({ board, stage }: Search): Int32Array {
  if (stage.kind === 'learning') return remainingCandidates(stage.learning);
  const isDeciding = stage.kind === 'plain' && stage.plain.depth > 0;
  return cellsAt(board, isDeciding ? stage.plain.marks[0] : board.trailSize);
}

const PHASES_OF = {
  lines: 'lines',
  probing: 'probing',
  setup: 'starting',
  learning: 'searching',
  plain: 'searching',
} as const;

export function phaseOf({ stage }: Search): Phase {
  return PHASES_OF[stage.kind];
}

export function conflictsOf({ stage, past }: Search): number {
  return (statsOfStage(stage).conflicts ?? 0) + (past.conflicts ?? 0);
}

export function statsOf({ board, stage, past }: Search): Stats {
  const { lineSolves, propagations } = board;
  const all: readonly Stats[] = [{ lineSolves, propagations }, statsOfStage(stage), past];
  return Object.fromEntries(
    COUNTERS.map((name) => [name, all.reduce((sum, stats) => sum + (stats[name] ?? 0), 0)]),
  );
}

const COUNTERS = [
  'lineSolves',
  'propagations',
  'probes',
  'decisions',
  'conflicts',
  'learnt',
  'restarts',
  'dives',
];

/** Returns the counters of a stage, without those of its board. */
function statsOfStage(stage: SearchStage): Stats {
  switch (stage.kind) {
    case 'probing':
      return { probes: stage.probing?.probes ?? 0 };
    case 'plain':
      return { decisions: stage.plain.decisionCount, conflicts: stage.plain.conflicts };
    case 'learning':
      return statsOfLearning(stage);
    default:
      return {};
  }
}

function statsOfLearning({ learning, alternation }: LearningStage): Stats {
  const { learner, lines, learnt, restarts, dives } = learning;
  return {
    lineSolves: lines?.lineSolves ?? 0,
    propagations: learner.propagations,
    decisions: learner.trail.decisions,
    conflicts: learner.conflicts + (alternation?.symmetric.conflicts ?? 0),
    learnt,
    restarts: restarts.restarts,
    dives: dives?.dives ?? 0,
  };
}

export function progressOf(search: Search): Progress {
  const { board, root, stage, found, seen } = search;
  const knownCells =
    stage.kind === 'learning'
      ? countKnownCells(stage.learning, seen)
      : countKnown({ width: board.width, height: board.height, cells: root });
  return {
    phase: phaseOf(search),
    knownCells,
    cells: root.length,
    solutions: found,
    stats: statsOf(search),
  };
}
