// Finds the next step for a player, or the reason why there is none, such as a mistake in the
// marks. Cost: one solve, a look at each line, then a step; under 100 ms on 50x50 cells when the
// solve is quick.

import type { Limits } from '../../engine/options.ts';
import { defined } from '../../puzzle/defined.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { EXPLAIN_LIMITS } from '../model/explain-limits.ts';
import { type History, problemOfCells, problemOfPosition } from '../model/move-history.ts';
import type { Step } from '../model/step.ts';
import type { Level } from '../words/describe-step.ts';
import { type Ending, endingAtOnce, nextStepOrEnding, startExplanation } from './explanation.ts';

export interface HintOptions {
  /**
   * Cells of the last move; by default those of the last move of the history, if a history is
   * given.
   */
  readonly near?: readonly number[];
  /**
   * How much the sentence says: where to look (1), also the rule (2), or also the cells (3, the
   * default).
   */
  readonly level?: Level;
  /** All moves from the start to these marks. */
  readonly history?: History;
  /**
   * Whether the player can note that a cell does not have a colour. Without notes, which is the
   * default, a step settles a cell, unless no such step was found within the limits.
   */
  readonly notes?: boolean;
  /**
   * By default ten seconds for the whole hint, and 20,000 conflicts for the examination of the
   * marks and for each later search.
   */
  readonly limits?: Limits;
  readonly stop?: () => boolean;
}

/**
 * A hint is plain data. Its step is complete at every level; `describeHint` turns as much of it
 * into words as the level asks for.
 */
export type Hint = { readonly kind: 'step'; readonly step: Step; readonly level: Level } | Ending;

/**
 * Returns a problem for an unknown level, for marks of another size or with masks that the palette
 * does not allow, for a history that does not lead to the marks, and for cells in `near` that are
 * not on the board.
 */
export async function hint(
  puzzle: Puzzle,
  marks: Int32Array,
  options: HintOptions = {},
): Promise<Outcome<Hint>> {
  const { history, level = 3, notes = false, limits, stop } = options;
  const near = options.near ?? history?.at(-1)?.map(({ cell }) => cell) ?? [];
  const problem =
    problemOfLevel(level) ??
    problemOfPosition(puzzle, marks, history) ??
    problemOfCells(puzzle, near);
  if (problem !== undefined) return failure(problem);
  const all = {
    limits: { ...EXPLAIN_LIMITS.hint, ...limits },
    ...defined({ stop, history }),
    notes,
  };
  const explanation = await startExplanation(puzzle, marks, all);
  const ending = await endingAtOnce(explanation);
  if (ending !== undefined) return success(ending);
  const next = await nextStepOrEnding(explanation, near);
  return success(next.kind === 'step' ? { ...next, level } : next);
}

function problemOfLevel(level: number): Problem | undefined {
  if ([1, 2, 3].includes(level)) return undefined;
  return { code: 'bad-level', message: `level is ${level}: expected 1, 2 or 3` };
}
