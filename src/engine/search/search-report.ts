// Reports on a search at any time: its solutions, what is known, counters and progress.

import type { Grid } from '../../puzzle/grid.ts';
import type { Stats } from '../../puzzle/result.ts';
import { cellsAt } from '../board/board.ts';
import { countSure, sureCells } from '../clause-learning/read-cells.ts';
import type { Progress } from '../options.ts';
import type { Search } from './search.ts';

/** All is searched, or solved without a single decision still open. */
export function isComplete(search: Search): boolean {
  if (search.state !== 'at-solution') return search.state === 'done';
  if (search.isExcluded) return false;
  return (search.plain?.depth ?? search.learning?.learner.depth ?? 0) === 0;
}

/** The solution at which `run` stopped. */
export function solutionOf({ board, solution }: Search): Grid {
  const { width, height } = board;
  return { width, height, cells: solution };
}

/**
 * What all solutions agree on, as far as the search has come: those found and all that may still
 * come.
 */
export function knownOf(search: Search): Grid {
  const { board, plain, learning, seen, found } = search;
  const { width, height } = board;
  if (search.state === 'done') return { width, height, cells: seen.slice() };
  const cells = learning
    ? sureCells(learning)
    : cellsAt(board, plain === undefined || plain.depth === 0 ? board.trailSize : plain.marks[0]);
  if (found > 0) for (let cell = 0; cell < cells.length; cell++) cells[cell] |= seen[cell];
  return { width, height, cells };
}

export function conflictsOf(search: Search): number {
  return ownConflicts(search) + (search.past.conflicts ?? 0);
}

/** Without those of a search before. */
function ownConflicts({ plain, learning, otherConflicts }: Search): number {
  return otherConflicts + (plain?.conflicts ?? learning?.learner.conflicts ?? 0);
}

export function statsOf(search: Search): Stats {
  const { board, plain, learning, probes, past } = search;
  const stats: Stats = {
    lineSolves: board.lineSolves + (learning?.lines?.lineSolves ?? 0),
    propagations: board.propagations + (learning?.learner.propagations ?? 0),
    probes,
    decisions: plain?.decisionCount ?? learning?.learner.decisions ?? 0,
    conflicts: ownConflicts(search),
    learnt: learning?.learnt ?? 0,
    restarts: learning?.restarts.restarts ?? 0,
    dives: learning?.dives?.dives ?? 0,
  };
  return Object.fromEntries(
    Object.entries(stats).map(([name, value]) => [name, value + (past[name] ?? 0)]),
  );
}

export function progressOf(search: Search): Progress {
  const { board, phase, learning, rootUnknown, found, seen } = search;
  const cells = board.cells.length;
  const open = phase === 'searching' ? rootUnknown : board.unknown;
  const knownCells = learning ? countSure(learning, seen) : cells - open;
  return { phase, knownCells, cells, solutions: found, stats: statsOf(search) };
}
