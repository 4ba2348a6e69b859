// Tells what it costs at least to make the sums of rows and columns agree. Changes are taken as if
// each could be had any number of times, so the cost is that of a shortest path: from the
// difference of the sums to 0, where each change of a line is a step. Larger differences than a few
// lines can make are not told apart. Cost: once for each colour, the square of that.

import { isRowLine, type Size } from '../../puzzle/places.ts';
import type { LineChoice } from './line-choice.ts';

export interface SumBounds {
  /** The least cost from each difference from `-reach` to `reach`, by colour. */
  readonly costs: readonly Float64Array[];
  readonly reach: number;
  /** The least cost from greater differences, where rows have more cells and where columns have. */
  readonly beyond: readonly { readonly rows: number; readonly columns: number }[];
}

/**
 * How a choice changes the differences of the sums, by colour, from the first choice of its line.
 */
export type SumChanges = Int16Array;

/** Counts the cells of each colour of a choice; those of columns count as less than nothing. */
export function cellSums(
  { parts }: LineChoice,
  line: number,
  { height }: Size,
  colours: number,
): SumChanges {
  const sums = new Int16Array(colours);
  const sign = isRowLine(line, height) ? 1 : -1;
  for (const { length, colour } of parts) sums[colour] += sign * length;
  return sums;
}

/** No single change may be larger than `step`, nor `step` larger than `reach`. */
export function makeSumBounds(
  choices: readonly (readonly LineChoice[])[],
  changes: readonly (readonly SumChanges[])[],
  { colours, reach, step: longest }: SumRange,
): SumBounds {
  const costs = Array.from({ length: colours }, (_, colour) => {
    const steps = new Float64Array(2 * reach + 1).fill(Number.POSITIVE_INFINITY);
    choices.forEach((own, line) => {
      own.forEach(({ cost }, i) => {
        const step = reach + changes[line][i][colour];
        steps[step] = Math.min(steps[step], cost);
      });
    });
    return shortestPaths(steps, reach);
  });
  // The way from a greater difference to 0 leads through one of the last ones within reach.
  const beyond = costs.map((own) => ({
    rows: own.subarray(own.length - longest).reduce((least, cost) => Math.min(least, cost)),
    columns: own.subarray(0, longest).reduce((least, cost) => Math.min(least, cost)),
  }));
  return { costs, reach, beyond };
}

interface SumRange {
  readonly colours: number;
  readonly reach: number;
  readonly step: number;
}

/**
 * Returns the least cost to bring differences to 0 after a change, if there is one. The cost may be
 * infinite.
 */
export function sumCost(bounds: SumBounds, differences: Int32Array, change?: SumChanges): number {
  let most = 0;
  for (let colour = 1; colour < differences.length; colour++) {
    const difference = differences[colour] + (change?.[colour] ?? 0);
    most = Math.max(most, costFrom(bounds, colour, difference));
  }
  return most;
}

function costFrom({ costs, reach, beyond }: SumBounds, colour: number, difference: number): number {
  if (difference > reach) return beyond[colour].rows;
  return difference < -reach ? beyond[colour].columns : costs[colour][reach + difference];
}

/**
 * Finds the shortest paths to 0 (Dijkstra). A path may leave the range for a while in truth; it
 * would not be shorter, because the steps can be taken in an order that stays inside.
 */
function shortestPaths(steps: Float64Array, reach: number): Float64Array {
  const size = steps.length;
  const costs = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const isSettled = new Uint8Array(size);
  costs[reach] = 0;
  for (let round = 0; round < size; round++) {
    let at = -1;
    for (let i = 0; i < size; i++) {
      if (isSettled[i] === 0 && (at < 0 || costs[i] < costs[at])) at = i;
    }
    if (costs[at] === Number.POSITIVE_INFINITY) break;
    isSettled[at] = 1;
    for (let step = 0; step < size; step++) {
      // A step of `step - reach` leads from a difference to the one that is settled.
      const from = at - (step - reach);
      if (from >= 0 && from < size) costs[from] = Math.min(costs[from], costs[at] + steps[step]);
    }
  }
  return costs;
}
