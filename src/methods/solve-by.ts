// The front door of the methods: refuses what a method cannot do, runs it, and checks all that comes out by code
// that shares nothing with it.

import { isSolution } from '../puzzle/check.ts';
import { sameGrid } from '../puzzle/grid.ts';
import { isMonochrome } from '../puzzle/palette.ts';
import { failure, type Outcome, type Problem } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result } from '../puzzle/result.ts';
import { completeChoices } from './choices.ts';
import type { Choices, Method, MethodOptions } from './method.ts';

/**
 * Solves `puzzle` by `method`. What the method cannot do is a problem with its reason; a wrong solution is a bug
 * of the method, and throws, as does a limit that makes no sense.
 */
export async function solveBy(
  method: Method,
  puzzle: Puzzle,
  options: MethodOptions = {},
): Promise<Outcome<Result>> {
  checkLimits(options);
  const choices = completeChoices(method, options.choices);
  if (!choices.ok) return choices;
  const refusal = refusalOf(method, puzzle, choices.value);
  if (refusal !== undefined) return failure(refusal);
  const outcome = await method.solve(puzzle, { ...options, choices: choices.value });
  if (outcome.ok) checkSolutions(method, puzzle, outcome.value);
  return outcome;
}

/** Why `method` cannot take `puzzle`; undefined when it can. */
export function refusalOf(method: Method, puzzle: Puzzle, choices: Choices): Problem | undefined {
  if (!method.colours && !isMonochrome(puzzle.palette)) {
    const message = `${method.id} solves puzzles of one colour only: take one of the methods with colours`;
    return { code: 'no-colour', message };
  }
  return method.refuse?.(puzzle, choices);
}

function checkSolutions(method: Method, puzzle: Puzzle, { solutions }: Result): void {
  solutions.forEach((grid, i) => {
    if (!isSolution(puzzle, grid))
      throw new Error(`${method.id} gave a grid that breaks its clues`);
    if (solutions.some((other, j) => j < i && sameGrid(other, grid))) {
      throw new Error(`${method.id} gave the same solution twice`);
    }
  });
}

function checkLimits({ maxSolutions = 2, limits = {}, seed = 0 }: MethodOptions): void {
  const { seconds = 0, steps = 0 } = limits;
  if (!(maxSolutions >= 1))
    throw new RangeError(`maxSolutions is ${maxSolutions}: expected 1 or more`);
  if (!(seconds >= 0)) throw new RangeError(`limits.seconds is ${seconds}: expected 0 or more`);
  if (!(steps >= 0)) throw new RangeError(`limits.steps is ${steps}: expected 0 or more`);
  if (!Number.isSafeInteger(seed)) throw new RangeError(`seed is ${seed}: expected a whole number`);
}
