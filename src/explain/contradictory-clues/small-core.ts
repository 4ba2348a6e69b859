// Finds one small set of lines that contradict each other, fast enough to be asked for thousands of
// times: line solving is traced back to the lines behind a contradiction, and of these, lines are
// left out as far as they can be. Cost: some dozens of runs of line solving on few lines.

import { minimalSet } from '../engine-questions/minimal-set.ts';
import { contradictingLines, type LineSubsets } from './line-subsets.ts';

/**
 * Returns lines of those in `kept`; undefined when line solving finds no contradiction. The lower
 * the rank of a line, the sooner it is left out.
 */
export async function smallCore(
  subsets: LineSubsets,
  kept: readonly number[],
  rank: (line: number) => number,
): Promise<readonly number[] | undefined> {
  const traced = contradictingLines(subsets, kept);
  if (traced === undefined) return undefined;
  const order = traced.toSorted((a, b) => rank(a) - rank(b));
  const { items } = await minimalSet(
    order,
    async (fewer) => contradictingLines(subsets, fewer) !== undefined,
  );
  return items;
}
