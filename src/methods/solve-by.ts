// Runs any method: refuses puzzles that the method cannot take, and checks all solutions of the
// method by code that shares nothing with any solver. Cost: O(cells) time for each solution, and
// the memory for its text, by which a repeated solution is found.

import { isSolution } from '../puzzle/check-grid.ts';
import type { Grid } from '../puzzle/grid.ts';
import { isMonochrome } from '../puzzle/palette.ts';
import { failure, type Outcome, type Problem, success } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { requireExactClues } from '../puzzle/require-exact-clues.ts';
import type { Result } from '../puzzle/result.ts';
import { completeChoices } from './choices.ts';
import type { Choices, Method, MethodFor, MethodOptions } from './method.ts';

/**
 * Solves `puzzle` by `method`. Returns a problem with the reason when the method cannot take the
 * puzzle or the choices. A wrong or repeated solution ends the method and is a problem too, so that
 * comparisons can report it. Throws a RangeError for options that make no sense: a limit below 0,
 * `maxSolutions` below 1, or a seed that is no safe integer.
 */
export async function solveBy(
  method: Method,
  puzzle: Puzzle,
  options: MethodOptions = {},
): Promise<Outcome<Result>> {
  checkLimits(options);
  const choices = completeChoices(method, options.choices);
  if (!choices.ok) return choices;
  const admitted = admit(method, puzzle, choices.value);
  if (!admitted.ok) return admitted;
  const check = startCheck(method, puzzle);
  const outcome = await admitted.value({
    ...options,
    choices: choices.value,
    stop: () => check.fault !== undefined || (options.stop?.() ?? false),
    onSolution: (grid) => {
      if (accept(check, grid)) options.onSolution?.(grid);
    },
  });
  if (outcome.ok) acceptAll(check, outcome.value);
  return check.fault === undefined ? outcome : failure(check.fault);
}

/** Returns the reason why `method` cannot take `puzzle`, or undefined if it can. */
export function refusalOf(method: Method, puzzle: Puzzle, choices: Choices): Problem | undefined {
  const admitted = admit(method, puzzle, choices);
  return admitted.ok ? undefined : admitted.problems[0];
}

/** Solves the puzzle for which it was made. */
type Solve = (options: MethodOptions & { choices: Choices }) => Promise<Outcome<Result>>;

/** Returns how `method` solves `puzzle`, or the reason why it cannot take the puzzle. */
function admit(method: Method, puzzle: Puzzle, choices: Choices): Outcome<Solve> {
  if (!method.colours && !isMonochrome(puzzle.palette)) {
    const message = `${method.id} solves puzzles of one colour only: take one of the methods with colours`;
    return failure({ code: 'no-colour', message });
  }
  if (!method.given && puzzle.given !== undefined) {
    const message = `${method.id} takes no given cells: take a method that does, such as engine`;
    return failure({ code: 'no-given', message });
  }
  if (method.inexact) return admitWhole(method, puzzle, choices);
  const reason = `${method.id} needs the lengths of all blocks; take a method that does not, such as engine`;
  const exact = requireExactClues(puzzle, reason);
  return exact.ok ? admitWhole(method, exact.value, choices) : exact;
}

function admitWhole<P extends Puzzle>(
  method: MethodFor<P>,
  puzzle: P,
  choices: Choices,
): Outcome<Solve> {
  const refusal = method.refuse?.(puzzle, choices);
  return refusal === undefined
    ? success((options) => method.solve(puzzle, options))
    : failure(refusal);
}

interface SolutionCheck {
  readonly method: Method;
  readonly puzzle: Puzzle;
  /** The solutions that passed, as text. */
  readonly passed: Set<string>;
  fault: Problem | undefined;
}

function startCheck(method: Method, puzzle: Puzzle): SolutionCheck {
  return { method, puzzle, passed: new Set(), fault: undefined };
}

/**
 * Returns whether a grid is a solution and a new one; if not, sets the fault. Nothing passes after
 * a fault.
 */
function accept(check: SolutionCheck, grid: Grid): boolean {
  const { method, puzzle, passed } = check;
  if (check.fault !== undefined) return false;
  const text = grid.cells.join();
  if (passed.has(text)) check.fault = twice(method);
  else if (!isSolution(puzzle, grid)) check.fault = wrong(method);
  else passed.add(text);
  return check.fault === undefined;
}

/**
 * Checks that no solution is in the result twice, and checks the solutions that have not passed
 * yet.
 */
function acceptAll(check: SolutionCheck, { solutions }: Result): void {
  const { method, passed } = check;
  const texts = solutions.map(({ cells }) => cells.join());
  if (new Set(texts).size < texts.length) check.fault ??= twice(method);
  solutions.forEach((grid, i) => {
    if (!passed.has(texts[i])) accept(check, grid);
  });
}

function wrong({ id }: Method): Problem {
  return { code: 'wrong-solution', message: `${id} gave a grid that breaks its clues` };
}

function twice({ id }: Method): Problem {
  return { code: 'doubled-solution', message: `${id} gave the same solution twice` };
}

function checkLimits({ maxSolutions = 2, limits = {}, seed = 0 }: MethodOptions): void {
  const { seconds = 0, steps = 0 } = limits;
  if (!(maxSolutions >= 1))
    throw new RangeError(`maxSolutions is ${maxSolutions}: expected 1 or more`);
  if (!(seconds >= 0)) throw new RangeError(`limits.seconds is ${seconds}: expected 0 or more`);
  if (!(steps >= 0)) throw new RangeError(`limits.steps is ${steps}: expected 0 or more`);
  if (!Number.isSafeInteger(seed)) throw new RangeError(`seed is ${seed}: expected a whole number`);
}
