// Shows why marks are wrong when no single line shows it: the doubted marks are left out, and the
// explanation goes on from the remaining marks until a step contradicts one of the original marks.
// Of the earlier steps, only those that this step may need are kept. Cost: one solve to find the
// mistakes, one or more examinations of the remaining marks, and the explanation up to that step.

import { makePace, type Pace, secondsLeft } from '../../pacing/pace.ts';
import { defined } from '../../puzzle/defined.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { KnownSolutions } from '../engine-questions/known-solutions.ts';
import { examineMarks, type Mistakes } from '../mistakes/mistakes.ts';
import { EXPLAIN_LIMITS } from '../model/explain-limits.ts';
import {
  type History,
  lastChanges,
  marksAtStart,
  problemOfPosition,
} from '../model/move-history.ts';
import type { Fact, Step } from '../model/step.ts';
import type { ExplainOptions } from './explain.ts';
import {
  type ExplainProgress,
  type Explanation,
  startExplanation,
  stepsOf,
} from './explanation.ts';
import { neededSteps } from './needed-steps.ts';

export interface RefuteOptions extends ExplainOptions {
  /**
   * All moves from the start to these marks. When marks contradict each other, the history
   * shows which of them is the latest, and the latest is doubted.
   */
  readonly history?: History;
}

export type Refutation =
  | {
      readonly kind: 'steps';
      /** The candidates that are left for a marked cell; its mark allows none of them. */
      readonly fact: Fact;
      readonly steps: readonly Step[];
      /** Cells whose marks are left out before the first step. */
      readonly doubted: readonly number[];
    }
  /** There are so many steps that nobody would follow them. */
  | { readonly kind: 'far'; readonly fact: Fact; readonly steps: number }
  /** Only a search shows that the marks are wrong. */
  | { readonly kind: 'search' }
  /** A limit or the caller ended the work before anything was shown. */
  | { readonly kind: 'unknown' };

export interface Refuted {
  readonly mistakes: Mistakes;
  /**
   * Present only when marks are known to be wrong, no single line shows it, and the clues are not
   * known to have no solution.
   */
  readonly refutation?: Refutation;
}

/** The greatest number of steps that a person may want to follow. */
const MOST_STEPS = 60;

/**
 * Returns a problem for marks of another size or with masks that the palette does not allow, and
 * for a history that does not lead to the marks.
 */
export async function refute(
  puzzle: Puzzle,
  marks: Int32Array,
  { history, limits, ...hosting }: RefuteOptions = {},
): Promise<Outcome<Refuted>> {
  const problem = problemOfPosition(puzzle, marks, history);
  if (problem !== undefined) return failure(problem);
  const { seconds, conflicts } = { ...EXPLAIN_LIMITS.refutation, ...limits };
  const pace = makePace<ExplainProgress>({ limits: { seconds, conflicts } });
  const { mistakes, solutions } = await examineMarks(puzzle, marks, {
    // The other half of the time is left for the refutation.
    limits: { seconds: seconds / 2, conflicts },
    ...defined({ stop: hosting.stop, history }),
  });
  const { fits, verdict, lines } = mistakes;
  const isHidden = fits === 'no' && verdict !== 'none' && lines.length === 0;
  if (!isHidden) return success({ mistakes });
  const madeAt = history && lastChanges(puzzle, history);
  const refuting = { puzzle, marks, solutions, madeAt, pace, hosting };
  const refutation = await refuteWithout(refuting, doubtedOf(refuting, mistakes));
  return success({ mistakes, refutation });
}

interface Refuting {
  readonly puzzle: Puzzle;
  readonly marks: Int32Array;
  readonly solutions: KnownSolutions | undefined;
  /** The last move that changed each cell, if the history is known. */
  readonly madeAt: Int32Array | undefined;
  /** The limits of the whole refutation. */
  readonly pace: Pace<ExplainProgress>;
  readonly hosting: Pick<ExplainOptions, 'stop' | 'onProgress'>;
}

/**
 * Returns the cells of the wrong marks. When there are none, returns the cell of the latest mark of
 * `clash`, if there is a clash; without a history, the cell with the highest number counts as the
 * latest. When the other marks can stand together, they show that this mark is wrong, so a
 * refutation exists.
 */
function doubtedOf({ madeAt }: Refuting, { wrong, clash }: Mistakes): readonly number[] {
  if (wrong.length > 0 || clash === undefined) return wrong;
  const age = (cell: number): number => madeAt?.[cell] ?? cell;
  return clash.cells.toSorted((a, b) => age(b) - age(a)).slice(0, 1);
}

async function refuteWithout(refuting: Refuting, doubted: readonly number[]): Promise<Refutation> {
  const { puzzle, marks, solutions, pace, hosting } = refuting;
  const start = marks.slice();
  const untouched = marksAtStart(puzzle);
  for (const cell of doubted) start[cell] = untouched[cell];
  const limits = { seconds: secondsLeft(pace), conflicts: pace.work };
  const explanation = await startExplanation(puzzle, start, {
    ...hosting,
    limits,
    ...defined({ solutions }),
    notes: true,
  });
  const { mistakes: left } = explanation.examined;
  if (left.fits === 'yes') return stepsAgainst(explanation, marks, doubted);
  // The remaining marks may still contradict each other.
  const more = left.fits === 'no' ? doubtedOf(refuting, left) : [];
  return more.length === 0 ? { kind: 'unknown' } : refuteWithout(refuting, [...doubted, ...more]);
}

/** Collects steps up to the first one that contradicts one of the marks. */
async function stepsAgainst(
  explanation: Explanation,
  marks: Int32Array,
  doubted: readonly number[],
): Promise<Refutation> {
  const steps: Step[] = [];
  for await (const step of stepsOf(explanation)) {
    if (step.technique === 'search') return { kind: 'search' };
    steps.push(step);
    const fact = step.conclusions.find(({ cell, candidates }) => (candidates & marks[cell]) === 0);
    if (fact === undefined) continue;
    const needed = neededSteps(explanation.board.puzzle, steps);
    return needed.length > MOST_STEPS
      ? { kind: 'far', fact, steps: needed.length }
      : { kind: 'steps', fact, steps: needed, doubted };
  }
  return { kind: 'unknown' };
}
