// The next step for a player, or why there is none: from any marks there is an answer. Cost: one
// solve, a look at each line, then a step; under 100 ms on 50x50 cells where the solve is quick.

import type { Limits } from '../../engine/options.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type History, problemOfCells, problemOfPosition } from '../model/move-history.ts';
import type { Step } from '../model/step.ts';
import type { Level } from '../words/say-step.ts';
import { type Ending, endingAtOnce, nextStepOrEnding, startExplanation } from './explanation.ts';

export interface HintOptions {
  /** Cells of the last move; by default those of the end of the history. */
  readonly near?: readonly number[];
  /**
   * How much the sentence says: 1 where to look, 2 the rule as well, 3 (the default) the cells too.
   */
  readonly level?: Level;
  /** All moves from the empty board to these marks. */
  readonly history?: History;
  /**
   * The player can note that a cell does not have a colour. Without notes, which is the default, a
   * step settles a cell unless nothing that does was found within the limits.
   */
  readonly notes?: boolean;
  /** Ten seconds for all of it and 20,000 conflicts for each search unless told. */
  readonly limits?: Limits;
  readonly stop?: () => boolean;
}

/** Plain data. The step is whole at every level: `say` says as much of it as the level asks for. */
export type Hint = { readonly kind: 'step'; readonly step: Step; readonly level: Level } | Ending;

const LIMITS: Limits = { seconds: 10, conflicts: 20_000 };

/**
 * Marks of another size, a history that does not lead to them, and cells that are not there are
 * problems.
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
  const all = { limits: { ...LIMITS, ...limits }, stop, history, notes };
  const explanation = await startExplanation(puzzle, marks, all);
  const ending = await endingAtOnce(explanation);
  if (ending !== undefined) return success(ending);
  const turn = await nextStepOrEnding(explanation, near);
  return success(turn.kind === 'step' ? { ...turn, level } : turn);
}

function problemOfLevel(level: number): Problem | undefined {
  if ([1, 2, 3].includes(level)) return undefined;
  return { code: 'bad-level', message: `level is ${level}: expected 1, 2 or 3` };
}
