// Integer programming, the method of Bosch's article: 0-1 variables say where each block starts,
// and HiGHS looks for values that satisfy all constraints, by presolve, linear relaxations, cuts,
// and branch and bound. To look for a second solution, HiGHS solves the program again with one more
// row, which excludes the first solution.
//
// Cost: exponential at worst, linear programs at each node; for memory see `bytesFor`. Since HiGHS
// computes in floating point, its result counts as a solution only when every value is whole and
// every line fits its clue. Source: R. A. Bosch, Painting by Numbers, Optima 65, 2001; J. J. Losada
// del Olmo, Solving a nonogram puzzle (AMPL).

import type { Highs } from 'highs';
import { estimateProgram } from '../../models/integer-program/estimate.ts';
import { FORMULATIONS, type Formulation } from '../../models/integer-program/program.ts';
import { yieldToHost } from '../../pacing/yield-to-host.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Result } from '../../puzzle/result.ts';
import { tooLarge } from '../memory.ts';
import type { Choices, Method, MethodOptions } from '../method.ts';
import { resultOf } from '../result-of-solutions.ts';
import {
  excludeGrid,
  isMipSpent,
  type MipSearch,
  makeMipSearch,
  nextSolution,
  reportProgress,
} from './highs-search.ts';
import { bytesFor, memoryProblem, releaseHighs, takeHighs } from './load-highs.ts';

export const mip: Method = mipOn(takeHighs, releaseHighs);

/** `release` takes back what `load` has loaded, unless a fault or a lack of memory spoilt it. */
export function mipOn(
  load: () => Promise<Outcome<Highs>>,
  release: (highs: Highs) => void = () => {},
): Method {
  return {
    id: 'mip',
    work: 'simplexIterations',
    title: 'Integer programming (HiGHS)',
    source:
      'R. A. Bosch, Painting by Numbers, 2001; J. J. Losada del Olmo, Solving a nonogram puzzle (AMPL)',
    complete: true,
    colours: true,
    given: true,
    inexact: true,
    blocks: true,
    options: [
      {
        name: 'formulation',
        values: FORMULATIONS,
        about: "the article's constraints, or fewer and stronger ones that say the same",
      },
    ],
    refuse,
    async solve(puzzle, options) {
      const loaded = await load();
      if (!loaded.ok) return loaded;
      const outcome = await solveWith(loaded.value, puzzle, options);
      if (outcome.ok) release(loaded.value);
      return outcome;
    },
  };
}

const MOST_BYTES = 1e9;

function refuse(puzzle: Puzzle, { formulation }: Choices): Problem | undefined {
  const size = estimateProgram(puzzle, formulation as Formulation);
  const figures = `${size.columns} columns, ${size.rows} rows and ${size.nonzeros} nonzeros`;
  const what = `HiGHS on the ${formulation} program of ${puzzle.width}x${puzzle.height} cells, with ${figures},`;
  return tooLarge(bytesFor(size), MOST_BYTES, what);
}

async function solveWith(
  highs: Highs,
  puzzle: Puzzle,
  options: MethodOptions & { choices: Choices },
): Promise<Outcome<Result>> {
  try {
    const search = makeMipSearch(highs, puzzle, options);
    const result = await findAll(search);
    search.model.dispose();
    return success(result);
  } catch (error) {
    const problem = memoryProblem(highs, error);
    if (problem === undefined) throw error;
    return failure(problem);
  }
}

async function findAll(search: MipSearch): Promise<Result> {
  const { puzzle, solutions, stats, options } = search;
  let complete = false;
  while (solutions.length < (options.maxSolutions ?? 2) && !isMipSpent(search)) {
    const answer = nextSolution(search);
    complete = answer === 'none';
    if (typeof answer === 'string') break;
    solutions.push(answer);
    options.onSolution?.(answer);
    excludeGrid(search, answer);
    reportProgress(search);
    await yieldToHost();
  }
  return resultOf(puzzle, { solutions, complete, stats });
}
