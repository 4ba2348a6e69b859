// Shows the progress of a batch: how many puzzles are done or, for a single puzzle, how far it is.

import type { Phase, Progress } from '../../engine/index.ts';
import type { MethodProgress } from '../../methods/index.ts';
import type { Stopping } from './stop-on-signal.ts';

export interface BatchProgress {
  /** How many entries were read so far, puzzles and what cannot be read. */
  read: number;
  /** How many entries there are; undefined until the input has ended. */
  total: number | undefined;
  /** How many puzzles were started. */
  started: number;
  /** The latest progress of any puzzle. */
  latest: Progress | MethodProgress | undefined;
}

export function showProgress(
  stopping: Pick<Stopping, 'show'>,
  { total, started, latest }: BatchProgress,
  done: number,
): void {
  if (started > 1)
    stopping.show(done, total, (total ?? done) === 1 ? 'puzzle done' : 'puzzles done');
  else if (latest !== undefined) stopping.show(...describe(latest));
}

const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  lines: 'solving lines',
  probing: 'probing cells',
  starting: 'setting up the search',
  searching: 'searching',
  counting: 'counting',
};

function describe(progress: Progress | MethodProgress): [number, number, string] {
  const { knownCells, cells, solutions, stats } = progress;
  const found = solutions === 1 ? '1 solution' : `${solutions} solutions`;
  const work =
    'phase' in progress
      ? `${PHASE_WORDS[progress.phase]}, ${stats.conflicts} conflicts`
      : `${progress.steps} steps`;
  return [knownCells, cells, `cells sure, ${work}, ${found}`];
}
