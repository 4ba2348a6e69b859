// Counts the solutions of a puzzle.

import { count, type Limits, type Progress } from '../../engine/index.ts';
import { rightGoal } from '../../puzzle/check-grid.ts';
import { defined } from '../../puzzle/defined.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Host } from '../host.ts';

interface CountArgs {
  readonly puzzle: Puzzle;
  /** Counting stops at this number. */
  readonly limit?: number;
  readonly limits?: Limits;
}

export interface CountAnswer {
  /** The count in decimal digits, because it can exceed what a number holds. */
  readonly count: string;
  /** False if there are at least `count` solutions, and perhaps more. */
  readonly complete: boolean;
}

export async function countSolutions(
  { puzzle, limit, limits }: CountArgs,
  { stop, onProgress }: Host<Progress>,
): Promise<Success<CountAnswer>> {
  const most = limit === undefined ? undefined : BigInt(limit);
  const options = { stop, onProgress, ...defined({ limits }) };
  const counted = await count(puzzle, most, options);
  const isFruitless = counted.count === 0n && !counted.complete;
  // A puzzle may come with a picture that is a solution, whatever the search has found so far.
  const found = isFruitless && rightGoal(puzzle) !== undefined ? 1n : counted.count;
  return success({ count: found.toString(), complete: counted.complete });
}
