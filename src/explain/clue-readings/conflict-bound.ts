// Tells what it costs at least to resolve conflicts: of each, a line that is not locked must be
// changed, to its second choice at best. The costs of conflicts that share no such line add up; the
// dearest are taken first. Cost: one look at each line of the conflicts.

import type { Conflict, SearchSpace } from './search-space.ts';

export interface LeastCost {
  readonly total: number;
  /** The part of the total that a change of the line resolves, by line. */
  readonly byLine: Float64Array;
}

/** Lists the lines of a conflict that may be changed. */
export function openLines({ lines }: Conflict, isLocked: Uint8Array): number[] {
  return lines.filter((line) => isLocked[line] === 0);
}

/** The total is infinite where a conflict cannot be resolved. */
export function leastToResolve(
  { leastChanges }: SearchSpace,
  conflicts: readonly Conflict[],
  isLocked: Uint8Array,
): LeastCost {
  const costs = conflicts.map(({ lines }) => {
    let least = Number.POSITIVE_INFINITY;
    for (const line of lines) {
      if (isLocked[line] === 0 && leastChanges[line] < least) least = leastChanges[line];
    }
    return least;
  });
  const byLine = new Float64Array(isLocked.length);
  let total = 0;
  const order = [...costs.keys()].sort((a, b) => costs[b] - costs[a]);
  for (const at of order) {
    const { lines } = conflicts[at];
    if (lines.some((line) => isLocked[line] === 0 && byLine[line] > 0)) continue;
    for (const line of lines) byLine[line] = costs[at];
    total += costs[at];
  }
  return { total, byLine };
}
