// Solves a puzzle by the method that the request names. The method runs in a process of its own.

import type { StepEvent } from '../../methods/index.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import type { MethodPlan } from '../../tasks/solving/plan-solve.ts';
import { tooManySolutions } from '../../tasks/texts/answer-text.ts';
import { type MethodSolveTask, solveJson, stepJson } from '../../workers/index.ts';
import { refuse } from '../http/problems.ts';
import type { ServerLimits } from '../limits.ts';
import {
  type Answering,
  answerLong,
  callerOf,
  type LongTask,
  type ProgressListener,
} from './answer.ts';
import { hooksOf, readPuzzleOf } from './puzzle-task.ts';
import type { Caller, Scheduler } from './scheduler.ts';

/** The task without its puzzle. The puzzle would take memory while the work waits. */
type PlannedTask = MethodPlan & Pick<MethodSolveTask, 'maxSolutions'>;

export async function answerByMethod(
  on: Answering,
  limits: ServerLimits,
  planned: PlannedTask,
): Promise<void> {
  const caller = callerOf(on.request, on.reply);
  const task = await taskOf(on, limits, caller, planned);
  if (caller.signal.aborted) on.reply.hijack();
  else if (!task.ok) refuse(on.reply, task.problems);
  else await answerLong(on, caller, workOf(on.scheduler, limits, task.value));
}

async function taskOf(
  on: Answering,
  limits: ServerLimits,
  caller: Caller,
  planned: PlannedTask,
): Promise<Outcome<MethodSolveTask>> {
  const puzzle = await readPuzzleOf(on, limits, caller);
  if (!puzzle.ok) return puzzle;
  const many = tooManySolutions(puzzle.value, planned.maxSolutions, limits.solutionCells);
  return many === undefined ? success({ ...planned, puzzle: puzzle.value }) : failure(many);
}

function workOf(scheduler: Scheduler, limits: ServerLimits, task: MethodSolveTask): LongTask {
  return async (signal, listener) => {
    const hooks = listener && {
      onProgress: hooksOf(listener).onProgress,
      onStep: stepsTo(listener, task, limits),
    };
    const outcome = await scheduler.runMethod(task, { signal, ...hooks });
    return outcome.ok
      ? success(JSON.stringify(solveJson(outcome.value, task.puzzle, task)))
      : outcome;
  };
}

/** All steps together have at most this many cells: some ten megabytes of text. */
const MOST_CELLS = 10_000_000;

/**
 * Returns a function that sends the listener as many steps as the bounds allow. If there are more
 * steps, one of kind `cut` comes last.
 */
function stepsTo(
  listener: ProgressListener,
  { puzzle }: MethodSolveTask,
  { steps }: ServerLimits,
): (event: StepEvent) => void {
  let left = Math.min(steps, Math.floor(MOST_CELLS / (puzzle.width * puzzle.height)));
  return (event) => {
    if (left < 0) return;
    const data = left > 0 ? stepJson(puzzle, event) : { kind: 'cut' };
    listener.item({ event: 'step', data });
    left--;
  };
}
