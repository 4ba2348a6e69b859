// Solves a puzzle, and gets a partner for the search when the puzzle has lasted for a while: most
// puzzles take less time than a partner takes to start.

import type { SolveOptions } from '../../engine/options.ts';
import type { PartnerTask } from '../../engine/partners/partner.ts';
import { type PairedOptions, solveTogether } from '../../engine/solve.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Result } from '../../puzzle/result.ts';
import { clock } from '../clock.ts';
import type { PartnerThread } from './partner-thread.ts';

/** Opens a partner on another core; undefined if none is idle. */
export type OpenPartner = (task: PartnerTask) => PartnerThread | undefined;

/**
 * Milliseconds that a puzzle lasts before its search gets a partner. Two busy cores may slow each
 * other down, and at first the other core compiles the search, so a puzzle that ends soon after is
 * better alone.
 */
const LASTED = 500;

export interface AskedOptions
  extends Omit<PairedOptions, 'limits'>,
    Pick<SolveOptions, 'seed' | 'limits'> {
  /** Whether a list of more than two solutions may be another one every time. */
  readonly mayVary?: boolean;
}

/** Returns the options for a solve with a partner; undefined if they forbid one. */
export function pairedOptions({
  seed,
  mayVary = false,
  limits: { conflicts, ...limits } = {},
  maxSolutions = 2,
  ...others
}: AskedOptions): PairedOptions | undefined {
  const isFixed = maxSolutions > 2 && !mayVary;
  if (seed !== undefined || conflicts !== undefined || isFixed) return undefined;
  return { ...others, limits, maxSolutions };
}

/**
 * When a partner is gone, because it failed or because its core is needed elsewhere, the search
 * waits for another one, each time twice as long.
 */
export async function solveWithPartner(
  puzzle: Puzzle,
  options: PairedOptions,
  openPartner: OpenPartner,
  now: () => number = () => clock.now(),
): Promise<Result> {
  let partner: PartnerThread | undefined;
  let wait = LASTED;
  let next = now() + wait;
  const findPartner = (task: PartnerTask): PartnerThread | undefined => {
    if (now() < next) return undefined;
    partner = openPartner(task);
    if (partner === undefined) return undefined;
    wait *= 2;
    next = now() + wait;
    return partner;
  };
  try {
    return await solveTogether(puzzle, options, findPartner);
  } finally {
    partner?.end();
  }
}
