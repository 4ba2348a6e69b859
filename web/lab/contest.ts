// What one contestant goes through: a run that is filmed, runs to warm up, runs that are measured. Filming costs time, so
// it is kept apart; it warms up as well. A method that blocks tells few steps, so that it is filmed while it is measured.
// The rules are those of `crosshatch compare`: a first run that takes long counts, a time-out is not repeated.

import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { Frame } from './frames.ts';
import { mostFrames } from './frames.ts';
import { METHODS } from './methods.ts';
import type { Report, RunJob, Runner, RunOutcome, RunProgress } from './run.ts';
import type { Contestant, Setup } from './setup.ts';

export const PHASES = ['filming', 'warming', 'measuring'] as const;
export type Phase = (typeof PHASES)[number];

export type ContestEvent =
  /** A run begins; measured runs are counted from 1. */
  | { readonly kind: 'phase'; readonly phase: Phase; readonly run: number }
  | { readonly kind: 'progress'; readonly progress: RunProgress }
  | { readonly kind: 'frames'; readonly frames: readonly Frame[] }
  | { readonly kind: 'measured'; readonly report: Report }
  | { readonly kind: 'ended'; readonly outcome: RunOutcome };

/** Seconds of a film, at most. */
const FILM = 3;
/** Seconds of runs before the first that counts, and how many of them at most. */
const WARM_UP = 0.2;
const WARM_UP_RUNS = 100;
/** Seconds of a first run that counts. */
const LONG = 5;

/** Resolves when all is told. */
export async function compete(
  runner: Runner,
  { method, choices }: Contestant,
  setup: Omit<Setup, 'puzzle' | 'contestants' | 'order'>,
  puzzle: Puzzle,
  tell: (event: ContestEvent) => void,
): Promise<void> {
  const blocks = METHODS.some(({ id, blocks }) => id === method && blocks);
  const frames = mostFrames(puzzle.width * puzzle.height);
  const { seconds, steps, maxSolutions, seed } = setup;
  const limits = { seconds, ...(steps > 0 && { steps }) };
  const job: RunJob = {
    ...{ method, choices, puzzle, maxSolutions, seed, limits },
    ...{ frames: 0, isFilm: false },
  };
  const hooks = {
    onProgress: (progress: RunProgress) => tell({ kind: 'progress', progress }),
    onFrames: (taken: readonly Frame[]) => tell({ kind: 'frames', frames: taken }),
  };
  let warmth = 0;
  if (!blocks) {
    tell({ kind: 'phase', phase: 'filming', run: 0 });
    const short = { ...limits, seconds: Math.min(seconds, FILM) };
    const filmed = await runner.run({ ...job, limits: short, frames, isFilm: true }, hooks);
    if (filmed.kind !== 'report') return tell({ kind: 'ended', outcome: filmed });
    warmth += filmed.report.seconds;
  }
  for (let run = 1, measured = 0; ; run++) {
    const isWarm = warmth >= WARM_UP || run > WARM_UP_RUNS;
    tell({ kind: 'phase', phase: isWarm ? 'measuring' : 'warming', run: measured + 1 });
    const isFirst = run === 1 && blocks;
    const outcome = await runner.run({ ...job, frames: isFirst ? frames : 0 }, hooks);
    if (outcome.kind !== 'report') return tell({ kind: 'ended', outcome });
    const { report } = outcome;
    warmth += report.seconds;
    if (isWarm || report.seconds >= LONG || report.cut) {
      measured++;
      tell({ kind: 'measured', report });
    }
    if (report.cut || measured === setup.repeat) return tell({ kind: 'ended', outcome });
  }
}
